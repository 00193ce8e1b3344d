import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { no } from '../../protocol/refusals.ts';
import { type Client, type House, openHouse, summary } from './testing.ts';

const ADA = { headers: { authorization: 'Bearer ada' } };

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('at the door', () => {
  test('pages of ours and programs may come in', async () => {
    const origin = house.url.replace('ws', 'http').replace('/socket', '');
    for (const options of [{ origin }, {}, { ...ADA, origin: 'https://elsewhere.example' }])
      await (await house.enter(options)).settled();
  });

  test('the public address counts as ours, behind a proxy that names another host', async () => {
    await house.close();
    house = await openHouse({ publicUrl: 'https://quayside.example' });
    await (await house.enter({ origin: 'https://quayside.example' })).settled();
    expect((await house.turnedAway({ origin: 'http://quayside.example' })).status).toBe(403);
  });

  test('pages of other sites are turned away, in the language of their reader', async () => {
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1']) {
      const { status, body } = await house.turnedAway({ origin, headers: { 'accept-language': 'de-CH' } });
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'wrongOrigin' });
      expect(body.sentence).toContain('anderen Website');
    }
  });

  test('audit 12: a token that is none does not make up for a foreign origin', async () => {
    const headers = { authorization: 'Bearer x y', cookie: 'session=ada' };
    expect((await house.turnedAway({ origin: 'https://elsewhere.example', headers })).status).toBe(403);
  });

  test('a wrong token, a wrong path and a store that is down are told apart', async () => {
    expect(await house.turnedAway({ headers: { authorization: 'Bearer nobody' } })).toMatchObject({
      status: 401,
      body: { code: 'badToken' },
    });
    expect(await house.turnedAway({}, '/elsewhere')).toMatchObject({
      status: 404,
      body: { code: 'notFound' },
    });
    expect(await house.turnedAway({ headers: { cookie: 'session=broken' } })).toMatchObject({
      status: 503,
      body: { code: 'busy' },
    });
    expect(house.errors).toHaveLength(1);
  });
});

describe('what is sent', () => {
  test('hello is answered by who one is', async () => {
    const [ada, nobody] = [await house.enter(ADA), await house.enter()];
    for (const client of [ada, nobody]) client.ask({ type: 'hello', protocol: 1 });
    expect(await ada.next('welcome')).toMatchObject({ protocol: 1, who: 'ada', name: 'ADA' });
    expect(await nobody.next('welcome')).toMatchObject({ who: '', name: '' });
  });

  test('a command goes to the hub with who asks, and is acknowledged', async () => {
    const client = await house.enter(ADA);
    client.ask({ type: 'do', id: 'a1', table: 't', key: 'k', command: { type: 'start' } });
    expect(await client.next('done')).toEqual({ type: 'done', id: 'a1', table: 't', n: 0, answer: '' });
    expect(house.hub.asked).toMatchObject([
      [{ account: expect.objectContaining({ id: 'ada' }), key: 'k' }, 't', { type: 'start' }, 'a1'],
    ]);
    const counted = await house.metrics.registry.getSingleMetricAsString(
      'quayside_commands_acknowledged_total',
    );
    expect(counted).toContain('type="start"} 1');
  });

  test('commands reach the hub in the order they were sent', async () => {
    const client = await house.enter(ADA);
    const ids = Array.from({ length: 50 }, (_, i) => `m${i}`);
    for (const id of ids) client.ask({ type: 'do', id, table: 't', command: { type: 'start' } });
    await client.settled();
    expect(house.hub.asked.map(([, , , id]) => id)).toEqual(ids);
  });

  test('a refusal comes with the id of what was asked, and is counted', async () => {
    house.hub.answer = () => Promise.resolve({ refusal: no('seatTaken', { seat: 1 }) });
    const client = await house.enter(ADA);
    client.ask({ type: 'do', id: 'a1', table: 't', command: { type: 'sit', seat: 1 } });
    expect(await client.next('refused')).toMatchObject({
      ...{ id: 'a1', table: 't' },
      refusal: {
        code: 'seatTaken',
        params: { seat: 1 },
        sentence: 'Seat 2 is already taken. Choose another one.',
      },
    });
    expect(await house.metrics.registry.getSingleMetricAsString('quayside_commands_refused_total')).toContain(
      'code="seatTaken"} 1',
    );
  });

  test('a refused move is said in the words of its game, with names and rule', async () => {
    const move = no('move', { code: 'notYourTurn', rule: '3.1', params: '{"turn":1}' });
    house.hub.answer = () => Promise.resolve({ refusal: move });
    const client = await house.enter(ADA);
    client.ask({ type: 'do', id: 'a', table: 't', command: { type: 'move', move: {}, seen: 0 } });
    const { refusal } = await client.next('refused');
    expect(refusal).toMatchObject({ rule: '3.1', sentence: 'It is Grace’s turn.' });
  });

  test('our own mistake is answered with a reference and nothing else', async () => {
    house.hub.answer = () => Promise.reject(new Error('secret'));
    const client = await house.enter(ADA);
    client.ask({ type: 'do', id: 'a1', table: 't', command: { type: 'start' } });
    const { id, refusal } = await client.next('refused');
    expect([id, refusal.code]).toEqual(['a1', 'internal']);
    expect(JSON.stringify(refusal)).not.toContain('secret');
    expect(house.errors).toMatchObject([{ ref: refusal.params['ref'] }]);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['{"type":', 'notJson', ''],
    ['', 'notJson', ''],
    ['null', 'badRequest', 'fields'],
    ['[]', 'badRequest', 'fields'],
    ['{}', 'badRequest', '“type” is missing'],
    ['{"type":"__proto__"}', 'badRequest', 'must be one of'],
    ['{"type":"ping","at":1.5}', 'badRequest', '“at” must be a whole number'],
    ['{"type":"ping","at":1,"more":1}', 'badRequest', '“more” is not known'],
    ['{"type":"hello","protocol":2}', 'badRequest', '“protocol” is “2”, but must be one of: 1'],
    ['{"type":"lobby","on":"yes"}', 'badRequest', '“on” must be true or false'],
  ])('%s is refused and the connection stays', async (text, code, says) => {
    const client = await house.enter();
    client.ask(text);
    const { id, refusal } = await client.next('refused');
    expect([id, refusal.code]).toEqual(['', code]);
    expect(refusal.sentence).toContain(says);
    await client.settled();
  });

  test('a command with a mistake inside is refused by its id', async () => {
    const client = await house.enter();
    client.ask({ type: 'do', id: 'a7', table: 't', command: { type: 'sit', seat: 77 } });
    const refused = await client.next('refused');
    expect(refused).toMatchObject({ id: 'a7', table: 't' });
    expect(refused.refusal.sentence).toContain('“command.seat” is 77');
    expect(house.hub.asked).toEqual([]);
  });

  test('binary frames close the connection', async () => {
    const client = await house.enter();
    client.socket.send(Buffer.from('{"type":"ping","at":1}'), { binary: true });
    expect(await client.closing()).toBe(1003);
  });

  test('a message that is too long closes the connection', async () => {
    const client = await house.enter();
    client.ask(`"${'x'.repeat(64 * 1024)}"`);
    expect(await client.closing()).toBe(1009);
    await (await house.enter()).settled();
  });
});

