/** The whole of PeopleStore over one database; both dialects speak the same here. */
import * as accounts from './accounts.ts';
import * as company from './company.ts';
import * as keys from './keys.ts';
import * as mailing from './mailing.ts';
import type { PeopleStore } from './people-store.ts';
import * as ratings from './ratings.ts';
import type { Database } from './schema.ts';

export function people(db: Database): PeopleStore {
  return { ...accountMethods(db), ...keyMethods(db), ...companyMethods(db), ...ratingMethods(db) };
}

function accountMethods(db: Database) {
  return {
    create: (account) => accounts.create(db, account),
    account: (id) => accounts.account(db, id),
    accounts: (ids) => accounts.accounts(db, ids),
    byName: (name) => accounts.byName(db, name),
    byMail: (mail, limit) => accounts.byMail(db, mail, limit),
    rename: (id, name) => accounts.rename(db, id, name),
    signUp: (id, name, hash) => accounts.signUp(db, id, name, hash),
    setPassword: (id, hash) => accounts.setPassword(db, id, hash),
    swapPassword: (id, before, after) => accounts.swapPassword(db, id, before, after),
    setSettings: (id, settings) => accounts.setSettings(db, id, settings),
    confirmMail: (id, mail) => accounts.confirmMail(db, id, mail),
    seen: (ids, now) => accounts.seen(db, ids, now),
    erase: (id, now) => accounts.erase(db, id, now),
    goneSince: (from) => accounts.goneSince(db, from),
  } satisfies Partial<PeopleStore>;
}

function keyMethods(db: Database) {
  return {
    openSession: (session) => keys.openSession(db, session),
    renewSession: (session) => keys.renewSession(db, session),
    session: (hash) => keys.session(db, hash),
    sessionsOf: (account) => keys.sessionsOf(db, account),
    trimSessions: (account, most) => keys.trimSessions(db, account, most),
    closeSession: (hash) => keys.closeSession(db, hash),
    closeSessionsOf: (account, except) => keys.closeSessionsOf(db, account, except),
    addPasskey: (passkey) => keys.addPasskey(db, passkey),
    passkey: (id) => keys.findPasskey(db, id),
    passkeysOf: (account) => keys.passkeysOf(db, account),
    countPasskey: (id, counter) => keys.countPasskey(db, id, counter),
    removePasskey: (account, id) => keys.removePasskey(db, account, id),
    useOnce: (what, until, now) => keys.useOnce(db, what, until, now),
    addToken: (token) => keys.addToken(db, token),
    token: (hash) => keys.findToken(db, hash),
    tokensOf: (account) => keys.tokensOf(db, account),
    useToken: (id, now) => keys.useToken(db, id, now),
    removeToken: (account, id) => keys.removeToken(db, account, id),
  } satisfies Partial<PeopleStore>;
}

function companyMethods(db: Database) {
  return {
    mute: (account, whom, on) => company.mute(db, account, whom, on),
    mutedBy: (account) => company.mutedBy(db, account),
    reports: (limit) => company.reports(db, limit),
    reportsBy: (account) => company.reportsBy(db, account),
    wordsOf: (account) => company.wordsOf(db, account),
    countMail: (rate, now) => mailing.countMail(db, rate, now),
    noteMail: (mail, at) => mailing.noteMail(db, mail, at),
    unnoteMail: (mail) => mailing.unnoteMail(db, mail),
    addSubscription: (subscription) => company.addSubscription(db, subscription),
    subscriptionsOf: (account) => company.subscriptionsOf(db, account),
    removeSubscription: (endpoint) => company.removeSubscription(db, endpoint),
  } satisfies Partial<PeopleStore>;
}

function ratingMethods(db: Database) {
  return {
    ratings: (who, game) => ratings.ratings(db, who, game),
    ratingsOf: (who) => ratings.ratingsOf(db, who),
    leaders: (game, games, limit) => ratings.leaders(db, game, games, limit),
    ratingHistory: (who, game) => ratings.ratingHistory(db, who, game),
    resultsOf: (account, limit, all) => ratings.resultsOf(db, account, limit, all),
  } satisfies Partial<PeopleStore>;
}
