/** What is kept for how long, unless the operator says otherwise. docs/privacy.md shows the same table. */

export interface Kept {
  /** As flags, metrics and reports call it. */
  readonly name: string;
  /** Days after which it goes; 0 keeps it for ever. */
  readonly days: number;
  /** Fewer days would take away what is still needed. */
  readonly least: number;
  /** Continues "days until …". */
  readonly help: string;
}

export const KEPT = [
  { name: 'guests', days: 90, least: 1, help: 'a guest who does not come back is erased' },
  { name: 'tables', days: 14, least: 1, help: 'a table that nobody begins is removed' },
  { name: 'logs', days: 180, least: 1, help: 'a log that nobody claims is removed' },
  { name: 'sessions', days: 1, least: 1, help: 'a session that is over is forgotten' },
  { name: 'erased', days: 7, least: 1, help: 'it is forgotten that somebody was erased' },
  // A week, for so long nobody is written to twice about one table.
  { name: 'mailed', days: 7, least: 7, help: 'it is forgotten who was written to, and about which table' },
  { name: 'used', days: 1, least: 1, help: 'it is forgotten which challenges of passkeys were answered' },
  { name: 'nodes', days: 7, least: 1, help: 'a node that has fallen silent is forgotten' },
  // Clocks of games by correspondence look back that far.
  { name: 'outages', days: 365, least: 60, help: 'an outage is forgotten' },
  { name: 'reports', days: 365, least: 30, help: 'a report that was decided is removed' },
  { name: 'decisions', days: 365, least: 30, help: 'a decision of a moderator is forgotten' },
] as const satisfies readonly Kept[];

export type KeptName = (typeof KEPT)[number]['name'];

/** Days by name. */
export type Keep = Readonly<Record<KeptName, number>>;

export const KEEP = Object.fromEntries(KEPT.map(({ name, days }) => [name, days])) as Keep;

export const LONGEST_KEPT = 36_500;

export const flagOf = (name: string): string => `--keep-${name}`;
export const variableOf = (name: string): string => `KEEP_${name.toUpperCase()}`;
