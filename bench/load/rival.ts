/** What the load test asks of a server, whoever wrote it: matches of two clients, who move in turn. */

/** A match that is under way. */
export interface Match {
  /** Makes one move by whoever is to move; resolves when the mover has its acknowledgement and both have the news. */
  move(): Promise<void>;
  close(): void;
}

/** A server in a process of its own. */
export interface RunningRival {
  /** Resident memory of the server, in bytes. */
  memory(): number;
  open(): Promise<Match>;
  stop(): Promise<void>;
}

export interface Rival {
  readonly name: string;
  /** Whether an acknowledged move survives a power cut. */
  readonly durable: boolean;
  start(): Promise<RunningRival>;
}
