import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { allowanceOverride } from '#chain/simulation/allowanceOverride.ts';
import { arrivingAmount } from '#chain/simulation/arrivingAmount.ts';
import { isWrapper } from '#chain/reading/isWrapper.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { simulate, tryCall } from '#chain/sending/send.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { OrderFill } from '#domain/orderBook/types.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import { priceShortOf } from '#domain/trade/priceShortOf.ts';
import { inspectPlan } from '#writes/checks/planRules.ts';
import { planCancel, planCancelIntoDeposit } from '#writes/orders/cancelOrder.ts';
import { planDeposit, planWithdraw } from '#writes/orders/deposits.ts';
import { explainRefusal } from '#writes/checks/explainProblem.ts';
import { guardOrder } from '#writes/orders/guardOrder.ts';
import type { GuardedOrder } from '#writes/orders/orderTerms.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { simulateAfterApproval } from '#writes/checks/simulateAfterApproval.ts';
import { addToken, toBook, units } from './support/orderBookActs.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const E18 = 10n ** 18n;
const taker = person('taker');

let stage: Stage;
let rpc: RpcClient;

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
}, 240_000);
beforeEach(() => stage.reset());
afterAll(() => stage.stop());

const tokenAt = (address: Address): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  decimals: 18,
  symbol: 'T',
  name: 'T',
});

/** A pool of 2000 sold to 1000 received tokens. */
const fillPool = async (sold: Address, bought: Address): Promise<Address> => {
  const pair = await stage.pairOf(sold, bought);
  const put = (to: Address, amount: string) => ({
    from: taker,
    abi: ABIS.token,
    to,
    method: 'transfer',
    args: [pair, units(amount)],
  });
  await stage.executeAll([
    put(sold, '2000'),
    put(bought, '1000'),
    { from: taker, abi: ABIS.pair, to: pair, method: 'sync', args: [] },
  ]);
  return pair;
};

/** A resting order that buys the sold token: pays `from` received-token units for `to` sold-token ones. */
const restOpposite = (maker: Address, sold: Address, bought: Address, from: bigint, to: bigint) =>
  stage.executeAll([toBook(stage, 'm1', 'addOrder', maker, bought, sold, 0, from, to)]);

interface Terms {
  readonly sold: Currency;
  readonly bought: Currency;
  readonly from: bigint;
  readonly to: bigint;
  readonly fills?: readonly OrderFill[];
}

const inBook = (currency: Currency): Address => (currency.kind === 'native' ? stage.weth : currency.address);

/** The plan of an order with its checks, as the ticket makes it. */
const guarded = async ({ sold, bought, from, to, fills = [] }: Terms): Promise<TransactionPlan> => {
  const [soldToken, boughtToken] = [inBook(sold), inBook(bought)];
  const order = {
    maker: taker,
    input: sold,
    output: bought,
    direction: 'SELL',
    orderType: 'MARKET',
    from,
    to,
  } as const;
  const plan = planOrder(
    {
      ...order,
      targetIndex: 0n,
      expectedRest: from,
      restTolerance: 0n,
      received: 0n,
      minReceived: 0n,
      pool: await stage.pairOf(inBook(sold), inBook(bought)),
      takes: fills.map(({ index }) => index),
    },
    stage.book,
  );
  const facts: GuardedOrder = {
    book: stage.book,
    pair: await stage.pairOf(soldToken, boughtToken),
    wrappedNative: stage.weth,
    receiver: taker,
    paysNative: sold.kind === 'native',
    paidInNative: bought.kind === 'native',
    received: 1n,
    ...{ soldToken, boughtToken, from, fills },
  };
  return guardOrder(plan, facts);
};

/** The ticket's problem with a plan; undefined without one. */
const problemOf = async (plan: TransactionPlan, from: Address = taker) => {
  const asker = { reader: rpc, from };
  const request = { from, to: plan.contract, data: plan.callData, value: plan.value };
  const [answer, inspected] = await Promise.all([simulate(rpc, request), inspectPlan(plan, asker)]);
  if (!inspected.ok) return inspected.error;
  if (answer.ok) return undefined;
  return (answer.error.code === 'reverted' && (await explainRefusal(plan, asker, answer.error))) || answer.error;
};

const fillOf = (index: bigint, maker: Address, toMaker: bigint): OrderFill => ({
  index,
  maker,
  spent: toMaker + 1n,
  toMaker,
  taken: 1n,
  remain: 0n,
});

