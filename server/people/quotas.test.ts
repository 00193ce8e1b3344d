import { afterEach, beforeEach, expect, test } from 'vitest';
import { QUOTAS } from '../quotas.ts';
import { account } from '../store/samples.ts';
import { type House, openHouse } from './harness.ts';
import { Manners } from './manners.ts';
import { Passkeys } from './passkeys.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.store.close());

test('audit 7: so many passkeys', async () => {
  const ada = await house.person('Ada');
  const { people } = house.store;
  const config = { rpId: 'quayside.example', origin: 'https://quayside.example', secret: 's' };
  const passkeys = new Passkeys(people, house.people.sessions, config, house.now);
  const key = {
    account: ada.account.id,
    name: 'phone',
    publicKey: 'k',
    counter: 0,
    transports: [],
    created: 1,
  };
  for (let i = 0; i < QUOTAS.passkeys - 1; i++) await people.addPasskey({ ...key, id: `key ${i}` });
  expect((await passkeys.register(ada, {}, 'bad')).refusal?.code).toBe('passkeyFailed');
  await people.addPasskey({ ...key, id: 'the last' });
  expect((await passkeys.register(ada, {}, 'more')).refusal).toEqual({
    code: 'tooManyPasskeys',
    params: { max: QUOTAS.passkeys },
  });
});

test('audit 7: so many who are not to be heard; one of them is heard again, then another may be muted', async () => {
  const ada = await house.person('Ada');
  const { people } = house.store;
  const manners = new Manners(house.store);
  const others = Array.from({ length: QUOTAS.mutes + 1 }, (_, i) => `p${i}`);
  for (const id of others) await people.create(account(id));
  for (const id of others.slice(1)) await people.mute(ada.account.id, id, true);
  const code = async (id: string, on: boolean) => (await manners.mute(ada, id, on)).refusal;
  expect(await code('p0', true)).toEqual({ code: 'tooManyMutes', params: { max: QUOTAS.mutes } });
  expect(await code('p1', true)).toBeUndefined();
  expect(await code('p1', false)).toBeUndefined();
  expect(await code('p0', true)).toBeUndefined();
});
