import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { claimedRewards, decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { movementsOf, type ReceiptFacts, type TransferFact } from '#domain/transactions/receiptFacts.ts';
import type { CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const [account, router, pair, a, b, wrapper] = ['1', '2', '3', '4', '5', '6'].map(at) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
];
const zero = at('0');
const [tokenA, tokenB, coin] = [
  { symbol: 'A', decimals: 18, address: a },
  { symbol: 'B', decimals: 18, address: b },
  { symbol: 'MATIC', decimals: 18 },
];

const NOTHING: ReceiptFacts = {
  account,
  transfers: [],
  wraps: [],
  approvals: [],
  bookEvents: [],
  pairTrades: [],
  bonds: [],
  governance: [],
};

type Move = readonly [token: Address, from: Address, to: Address, amount: bigint];

const transfers = (...moves: readonly Move[]): readonly TransferFact[] =>
  moves.map(([token, from, to, amount], index) => ({ token, from, to, amount, at: index }));

const decode = (
  info: TransactionInfo,
  facts: Partial<ReceiptFacts>,
  also?: readonly TransactionInfo[],
  isPartial = false,
) => decodeCalls({ info, ...(also && { also }) }, { ...NOTHING, ...facts, isPartial, allowanceOf: () => undefined });

const liquidity = (kind: 'addLiquidity' | 'removeLiquidity', currencyA: CurrencyFact = tokenA): TransactionInfo => ({
  kind,
  currencyA,
  currencyB: tokenB,
  amountA: '49999999',
  amountB: '49999999',
  pair,
  exchange: 'Harbour',
});

describe('a call is read from its receipt', () => {
  it('takes what the pool paid, not the rewards before it or the swap after it', () => {
    const order: TransactionInfo = {
      ...{ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', input: tokenB, output: tokenA },
      ...{ from: '500', to: '490', maker: account },
    };
    const held: TransactionInfo = { kind: 'requireBalance', token: tokenA, amount: '2990' };
    const moves = transfers(
      [a, at('7'), account, 3n],
      [pair, account, pair, 40n],
      [a, pair, account, 997n],
      [b, pair, account, 505n],
      [b, account, router, 500n],
      [a, router, account, 495n],
      [a, account, account, 2_990n],
    );
    const also = [liquidity('removeLiquidity'), held];
    expect(decode(order, { transfers: moves }, also)).toEqual([
      { amountA: '997', amountB: '505', poolTokens: '40' },
      {},
      null,
    ]);
  });

  it('takes what was supplied after an order of the same tokens, not what the order paid', () => {
    const order: TransactionInfo = {
      ...{ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', input: tokenA, output: tokenB },
      ...{ from: '1003', to: '990', maker: account },
    };
    const held: TransactionInfo = { kind: 'requireBalance', token: tokenB, amount: '2990' };
    const moves = transfers(
      [a, account, router, 1_003n],
      [b, router, account, 995n],
      [b, account, account, 2_990n],
      [a, account, pair, 997n],
      [b, account, pair, 988n],
      [pair, zero, account, 40n],
    );
    expect(decode(liquidity('addLiquidity'), { transfers: moves }, [order, held])).toEqual([
      null,
      {},
      { amountA: '997', amountB: '988', poolTokens: '40' },
    ]);
    const more: TransactionInfo = { ...held, amount: '2991' };
    expect(decode(liquidity('addLiquidity'), { transfers: moves }, [order, more])[1]).toBeNull();
  });

  it('takes what a removal paid, not what it was planned to pay', () => {
    const moves = transfers(
      [pair, account, pair, 100n],
      [pair, pair, zero, 100n],
      [a, pair, account, 49_900_470n],
      [b, pair, account, 50_099_970n],
      // Log of another account in the same receipt.
      [a, pair, at('9'), 7n],
    );
    expect(decode(liquidity('removeLiquidity'), { transfers: moves })).toEqual([
      { amountA: '49900470', amountB: '50099970', poolTokens: '100' },
    ]);
  });

  it('leaves a reward out that an earlier unstaking paid in a token of the pool', () => {
    const moves = transfers(
      [a, router, account, 8n],
      [pair, router, account, 60n],
      [pair, account, pair, 100n],
      [pair, pair, zero, 100n],
      [a, pair, account, 40n],
      [b, pair, account, 50n],
    );
    const unstake: TransactionInfo = {
      ...{ kind: 'unstake', pool: 'A/B', amount: '60', reward: tokenA },
      poolToken: { symbol: 'LP', decimals: 18, address: pair },
    };
    expect(decode(liquidity('removeLiquidity'), { transfers: moves }, [unstake])).toEqual([
      { amount: '60' },
      { amountA: '40', amountB: '50', poolTokens: '100' },
    ]);
  });

  it('counts the coin that the router unwrapped once, and no coin where two were', () => {
    const moves = transfers([pair, account, pair, 100n], [wrapper, pair, router, 30n], [b, pair, account, 5n]);
    const wraps = [{ kind: 'unwrapped', holder: router, amount: 30n, at: 9 } as const];
    const info = liquidity('removeLiquidity', coin);
    expect(decode(info, { transfers: moves, wraps })).toEqual([{ amountA: '30', amountB: '5', poolTokens: '100' }]);
    expect(decode(info, { transfers: moves, wraps: [...wraps, ...wraps] })).toEqual([null]);
    expect(decode(info, { transfers: moves })).toEqual([null]);
  });

  it('counts a transfer fee as paid, and leaves a later stake of the pool tokens out', () => {
    const moves = transfers(
      [a, account, pair, 99n],
      [a, account, zero, 1n],
      [b, account, pair, 50n],
      [pair, zero, account, 70n],
      [pair, account, router, 70n],
      [a, account, router, 1000n],
    );
    const stake: TransactionInfo = {
      kind: 'stake',
      poolToken: { symbol: 'LP', decimals: 18, address: pair },
      pool: 'A/B',
      amount: '71',
      reward: tokenB,
    };
    expect(decode(stake, { transfers: moves }, [liquidity('addLiquidity')])).toEqual([
      { amountA: '100', amountB: '50', poolTokens: '70' },
      { amount: '70' },
    ]);
  });

  it('takes what the book says it gave back of an order, which was filled in part since', () => {
    const info: TransactionInfo = {
      kind: 'cancelOrder',
      orderIndex: '7',
      input: tokenA,
      output: tokenB,
      amount: '100',
    };
    const cancelOf = (index: bigint, num: bigint) =>
      ({ kind: 'CancelOrderWithNum', soldToken: a, index, num }) as const;
    const bookEvents = [cancelOf(8n, 1n), cancelOf(7n, 60n)];
    const paid = (amount: bigint) => transfers([a, router, account, amount]);
    expect(decode(info, { bookEvents, transfers: paid(60n) })).toEqual([{ amount: '60' }]);
    expect(decode(info, { bookEvents, transfers: paid(59n) })).toEqual([{ amount: '59' }]);
    expect(decode({ ...info, kind: 'cancelIntoDeposit' }, { bookEvents })).toEqual([{ amount: '60' }]);
    expect(decode(info, { bookEvents: [cancelOf(8n, 1n)] })).toEqual([null]);
  });

  it('names the order of a batch that failed, and not the ones that were opened', () => {
    const order = (from: string, to: string): TransactionInfo => ({
      kind: 'placeOrder',
      ...{ direction: 'SELL', orderType: 'LIMIT', input: tokenA, output: tokenB, from, to, maker: account },
    });
    const opened = (from: bigint, to: bigint, index: bigint) =>
      ({ kind: 'AddOrder', maker: account, soldToken: a, from, to, index }) as const;
    const bookEvents = [opened(20n, 30n, 8n), opened(30n, 60n, 9n)];
    const batch = [order('10', '10'), order('20', '30')];
    const indexes = (isPartial: boolean, last: TransactionInfo, also: readonly TransactionInfo[]) =>
      decode(last, { bookEvents }, also, isPartial).map((call) => call && 'orderIndex' in call && call.orderIndex);
    expect(indexes(true, order('30', '60'), batch)).toEqual([null, '8', '9']);
    expect(indexes(true, order('40', '60'), [order('20', '30'), order('20', '30')])).toEqual(['8', null, null]);
    expect(indexes(false, order('30', '60'), [order('20', '30')])).toEqual(['8', '9']);
  });

  it('distinguishes a stake from a reward in the same token by its own transfer, and says neither without it', () => {
    const info: TransactionInfo = { kind: 'unstake', poolToken: tokenA, pool: 'A', amount: '100', reward: tokenA };
    const paid = (...amounts: readonly bigint[]) =>
      transfers(...amounts.map((amount): Move => [a, router, account, amount]));
    const both = (...amounts: readonly bigint[]) => [
      ...decode(info, { transfers: paid(...amounts) }),
      claimedRewards({ info }, { ...NOTHING, transfers: paid(...amounts) }),
    ];
    expect(both(7n, 100n)).toEqual([{ amount: '100' }, { reward: '7' }]);
    expect(both(100n)).toEqual([{ amount: '100' }, { reward: '0' }]);
    // The amount was edited in the wallet.
    expect(both(7n, 50n)).toEqual([null, undefined]);
    expect(both(7n, 150n)).toEqual([null, undefined]);
    expect(both(7n)).toEqual([null, undefined]);
  });

  it('counts no output of an order as rewards, and all rewards besides an order of another token', () => {
    const poolToken = { symbol: 'LP', decimals: 18, address: pair };
    const stake: TransactionInfo = { kind: 'stake', poolToken, pool: 'A/B', amount: '4', reward: tokenA };
    const order = (input: CurrencyFact, output: CurrencyFact): TransactionInfo => ({
      ...{ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', input, output },
      ...{ from: '500', to: '490', maker: account },
    });
    const facts = { ...NOTHING, transfers: transfers([a, pair, account, 490n], [a, router, account, 7n]) };
    expect(claimedRewards({ info: stake, also: [order(tokenB, tokenA)] }, facts)).toBeUndefined();
    expect(claimedRewards({ info: stake, also: [order(tokenA, tokenB)] }, facts)).toEqual({ reward: '497' });
  });

  it('counts the rewards of a withdrawal before a removal and a swap, unless these may have paid them', () => {
    const poolToken = { symbol: 'LP', decimals: 18, address: pair };
    const reward = { symbol: 'R', decimals: 18, address: at('7') };
    const second = { symbol: 'S', decimals: 18, address: at('8') };
    const unstake: TransactionInfo = {
      ...{ kind: 'unstake', poolToken, pool: 'A/B', amount: '40', reward, secondReward: second },
    };
    const sale: TransactionInfo = {
      ...{ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', input: tokenB, output: tokenA },
      ...{ from: '500', to: '490', maker: account },
    };
    const held: TransactionInfo = { kind: 'requireBalance', token: tokenA, amount: '2990' };
    const moves = transfers(
      [at('7'), router, account, 8n],
      [at('8'), router, account, 9n],
      [a, pair, account, 997n],
      [a, router, account, 495n],
    );
    const facts = { ...NOTHING, transfers: moves };
    const also = [unstake, liquidity('removeLiquidity')];
    const both = { reward: '8', secondReward: '9' };
    expect(claimedRewards({ info: sale, also }, facts)).toEqual(both);
    expect(claimedRewards({ info: held, also: [...also, sale] }, facts)).toEqual(both);
    const inPool: TransactionInfo = { ...unstake, reward: tokenA };
    expect(claimedRewards({ info: sale, also: [inPool, liquidity('removeLiquidity')] }, facts)).toBeUndefined();
    expect(claimedRewards({ info: sale, also: [liquidity('removeLiquidity')] }, facts)).toBeUndefined();
  });

  it("counts the rewards of a withdrawal in a token of the removed pool, which the pool's own payment tells apart", () => {
    const poolToken = { symbol: 'LP', decimals: 18, address: pair };
    const unstake: TransactionInfo = { kind: 'unstake', poolToken, pool: 'A/B', amount: '40', reward: tokenA };
    const calls = { info: liquidity('removeLiquidity'), also: [unstake] };
    const claimed = (...moves: readonly Move[]) =>
      claimedRewards(calls, { ...NOTHING, transfers: transfers(...moves) });
    const reward: Move = [a, router, account, 495n];
    expect(claimed(reward, [a, pair, account, 997n], [b, pair, account, 5n])).toEqual({ reward: '495' });
    expect(claimed([a, pair, account, 997n], [b, pair, account, 5n])).toEqual({ reward: '0' });
    expect(claimed(reward, [a, wrapper, account, 997n], [b, wrapper, account, 5n])).toBeUndefined();
  });

  it('counts no payout of an ended lock as rewards in the same token', () => {
    const claim: TransactionInfo = { kind: 'claimBurnRewards', reward: tokenA };
    const unlock: TransactionInfo = { kind: 'unlockTokens', token: tokenA, amount: '110' };
    const paid = (...amounts: readonly bigint[]): ReceiptFacts => ({
      ...NOTHING,
      transfers: transfers(...amounts.map((amount): Move => [a, router, account, amount])),
    });
    expect(claimedRewards({ info: claim, also: [unlock] }, paid(110n, 7n))).toEqual({ reward: '7' });
    // No transfer separates the two.
    expect(claimedRewards({ info: claim, also: [unlock] }, paid(117n))).toBeUndefined();
  });

  it("takes an ended lock's own payout where other calls pay the same token", () => {
    const info: TransactionInfo = { kind: 'unlockTokens', token: tokenA, amount: '110' };
    const paid = transfers([a, router, account, 110n], [a, router, account, 7n]);
    expect(decode(info, { transfers: paid })).toEqual([{ amount: '110' }]);
  });

  describe('ended locks of one transaction', () => {
    const unlock = (amount: string): TransactionInfo => ({ kind: 'unlockTokens', token: tokenA, amount });
    const claim: TransactionInfo = { kind: 'claimBurnRewards', reward: tokenA };
    const staking = at('7');
    const paid = (...moves: readonly (readonly [from: Address, amount: bigint])[]): readonly TransferFact[] =>
      transfers(...moves.map(([from, amount]): Move => [a, from, account, amount]));
    const two = [unlock('110'), unlock('44')] as const;

    it('takes their payments in order where the contract pays other amounts than planned', () => {
      const moves = paid([staking, 100n], [staking, 40n]);
      expect(decode(two[1], { transfers: moves }, [two[0]])).toEqual([{ amount: '100' }, { amount: '40' }]);
      const swapped = paid([staking, 44n], [staking, 100n]);
      expect(decode(two[1], { transfers: swapped }, [two[0]])).toEqual([{ amount: '44' }, { amount: '100' }]);
    });

    it('counts one payment for one of two equal plans', () => {
      const moves = paid([staking, 110n], [router, 7n], [staking, 105n]);
      const calls = decode(unlock('110'), { transfers: moves }, [unlock('110'), claim]);
      expect(calls.filter((call) => call && 'amount' in call)).toEqual([{ amount: '110' }, { amount: '105' }]);
    });

    it('distinguishes them from rewards by the contract that paid a planned amount', () => {
      const moves = paid([router, 7n], [staking, 110n], [staking, 40n]);
      expect(decode(two[1], { transfers: moves }, [claim, two[0]])).toEqual([{}, { amount: '110' }, { amount: '40' }]);
    });

    it('says that an amount is unknown where rewards may be in it', () => {
      const moves = paid([router, 7n], [staking, 100n], [staking, 40n]);
      expect(decode(two[1], { transfers: moves }, [claim, two[0]])).toEqual([{}, null, null]);
      const one = paid([router, 7n], [staking, 100n]);
      expect(decode(two[0], { transfers: one }, [claim])).toEqual([{}, null]);
    });

    it('gives a failed one no payment of another', () => {
      expect(decode(two[1], { transfers: paid([staking, 110n]) }, [two[0]], true)).toEqual([{ amount: '110' }, null]);
      expect(decode(two[1], { transfers: paid([staking, 100n]) }, [two[0]], true)).toEqual([null, null]);
    });

    it('adds up what a single one was paid in parts', () => {
      expect(decode(two[0], { transfers: paid([staking, 100n], [staking, 5n]) })).toEqual([{ amount: '105' }]);
    });

    it('never counts more than arrived', () => {
      const amounts = fc.array(fc.constantFrom(1n, 2n, 3n), { maxLength: 4 });
      fc.assert(
        fc.property(amounts, amounts, fc.boolean(), fc.boolean(), (plans, payments, isClaimed, isPartial) => {
          const infos = [...(isClaimed ? [claim] : []), ...plans.map((plan) => unlock(plan.toString()))];
          const last = infos.pop();
          if (!last) return;
          const moves = paid(...payments.map((amount) => [staking, amount] as const));
          const counted = decode(last, { transfers: moves }, infos, isPartial).map((call) =>
            call && 'amount' in call ? BigInt(call.amount) : 0n,
          );
          const sum = (list: readonly bigint[]): bigint => list.reduce((all, amount) => all + amount, 0n);
          expect(sum(counted)).toBeLessThanOrEqual(sum(payments));
        }),
      );
    });

    it('leaves rewards unknown where two equal plans had one payment', () => {
      const facts = { ...NOTHING, transfers: paid([staking, 110n], [staking, 105n], [router, 7n]) };
      expect(claimedRewards({ info: claim, also: [unlock('110'), unlock('110')] }, facts)).toBeUndefined();
    });
  });

  it('takes what the only payment of a deposit was, and the planned one of several', () => {
    const info: TransactionInfo = { kind: 'withdrawDeposit', token: tokenA, amount: '4' };
    const paid = (...amounts: readonly bigint[]) =>
      transfers(...amounts.map((amount): Move => [a, router, account, amount]));
    expect(decode(info, { transfers: paid(10n) })).toEqual([{ amount: '10' }]);
    expect(decode(info, { transfers: paid(3n) })).toEqual([{ amount: '3' }]);
    expect(decode(info, { transfers: paid(10n, 4n) })).toEqual([{ amount: '4' }]);
    expect(decode(info, { transfers: paid(10n, 5n) })).toEqual([null]);
    // Another call of a batch may have brought it.
    expect(decode(info, { transfers: paid(10n) }, [], true)).toEqual([null]);
  });

  it("takes a bond's payout without the fee that it paid", () => {
    const info: TransactionInfo = { kind: 'buyBond', token: tokenA, amount: '9', payoutToken: tokenB, payout: '9' };
    const moves = transfers([a, account, pair, 10n], [b, router, pair, 50n], [b, pair, at('8'), 2n]);
    const bonds = [{ bond: pair, payout: 50n }];
    expect(decode(info, { transfers: moves, bonds })).toEqual([{ amount: '10', payout: '48' }]);
    expect(decode(info, { transfers: moves, bonds: [...bonds, ...bonds] })).toEqual([null]);
  });

  it.each<readonly [TransactionInfo, ReceiptFacts['governance'][number]]>([
    [
      { kind: 'vote', proposal: '7', support: true },
      { kind: 'voted', id: 7n, voter: account, support: true },
    ],
    [
      { kind: 'queueProposal', proposal: '7' },
      { kind: 'queued', id: 7n },
    ],
    [
      { kind: 'executeProposal', proposal: '7' },
      { kind: 'executed', id: 7n },
    ],
    [
      { kind: 'cancelProposal', proposal: '7' },
      { kind: 'canceled', id: 7n },
    ],
    [
      { kind: 'delegateVotes', token: tokenA, delegatee: router },
      { kind: 'delegated', token: a, delegator: account, delegatee: router },
    ],
  ])('knows that %o is done by its own event alone', (info, fact) => {
    expect(decode(info, { governance: [fact] })).toEqual([{}]);
    expect(decode(info, { governance: [] })).toEqual([null]);
    const other = fact.kind === 'delegated' ? { ...fact, delegatee: pair } : { ...fact, id: 8n };
    expect(decode(info, { governance: [other] })).toEqual([null]);
  });

  it('has every order of a transaction with its own fills', () => {
    const order: TransactionInfo = {
      kind: 'placeOrder',
      direction: 'SELL',
      orderType: 'LIMIT',
      input: tokenA,
      output: tokenB,
      from: '10',
      to: '10',
    };
    const added = (index: bigint) =>
      ({ kind: 'AddOrder', maker: account, soldToken: a, from: 10n, to: 10n, index }) as const;
    const filled = { kind: 'UpdateOrderInfo', soldToken: a, index: 2n, inNum: 4n, outNum: 3n } as const;
    const calls = decode(order, { bookEvents: [added(1n), added(2n), filled] }, [order]);
    expect(calls).toMatchObject([
      { orderIndex: '1', spent: '0', rests: '10' },
      { orderIndex: '2', spent: '4', rests: '6' },
    ]);
  });

  it('says of no transfer more than the sum of its movements', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 100n });
    const party = fc.constantFrom(account, router, pair);
    const move = fc.tuple(fc.constantFrom(a, b), party, party, amount);
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const facts = { ...NOTHING, transfers: transfers(...moves) };
        const balances = new Map<Address, bigint>();
        for (const [token, from, to, value] of moves) {
          const change = (to === account ? value : 0n) - (from === account ? value : 0n);
          balances.set(token, (balances.get(token) ?? 0n) + change);
        }
        const net = new Map(movementsOf(facts).map(({ token, sent, received }) => [token, received - sent]));
        for (const [token, change] of balances) expect(net.get(token) ?? 0n).toBe(change);
      }),
    );
  });
});
