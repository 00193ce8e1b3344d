/** What counts only once, at whichever node, until it counts no more anyway. */
export const USED = [
  'create table used (what text primary key, until bigint not null)',
  'create index used_until on used (until)',
];
