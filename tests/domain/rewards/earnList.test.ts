import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EVERY_KIND,
  earnOrders,
  earnViews,
  listEarn,
  type EarnChoice,
  type EarnEntry,
  type EarnExposure,
} from '#domain/rewards/earnList.ts';

const KINDS = ['liquidity', 'farm', 'single', 'lock', 'bond'];

const everything: EarnChoice = { view: 'all', kind: 'every', order: 'yield', search: '' };

const SAFE: EarnExposure = { isShort: false, lockSeconds: 0n, ageSeconds: 10n ** 9n };

const entryOf = (words: string, changes: Partial<EarnEntry> = {}): EarnEntry => ({
  kind: 'farm',
  words,
  rate: { bps: 100n },
  per: 'year',
  isOver: false,
  isMine: false,
  isWithinReach: false,
  exposure: SAFE,
  ...changes,
});

const namesOf = (entries: readonly EarnEntry[], choice: Partial<EarnChoice> = {}): readonly string[] =>
  listEarn(entries, { ...everything, ...choice }, KINDS).map(({ words }) => words);

it('lists the highest yearly yield first, then returns of one use, and unknown yields behind known ones', () => {
  const entries = [
    entryOf('bond', { kind: 'bond', per: 'once', rate: { bps: 9000n } }),
    entryOf('unknown', { rate: undefined }),
    entryOf('low', { rate: { bps: 5n } }),
    entryOf('high', { rate: { bps: 700n } }),
    entryOf('loss', { per: 'once', rate: { bps: -300n } }),
  ];
  expect(namesOf(entries)).toEqual(['high', 'low', 'unknown', 'bond', 'loss']);
});

it('lists sold-out bonds last, however high their return is', () => {
  const bond = (name: string, bps: bigint, isOver = false) =>
    entryOf(name, { kind: 'bond', per: 'once', rate: { bps }, isOver });
  expect(namesOf([bond('sold out', 5000n, true), bond('small', 10n), bond('large', 300n)])).toEqual([
    'large',
    'small',
    'sold out',
  ]);
});

it('lists own entries first, also those that are over', () => {
  const entries = [entryOf('best', { rate: { bps: 900n } }), entryOf('mine', { isMine: true, isOver: true })];
  expect(namesOf(entries)).toEqual(['mine', 'best']);
});

it('lists by kind and by token with the highest yield first within each', () => {
  const entries = [
    entryOf('b', { kind: 'single' }),
    entryOf('a', { kind: 'lock', rate: { bps: 1n } }),
    entryOf('a', { kind: 'liquidity', rate: { bps: 2n } }),
  ];
  expect(listEarn(entries, { ...everything, order: 'kind' }, KINDS).map(({ kind }) => kind)).toEqual([
    'liquidity',
    'single',
    'lock',
  ]);
  expect(listEarn(entries, { ...everything, order: 'token' }, KINDS).map(({ kind }) => kind)).toEqual([
    'liquidity',
    'lock',
    'single',
  ]);
});

it('lists by risk, and the highest yield first among equals', () => {
  const entries = [
    entryOf('short', { exposure: { ...SAFE, isShort: true }, rate: { bps: 9n } }),
    entryOf('burn', { exposure: { ...SAFE, lockSeconds: 'forever' }, rate: { bps: 8n } }),
    entryOf('young', { exposure: { ...SAFE, ageSeconds: undefined }, rate: { bps: 7n } }),
    entryOf('low', { rate: { bps: 1n } }),
    entryOf('high', { rate: { bps: 2n } }),
  ];
  expect(namesOf(entries, { order: 'risk' })).toEqual(['high', 'low', 'young', 'burn', 'short']);
});

it('finds every word of a search, in any case and with slashes', () => {
  const entries = [entryOf('MYT/USDC eMYT'), entryOf('MYT/WETH')];
  expect(namesOf(entries, { search: ' usdc/myt ' })).toEqual(['MYT/USDC eMYT']);
  expect(namesOf(entries, { search: 'usdc weth' })).toEqual([]);
});

it("shows for the wallet only what takes one of its tokens and isn't over", () => {
  const entries = [
    entryOf('held', { isWithinReach: true }),
    entryOf('over', { isWithinReach: true, isOver: true }),
    entryOf('other'),
  ];
  expect(namesOf(entries, { view: 'wallet' })).toEqual(['held']);
});

const anyEntry = fc.record({
  kind: fc.constantFrom(...KINDS),
  words: fc.constantFrom('MYT', 'USDC', 'WETH myt'),
  rate: fc.option(fc.record({ bps: fc.bigInt({ min: -100n, max: 100n }) }), { nil: undefined }),
  per: fc.constantFrom('year' as const, 'once' as const),
  isOver: fc.boolean(),
  isMine: fc.boolean(),
  isWithinReach: fc.boolean(),
  exposure: fc.record({
    isShort: fc.boolean(),
    lockSeconds: fc.constantFrom<EarnExposure['lockSeconds']>(0n, 10n ** 9n, 'forever'),
    ageSeconds: fc.constantFrom(undefined, 0n, 10n ** 9n),
  }),
});
const anyChoice = fc.record({
  view: fc.constantFrom(...earnViews),
  kind: fc.constantFrom(...KINDS, EVERY_KIND),
  order: fc.constantFrom(...earnOrders),
  search: fc.constantFrom('', 'myt', 'x'),
});

it('never adds or repeats an entry, and keeps own ones before others and open ones before those that are over', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), anyChoice, (entries, choice) => {
      const listed = listEarn(entries, choice, KINDS);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.every((entry) => entries.includes(entry))).toBe(true);
      const ranks = listed.map(({ isMine, isOver }) => 2 * Number(!isMine) + Number(isOver));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
