/** What only the servers know: signs links and challenges, the same on every node. */
export const SECRET = ['create table secrets (name text primary key, value text not null)'];