describe('language', () => {
  const sentence = async (client: Client): Promise<string> => {
    client.ask('{');
    return (await client.next('refused')).refusal.sentence;
  };

  test('of the browser, unless the account has one, unless hello says another', async () => {
    const french = { 'accept-language': 'fr-FR,fr;q=0.9' };
    expect(await sentence(await house.enter())).toBe('This message is not JSON.');
    expect(await sentence(await house.enter({ headers: french }))).toBe('Ce message n’est pas du JSON.');
    const ivan = await house.enter({ headers: { ...french, authorization: 'Bearer ivan' } });
    expect(await sentence(ivan)).toBe('Это сообщение\u00a0— не JSON.');
    ivan.ask({ type: 'hello', protocol: 1 });
    expect(await sentence(ivan)).toBe('Это сообщение\u00a0— не JSON.');
    ivan.ask({ type: 'hello', protocol: 1, language: 'nl-BE' });
    expect(await sentence(ivan)).toBe('Dit bericht is geen JSON.');
  });
});

describe('mine', () => {
  test('who sits at a table hears of its turn on every connection, others do not', async () => {
    const [one, two, grace] = [await house.enter(ADA), await house.enter(ADA), await house.enter()];
    house.hub.change(summary('t', { visibility: 'private', toAct: [0] }), ['ada', 'ivan']);
    for (const client of [one, two])
      expect(await client.next('mine')).toMatchObject({ table: { id: 't', toAct: [0] } });
    await grace.settled();
    expect(grace.told).toEqual([]);
  });
});

describe('mine, of a table that is followed', () => {
  test('is told by its entries alone', async () => {
    const client = await house.enter(ADA);
    client.ask({ type: 'watch', table: 't' });
    await client.settled();
    house.hub.change(summary('t', { toAct: [0] }), ['ada']);
    client.ask({ type: 'unwatch', table: 't' });
    await client.settled();
    house.hub.change(summary('t', { toAct: [1] }), ['ada']);
    expect(await client.next('mine')).toMatchObject({ table: { toAct: [1] } });
  });
});

describe('coming and going', () => {
  test('is counted, by connection and by account', async () => {
    const [one, two] = [await house.enter(ADA), await house.enter(ADA)];
    await one.settled();
    expect([await house.open(), house.sockets.present()]).toEqual([2, ['ada']]);
    for (const client of [one, two]) {
      client.socket.close();
      await client.closing();
    }
    await expect.poll(house.open).toBe(0);
    await (await house.enter()).settled();
    expect([await house.open(), house.sockets.present()]).toEqual([1, []]);
  });

  test('who signs out is disconnected everywhere', async () => {
    const [ada, nobody] = [await house.enter(ADA), await house.enter()];
    house.sockets.signedOut('ada');
    expect(await ada.closing()).toBe(4001);
    await nobody.settled();
  });

  test('going down says when to come back, and lets nobody in', async () => {
    const client = await house.enter();
    const closed = house.sockets.close(1500);
    expect((await house.turnedAway({})).status).toBe(503);
    expect(await client.next('bye')).toEqual({ type: 'bye', again: 1500 });
    expect(await client.closing()).toBe(1001);
    await closed;
  });

  test('who does not close is closed', async () => {
    await house.close();
    house = await openHouse({ farewell: 1 });
    const client = await house.enter();
    client.socket.pause();
    await house.sockets.close(0);
    client.socket.resume();
    expect([1001, 1006]).toContain(await client.closing());
  });

  test('who answers pings stays, who does not is dropped', async () => {
    const [lively, dead] = [await house.enter(), await house.enter({ autoPong: false } as object)];
    for (let i = 0; i < 3; i++) {
      house.beat();
      await lively.ponged();
    }
    expect(await dead.closing()).toBe(1006);
    await lively.settled();
    expect(lively.closed).toBeUndefined();
  });

  test('who only sends pongs that nobody asked for is dropped too', async () => {
    const chatty = await house.enter({ autoPong: false } as object);
    for (let i = 0; i < 3; i++) {
      chatty.socket.pong('here');
      await chatty.settled();
      house.beat();
    }
    expect(await chatty.closing()).toBe(1006);
  });
});
