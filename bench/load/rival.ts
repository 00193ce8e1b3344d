/** What the load test asks of a server, whoever wrote it: matches of two clients, who move in turn. */

/** A match that is under way. */
export interface Match {
  /** Does what must be done before somebody can move, such as opening another table when a game has ended. */
  ready(): Promise<void>;
  /** Makes one move by whoever is to move; resolves when the mover has its acknowledgement and both have the news. */
  move(): Promise<void>;
  close(): void;
}

/** Two clients on their way to a match. */
export interface Pair {
  begin(): Promise<Match>;
}

/** What the server's process has used. */
export interface Usage {
  /** Seconds of processor time. */
  readonly processor: number;
  /** Bytes in memory. */
  readonly resident: number;
  /** Bytes of JavaScript's objects and buffers that are still in use. */
  readonly heap: number;
}

/** A server in a process of its own. */
export interface RunningRival {
  connect(): Promise<Pair>;
  /** `tidy`: after a garbage collection, so that only what is in use counts. */
  usage(tidy?: boolean): Promise<Usage>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Where a profile of the server's processor time is written; '' for none. */
  readonly profile: string;
}

export interface Rival {
  /** What it is called on the command line. */
  readonly id: string;
  readonly name: string;
  /** What a reader of the figures must know of it. */
  readonly legend: string;
  /** Somebody else's, installed when it is wanted. */
  readonly isPeer: boolean;
  /** Whether clients are connected before they have a match, so that the memory of both can be told apart. */
  readonly connectsFirst: boolean;
  start(options: StartOptions): Promise<RunningRival>;
}
