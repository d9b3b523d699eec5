import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persist } from '#app/persistence.ts';
import { createAppStore } from '#app/store.ts';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { selectAppTokens } from '#state/appTokens.ts';
import { selectMissingLists } from '#state/lists/selectors.ts';
import { selectFavourites, selectOwnTokens, selectRecents, selectSavedPairs } from '#state/user/selectors.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const token = (address: string) => ({ chainId: 137, address, decimals: 6, symbol: 'USDC', name: 'USD Coin' });
const hash = `0x${'1'.repeat(64)}`;
const other = `0x${'2'.repeat(40)}`;

/** State that a visit leaves, one value per key. */
const left = {
  myt_user: {
    schemaVersion: 1,
    userDarkMode: true,
    userSlippageTolerance: 50,
    userDeadline: 1800,
    userLocale: null,
    tokens: { 137: { [USDC]: token(USDC) } },
    pairs: { 137: { [`${USDC};${other}`]: { token0: token(USDC), token1: token(other) } } },
    symbols: { 137: { [USDC]: { quote_currency_address: USDC, base_currency_address: other, dex: null } } },
    favourites: { 137: { ETH: 1, [USDC]: 2 } },
    recents: { 137: { ETH: 1 } },
    timestamp: 1,
    changedAt: { userDarkMode: 1, [`tokens/137/${USDC}`]: 2 },
  },
  myt_lists: { kept: { 'https://lists.example/list.json': true }, changedAt: {} },
  myt_swap: { typedValue: '1', price: '2', INPUT: { currencyId: 'ETH' }, OUTPUT: { currencyId: USDC }, dex: null },
  myt_transactions: {
    137: {
      [hash]: {
        hash,
        from: other,
        chainId: 137,
        summary: 'Wrap',
        info: { kind: 'wrap', input: token(USDC), output: token(USDC), amount: '1' },
        addedTime: 1,
      },
    },
  },
  myt_clearedTimes: { 137: 0 },
};

/** Every path into a value, the value itself included. */
const pathsOf = (value: unknown): readonly (readonly string[])[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))
    : []),
];

const withChange = (value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown => {
  if (key === undefined) return to;
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withChange(fields[key], rest, to) };
};

const evil = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    -1,
    256,
    1e308,
    '',
    ' ',
    '1.2.3',
    '\u202e',
    'x'.repeat(5000),
    USDC.toLowerCase(),
    '0x12',
    [],
    {},
    null,
  ),
  fc.constant(JSON.parse('{"__proto__":{"decimals":6},"constructor":1,"toString":null,"length":-1}') as unknown),
);
const damage = fc.tuple(fc.constantFrom(...pathsOf(left).filter(({ length }) => length > 0)), evil);
const damagedState = fc
  .array(damage, { minLength: 1, maxLength: 4 })
  .map((changes) =>
    changes.reduce<unknown>((state, [path, to]) => {
      try {
        return withChange(state, path, to);
      } catch {
        return state;
      }
    }, left),
  )
  .map((state) => Object.entries(state as object).map(([key, value]) => [key, JSON.stringify(value)] as const));
const anyText = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{', '[[[[', '{"__proto__":{"kept":5}}'));
const anyState = fc.tuple(...Object.keys(left).map((key) => anyText.map((text) => [key, text] as const)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  window.localStorage.clear();
});

it('the application starts whatever is stored, and everything it restores is valid', () => {
  fc.assert(
    fc
      .property(fc.oneof(damagedState, anyState), (stored) => {
        for (const [key, text] of stored) window.localStorage.setItem(key, text);
        const store = createAppStore();
        persist(store, store.getState(), { onStored: vi.fn(), onLeave: vi.fn(), onShown: vi.fn(), reload: vi.fn() });
        const state = store.getState();
        const saved = [
          ...selectOwnTokens(state, 137),
          ...selectSavedPairs(state, 137).flatMap((pair) => [pair.token0, pair.token1]),
        ];
        for (const { address, decimals, symbol, name } of [...saved, ...selectAppTokens(state).all]) {
          expect(parseAddress(address)).toBe(address);
          expect(Number.isInteger(decimals) && decimals >= 0 && decimals <= 255).toBe(true);
          expect(symbol.length + name.length).toBeLessThan(200);
        }
        for (const id of [...selectFavourites(state, 137), ...selectRecents(state, 137)]) {
          expect(id === 'ETH' || parseAddress(id) === id).toBe(true);
        }
        for (const { currencyId: id } of [state.swap.INPUT, state.swap.OUTPUT]) {
          expect(id === null || id === 'ETH' || parseAddress(id) === id).toBe(true);
        }
        expect([state.swap.typedValue, state.swap.price].map(isTypeable)).toEqual([true, true]);
        for (const record of Object.values(state.transactions[137] ?? {})) {
          expect(record.hash).toMatch(/^0x[0-9a-f]{64}$/);
        }
        for (const { url, active } of state.lists.kept)
          expect([typeof url, typeof active]).toEqual(['string', 'boolean']);
        expect(selectMissingLists(state).failed).toBe(0);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
        expect('kept' in {}).toBe(false);
      })
      .afterEach(() => {
        vi.clearAllTimers();
        window.localStorage.clear();
      }),
    { numRuns: 300 },
  );
});

it('one bad entry takes no other with it', () => {
  const user = {
    ...left.myt_user,
    tokens: { 137: { [USDC]: token(USDC), bad: { ...token('0x1'), decimals: 'six' } } },
  };
  window.localStorage.setItem('myt_user', JSON.stringify(user));
  window.localStorage.setItem('myt_lists', '{');
  window.localStorage.setItem('myt_swap', JSON.stringify(left.myt_swap));
  const state = createAppStore().getState();
  expect(Object.keys(state.user.tokens[137] ?? {})).toEqual([USDC]);
  expect(state.user.userSlippageTolerance).toBe(50);
  expect(state.swap.typedValue).toBe('1');
});
