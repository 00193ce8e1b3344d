/** Which address somebody has shown to be theirs; nobody has, of those given before. */
export const CONFIRMED = [`alter table accounts add column confirmed_mail text not null default ''`];
