import { expect, it } from 'vitest';
import { containerReport } from './container.ts';
import { containerEngine } from './container-engine.ts';
import { arePeersInstalled } from './peers.ts';

// The peers are installed by the benchmark, not by the tests.
const peerTest = it.skipIf(!arePeersInstalled());

peerTest('container-engine plays whole games, nearly all of it decisions', () => {
  const { games, moves, decisions } = containerEngine()(3);
  expect(games).toBe(3);
  expect(moves / games).toBeGreaterThan(150);
  expect(decisions / moves).toBeGreaterThan(0.8);
  expect(decisions).toBeLessThanOrEqual(moves);
});

it('without the peer, ours is measured alone', () => {
  const report = containerReport(0.02, 'no network', 21);
  expect(report).toMatch(/Container, sample \+ apply +[\d,.]+ +[\d,.]+ +[\d,.]+ +-/);
  expect(report).toContain('container-engine was not measured: no network');
  expect(report).toContain('target 50 x container-engine, each in its own decisions: not measured (-)');
});