describe('a missing allowance', () => {
  const withdrawn = (token: Address) =>
    stage.executeAll([{ from: taker, abi: ABIS.token, to: token, method: 'approve', args: [stage.book, 0] }]);

  it.each(['T18a', 'WETH'])(
    'is supposed for the simulation "where the RPC has" state overrides: %s',
    async (symbol) => {
      const [sold, bought] = [stage.tokenOf(symbol), stage.tokenOf('T18b')];
      await fillPool(sold, bought);
      await withdrawn(sold);
      const plan = await guarded({ sold: tokenAt(sold), bought: tokenAt(bought), from: E18, to: E18 / 4n });
      const request = { from: taker, to: plan.contract, data: plan.callData, value: 0n };
      expect(await tryCall(rpc, request)).toMatchObject({ ok: false, error: { code: 'reverted' } });
      const override = await allowanceOverride(rpc, { token: sold, owner: taker, spender: stage.book });
      expect(await tryCall(rpc, request, override)).toMatchObject({ ok: true });
      expect(
        await simulateAfterApproval({ reader: rpc, from: taker }, plan, { token: sold, spender: stage.book }),
      ).toEqual({
        ok: true,
        value: undefined,
      });
    },
  );

  it('does not hide what the book would refuse, before the approval is paid for', async () => {
    const [sold, bought] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
    await fillPool(sold, bought);
    await withdrawn(sold);
    await stage.executeAll([toBook(stage, 'deployer', 'setMinLimit', sold, units('5'))]);
    const plan = await guarded({ sold: tokenAt(sold), bought: tokenAt(bought), from: E18, to: E18 / 4n });
    const ahead = await simulateAfterApproval({ reader: rpc, from: taker }, plan, { token: sold, spender: stage.book });
    expect(ahead).toMatchObject({ ok: false, error: { code: 'reverted', reason: 'min limit' } });
  });

  it('"plainly without where not": a node without access lists blocks nothing', async () => {
    const plain = { send: () => Promise.reject(new Error('the method does not exist')) };
    const plan = await guarded({
      sold: tokenAt(stage.tokenOf('T18a')),
      bought: tokenAt(stage.tokenOf('T18b')),
      from: E18,
      to: 1n,
    });
    const requests = simulateAfterApproval({ reader: plain, from: taker }, plan, {
      token: stage.tokenOf('T18a'),
      spender: stage.book,
    });
    expect(await requests).toEqual({ ok: true, value: undefined });
  });
});

describe('a token that takes a fee on transfer', () => {
  it('is refused by the book whether an order sells or buys it, with how much would arrive', async () => {
    const feeToken = await addToken(stage, 'FeeOnTransferToken', ['TOLL', 'Toll', 18]);
    const other = stage.tokenOf('T18b');
    await fillPool(other, feeToken);
    const sells = { sold: tokenAt(feeToken), bought: tokenAt(other), from: 100n * E18, to: 90n * E18 };
    expect(await problemOf(await guarded(sells))).toEqual({
      ...{ code: 'takesFee', side: 'sold', sent: 100n * E18, arrived: 99n * E18 },
    });
    const buys = { sold: tokenAt(other), bought: tokenAt(feeToken), from: 10n * E18, to: 4n * E18 };
    const refused = { code: 'takesFee', side: 'bought', sent: 10_000n, arrived: 9_900n };
    expect(await problemOf(await guarded(buys))).toEqual(refused);
    // Other people's deposits would pay the missing part, and less would arrive than the order's limit.
    await stage.executeAll([toBook(stage, 'm1', 'deposit', feeToken, units('100'))]);
    expect(await problemOf(await guarded(buys))).toEqual(refused);
    // The book would credit 100 for the 99 that arrive: the deposits of others would pay the difference.
    expect(await problemOf(planDeposit(tokenAt(feeToken), 100n * E18, stage.book))).toMatchObject({ code: 'takesFee' });
    expect(await problemOf(planDeposit(tokenAt(stage.tokenOf('T18a')), 100n, stage.book))).toBeUndefined();
  });

  it('another token arrives whole', async () => {
    const [token, to] = [stage.tokenOf('T18a'), stage.book];
    expect(await arrivingAmount(rpc, { token, from: taker, to, amount: 7n })).toBe(7n);
  });
});

