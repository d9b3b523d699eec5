import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialLists } from '#state/lists/slice.ts';
import { migrate } from '#state/migrations.ts';
import { initialSwap } from '#state/swap/slice.ts';
import { restoreClearedTimes, restoreTransactions } from '#state/transactions/restoreTransactions.ts';
import { selectFavourites, selectRecents } from '#state/user/selectors.ts';
import { initialUser } from '#state/user/slice.ts';

const initial = { user: initialUser, lists: initialLists, swap: initialSwap };

const hash = `0x${'1'.repeat(64)}`;
const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 };
const transaction = {
  hash,
  from: '0x0000000000000000000000000000000000000001',
  chainId: 137,
  summary: 'Approve USDC',
  info: { kind: 'approve', token: usdc, spender: '0x0000000000000000000000000000000000000002', amount: '5' },
  addedTime: 5,
};

describe('the state that an earlier visit left', () => {
  it('comes back as it was', () => {
    const left = {
      ...initial,
      user: { ...initialUser, userDarkMode: null, userSlippageTolerance: 50, colourBlindPair: true },
      swap: { ...initialSwap, typedValue: '1.5', INPUT: { currencyId: 'ETH' } },
    };
    expect(migrate(JSON.parse(JSON.stringify(left)))).toEqual(left);
  });

  it.each([10, 50, 100])('the preset %i of an earlier release migrates to auto once', (preset) => {
    const old = { user: { userSlippageTolerance: preset } };
    const migrated = migrate(old);
    expect(migrated.user.userSlippageTolerance).toBe('auto');
    const chosenSince = { ...migrated, user: { ...migrated.user, userSlippageTolerance: preset } };
    expect(migrate(chosenSince).user.userSlippageTolerance).toBe(preset);
  });

  it('another old tolerance was a choice and stays', () => {
    expect(migrate({ user: { userSlippageTolerance: 30 } }).user.userSlippageTolerance).toBe(30);
  });

  it('favourites and recents of the token picker are ids by chain, of recents at most 8', () => {
    const nine = Array.from({ length: 9 }, (_, nr) => `0x${String(nr).repeat(40)}`);
    const favourites = { 137: ['ETH', 5, null, '0xa', nine[1]], x: ['ETH'], 1: 'no' };
    const { user } = migrate({ user: { favourites, recents: { 137: nine } } });
    expect(selectFavourites({ user }, 137)).toEqual(['ETH', nine[1]]);
    expect(selectRecents({ user }, 137)).toEqual(nine.slice(0, 8));
    expect(migrate({ user }).user).toEqual(user);
  });

  it('starred markets come back; what is no market is dropped', () => {
    const [pool, other, base, quote] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`);
    const saved = { quote_currency_address: quote, base_currency_address: base, dex: null };
    const ofChain = { [String(pool)]: saved, [String(other)]: { ...saved, dex: 5 }, pool: saved };
    const stored = { 137: ofChain, chain: ofChain, 5: 'none' };
    expect(migrate({ user: { symbols: stored } }).user.symbols).toEqual({ 137: { [String(pool)]: saved }, 5: {} });
  });

  it('missing keys are filled', () => {
    const { user } = migrate({ user: { userExpertMode: true } });
    expect(user).toEqual({ ...initialUser, userExpertMode: true });
  });

  it('drops transactions that are none and keeps the others', () => {
    const transactions = restoreTransactions({ 137: { [hash]: transaction, '0x02': { hash: 5 }, '0x03': null } });
    expect(transactions).toEqual({ 137: { [hash]: transaction } });
  });

  it.each([
    ['a time no date can tell', { addedTime: 1e300 }],
    ['a hash that is none', { hash: '0x01' }],
    ['facts without a currency', { info: { kind: 'placeOrder', direction: 'BUY', from: '1', to: '1' } }],
    ['facts of an unknown kind', { info: { kind: 'stake' } }],
    ['an amount that is no number', { info: { ...transaction.info, amount: '1.5' } }],
    ['an outcome that is none', { outcome: { spent: 'all' } }],
    ['a receipt without a block', { receipt: { status: 1 } }],
  ])('drops a transaction with %s', (_name, spoilt) => {
    const transactions = restoreTransactions({ 137: { [hash]: { ...transaction, ...spoilt } } });
    expect(transactions).toEqual({ 137: {} });
  });

  it('a clearing that is still to come does not hide transactions until then', () => {
    expect(restoreClearedTimes({ 137: 7, 1: 9, x: 1, 5: 'now' }, 8)).toEqual({ 137: 7 });
  });

  it('keeps what an order did', () => {
    const placed = {
      ...transaction,
      info: { kind: 'placeOrder', direction: 'BUY', orderType: 'LIMIT', input: usdc, output: usdc, from: '9', to: '8' },
      receipt: { blockNumber: 7, status: 1 },
      outcome: { orderIndex: '3', spent: '1', received: '2', receivedFromBook: '0', ordersTouched: 0, rests: '8' },
    };
    const transactions = restoreTransactions({ 137: { [hash]: placed } });
    expect(transactions).toEqual({ 137: { [hash]: placed } });
  });

  it('always has the built-in lists, switched as they were, and the own ones after them', () => {
    const [white] = initialLists.kept;
    const own = { url: 'https://lists.example/list.json', active: true };
    const kept = [
      own,
      { url: 'bundled:of-an-earlier-release', active: true },
      { url: 5 },
      { url: white?.url, active: false },
    ];
    const { lists } = migrate({ lists: { kept, byUrl: { [own.url]: { current: { name: 'old' } } } } });
    expect(lists).toEqual({
      ...initialLists,
      kept: [{ url: white?.url, active: false }, ...initialLists.kept.slice(1), own],
    });
  });

  it('takes anything without throwing and always gives a whole state', () => {
    const shape = Object.keys(initial);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (user, swap) => {
        const state = migrate({ user, swap, lists: swap });
        expect(Object.keys(state)).toEqual(shape);
        expect(Object.keys(state.user).sort()).toEqual(Object.keys(initialUser).sort());
        expect(Object.keys(state.swap).sort()).toEqual(Object.keys(initialSwap).sort());
      }),
    );
  });

  it.each([undefined, null, 5, 'text', []])('%s is nothing left', (nothing) => {
    expect(migrate(nothing)).toEqual(initial);
  });
});
