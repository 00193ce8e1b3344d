/** Everything kept about somebody, for themselves. No hash of a secret leaves the house. */
import type {
  Account,
  ApiToken,
  PeopleStore,
  Rating,
  RatingPoint,
  Report,
  Session,
  Subscription,
  TableResult,
  Words,
} from '../store/people-store.ts';
import type { Who } from './sessions.ts';

export interface MyData {
  readonly account: Omit<Account, 'passwordHash'> & { readonly hasPassword: boolean };
  /** The one by which these data were asked for. */
  readonly session: Pick<Session, 'created' | 'expires'>;
  /** All of them. */
  readonly sessions: readonly Omit<Session, 'tokenHash' | 'account'>[];
  readonly passkeys: readonly Keyed[];
  readonly bots: readonly (Keyed & Pick<ApiToken, 'used'>)[];
  readonly subscriptions: readonly Pick<Subscription, 'endpoint' | 'created'>[];
  readonly results: readonly TableResult[];
  readonly ratings: readonly Rating[];
  /** How they came to be. */
  readonly ratingPoints: readonly (RatingPoint & Pick<Rating, 'game'>)[];
  readonly mutes: readonly string[];
  readonly reportsMade: readonly Report[];
  /** Said at tables. */
  readonly words: readonly Words[];
}

interface Keyed {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** More than anybody has; a number so that one request stays finite. */
const MANY = 100_000;

export async function exportMine(store: PeopleStore, who: Who): Promise<MyData> {
  const { id } = who.account;
  const [sessions, passkeys, bots, subscriptions, results, ratings, mutes, reportsMade, words] =
    await Promise.all([
      store.sessionsOf(id),
      store.passkeysOf(id),
      store.tokensOf(id),
      store.subscriptionsOf(id),
      store.resultsOf(id, MANY, true),
      store.ratingsOf(id),
      store.mutedBy(id),
      store.reportsBy(id),
      store.wordsOf(id),
    ]);
  const { passwordHash, ...account } = (await store.account(id)) ?? who.account;
  return {
    account: { ...account, hasPassword: passwordHash !== null },
    session: { created: who.session.created, expires: who.session.expires },
    sessions: sessions.map(({ tokenHash, account: _, ...session }) => session),
    passkeys: passkeys.map(keyed),
    bots: bots.map((bot) => ({ ...keyed(bot), used: bot.used })),
    subscriptions: subscriptions.map(({ endpoint, created }) => ({ endpoint, created })),
    results,
    ratings,
    ratingPoints: await pointsOf(store, ratings),
    mutes,
    reportsMade,
    words,
  };
}

async function pointsOf(store: PeopleStore, ratings: readonly Rating[]): Promise<MyData['ratingPoints']> {
  const points = ratings.map(async ({ who, game }) =>
    (await store.ratingHistory(who, game)).map((point) => ({ game, ...point })),
  );
  return (await Promise.all(points)).flat();
}

const keyed = ({ id, name, created }: Keyed): Keyed => ({ id, name, created });