describe('a blocked book', () => {
  it('"a maker at the head who cannot receive" the token is named, and the pool alone is the way round', async () => {
    const iced = await addToken(stage, 'FreezableToken', ['ICED', 'Iced', 18]);
    const bought = stage.tokenOf('T18b');
    await fillPool(iced, bought);
    const maker = person('m2');
    await restOpposite(maker, iced, bought, 10n * E18, 21n * E18);
    const { abi } = ownArtifact('FreezableToken');
    await stage.executeAll([{ from: person('deployer'), abi, to: iced, method: 'freeze', args: [maker, true] }]);

    const market = { sold: tokenAt(iced), bought: tokenAt(bought), fills: [fillOf(1n, maker, 21n * E18)] };
    const blocked = await guarded({ ...market, from: 200n * E18, to: 90n * E18 });
    expect(await problemOf(blocked)).toMatchObject({ code: 'makerBlocked', orderIndex: 1n, maker });

    const text = priceShortOf('SELL', { from: 10n * E18, to: 21n * E18 }, { base: 18, quote: 18 });
    const price = parsePrice(text, 18, 18);
    if (!price) throw new Error('no price');
    const around = await guarded({ ...market, ...orderAtLimit('SELL', 'INPUT', 200n * E18, price) });
    expect(await problemOf(around)).toBeUndefined();
    const answer = await tryCall(rpc, { from: taker, to: around.contract, data: around.callData, value: 0n });
    const rest = BigInt(answer.ok ? answer.value.slice(0, 66) : 0);
    expect(rest > 0n && rest < 200n * E18).toBe(true);
  });

  it('the maker of an order paid in the native coin is named if it cannot receive the coin', async () => {
    const sold = stage.weth;
    const bought = stage.tokenOf('T18b');
    await fillPool(sold, bought);
    // A contract without a function for coins owns an order that is paid in them.
    const maker = stage.tokenOf('T6a');
    await stage.executeAll([toBook(stage, 'm1', 'addOrderForETH', maker, bought, 0, 10n * E18, 21n * E18)]);
    const fills = [fillOf(1n, maker, 21n * E18)];
    const plan = await guarded({
      sold: nativeCurrency,
      bought: tokenAt(bought),
      from: 200n * E18,
      to: 90n * E18,
      fills,
    });
    expect(await problemOf(plan)).toMatchObject({ code: 'makerBlocked', orderIndex: 1n, maker });
  });

  it('"an empty reward vault" is named', async () => {
    const [sold, bought] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
    await fillPool(sold, bought);
    const plan = await guarded({ sold: tokenAt(sold), bought: tokenAt(bought), from: E18, to: E18 / 4n });
    expect(await problemOf(plan)).toBeUndefined();
    await stage.executeAll([toBook(stage, 'deployer', 'setMyTradeOrderMining', sold)]);
    expect(await problemOf(plan)).toMatchObject({ code: 'rewardsBlocked' });
  });

  it('"the pre-deposit cancel and withdraw" bring back what an ordinary cancel cannot', async () => {
    const [sold, bought] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
    await fillPool(sold, bought);
    await stage.executeAll([toBook(stage, 'taker', 'addOrder', taker, sold, bought, 0, 9n * E18, 90n * E18)]);
    const own = {
      soldToken: tokenAt(sold),
      boughtToken: tokenAt(bought),
      paidBack: tokenAt(sold),
      index: 1n,
      amount: 9n * E18,
    };
    expect(await problemOf(planCancel(own, stage.book))).toBeUndefined();
    await stage.executeAll([toBook(stage, 'deployer', 'setMyTradeOrderMining', sold)]);
    expect(await problemOf(planCancel(own, stage.book))).toMatchObject({ code: 'payoutBlocked' });
    expect(await problemOf(planCancel({ ...own, amount: 10n * E18 }, stage.book))).toMatchObject({
      code: 'reverted',
      reason: 'Insufficient RemainNumber',
    });

    const balance = { abi: ABIS.token, to: sold, method: 'balanceOf', args: [taker] };
    const [before] = await stage.callAll([balance]);
    for (const { contract: to, callData: data } of [
      planCancelIntoDeposit(own, stage.book),
      planWithdraw(own.soldToken, own.amount, stage.book),
    ]) {
      await stage.node.rpc('eth_sendTransaction', { from: taker, to, data, gasPrice: '0x0', gas: '0x5f5e100' });
      await stage.mine();
    }
    const [after] = await stage.callAll([balance]);
    expect((after?.[0] as bigint) - (before?.[0] as bigint)).toBe(9n * E18);
  });
});

describe('a deposit in the book', () => {
  it('earns nothing, and an order does not use it', async () => {
    const [sold, bought] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
    await fillPool(sold, bought);
    await stage.executeAll([toBook(stage, 'taker', 'deposit', sold, 5n * E18)]);
    const held = async () => {
      const { address: to, callData: data } = bookDeposits.userDiposit.call(stage.book, taker, sold);
      const deposit = await stage.node.rpc<Hex>('eth_call', { to, data }, 'latest');
      const [wallet] = await stage.callAll([{ abi: ABIS.token, to: sold, method: 'balanceOf', args: [taker] }]);
      return { deposit: BigInt(deposit), wallet: wallet?.[0] as bigint };
    };
    const before = await held();
    expect(before.deposit).toBe(5n * E18);

    const plan = await guarded({ sold: tokenAt(sold), bought: tokenAt(bought), from: 9n * E18, to: 90n * E18 });
    const { contract: to, callData: data } = plan;
    await stage.node.rpc('eth_sendTransaction', { from: taker, to, data, gasPrice: '0x0', gas: '0x5f5e100' });
    await stage.mine();
    expect(await held()).toEqual({ deposit: before.deposit, wallet: before.wallet - 9n * E18 });

    const after = await held();
    await stage.node.rpc('anvil_mine', '0x3e8');
    expect(await held()).toEqual(after);
    // More than the wallet has is refused, though the deposit would cover it.
    const more = { from: after.wallet + E18, to: 10n * (after.wallet + E18) };
    expect(await problemOf(await guarded({ sold: tokenAt(sold), bought: tokenAt(bought), ...more }))).toBeDefined();
  });
});

describe('the wrapper', () => {
  it('is one where each of its tokens represents a coin it holds', async () => {
    expect(await isWrapper(rpc, stage.weth)).toBe(true);
    expect(await isWrapper(rpc, stage.tokenOf('T18a'))).toBe(false);
    expect(await isWrapper(rpc, stage.book)).toBe(false);
    expect(await isWrapper(rpc, person('m1'))).toBe(false);
  });
});
