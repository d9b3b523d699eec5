import fc from 'fast-check';
import type { Interface } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { TracedLog } from '#chain/logs/accountLogs.ts';
import { accountBalances, sumOf, type AccountBalances, type RestingPlace } from '#chain/reading/accountBalances.ts';
import { paidFees } from '#chain/reading/paidFees.ts';
import { balanceProof, proofVerdict, type BalanceLine, type BalanceReading } from '#domain/ledger/balanceProof.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readBalanceProof } from '#reads/history/readBalanceProof.ts';
import { quantity } from './support/contractClient.ts';
import { ownMovements, type OwnHistory } from './support/ownMovements.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const FAR = 10_000_000_000n;
/** The local chain keeps as few as many public nodes. */
const KEPT_STATES = 32;
const GAS_PRICE = 3n * 10n ** 9n;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const STAKING = ownArtifact('LpStaking');
const NO_ABI = ABIS.token;

const deployer = person('deployer');
const account = person('m1');
const other = person('m2');

let stage: Stage;
let router: Address;
let staking: Address;
let pair: Address;
let tokens: readonly [Address, Address];

/** Coins that left or came without a log, fees apart: counted by the test alone. */
let unlogged = 0n;

interface Act {
  readonly from: Address;
  readonly abi: Interface;
  readonly to: Address;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
}

/** One block for each act, paid at a price; one that would revert is left out. */
const act = async ({ from, abi, to, method, args, value = 0n }: Act): Promise<boolean> => {
  const data = method === '' ? '0x' : abi.encodeFunctionData(method, [...args]);
  const request = { from, to, data, value: quantity(value) };
  const isPossible = await stage.node.rpc('eth_call', request, 'latest').then(
    () => true,
    () => false,
  );
  if (!isPossible) return false;
  const priced = { ...request, gas: '0x5f5e100', gasPrice: quantity(GAS_PRICE) };
  const hash = await stage.node.rpc<Hex>('eth_sendTransaction', priced);
  await stage.mine();
  const receipt = await stage.node.rpc<{ readonly status: Hex }>('eth_getTransactionReceipt', hash);
  return receipt.status === '0x1';
};

beforeAll(async () => {
  stage = await createStage();
  router = await stage.create(deployer, ROUTER, [stage.factory, stage.weth]);
  staking = await stage.create(deployer, STAKING, [stage.tokenOf('T8a'), 0n, 0n]);
  tokens = [stage.tokenOf('T18a'), stage.tokenOf('WETH')];
  pair = await stage.pairOf(...tokens);
  const amounts = [10n ** 24n, 10n ** 24n] as const;
  await stage.executeAll([
    ...[account, other].flatMap((from) =>
      [...tokens, pair].flatMap((to) =>
        [router, staking].map((spender) => ({ from, abi: ABIS.token, to, method: 'approve', args: [spender, WHOLE] })),
      ),
    ),
    { from: deployer, abi: STAKING.abi, to: staking, method: 'add', args: [0n, pair, false] },
  ]);
  await stage.executeAll([
    {
      ...{ from: other, abi: ROUTER.abi, to: router, method: 'addLiquidity' },
      args: [...tokens, ...amounts, 0n, 0n, other, FAR],
    },
  ]);
}, 240_000);

afterAll(() => stage.stop());

const balanceOf = async (token: Address): Promise<bigint> =>
  (await stage.callAll([{ abi: ABIS.token, to: token, method: 'balanceOf', args: [account] }]))[0]?.[0] as bigint;

const reader = { send: <T>(method: string, params: readonly unknown[]) => stage.node.rpc<T>(method, ...params) };

interface Step {
  readonly kind: number;
  readonly side: 0 | 1;
  readonly amount: bigint;
  readonly ratio: bigint;
  readonly isOther: boolean;
}

const step = fc.record({
  kind: fc.nat({ max: 14 }),
  side: fc.constantFrom<0 | 1>(0, 1),
  amount: fc.bigInt({ min: 10n ** 12n, max: 10n ** 22n }),
  ratio: fc.bigInt({ min: 50n, max: 200n }),
  isOther: fc.boolean(),
});

const openOrders = async (): Promise<readonly RestingPlace[]> =>
  orderStories((await ownHistory('latest')).events).filter(({ state }) => state === 'open');

const SENT = 'native';

/** The name of the act that was done; undefined if it was impossible. */
const doStep = async ({ kind, side, amount, ratio, isOther }: Step): Promise<string | undefined> => {
  const [sold, bought] = side === 0 ? tokens : tokens.toReversed();
  const from = isOther ? other : account;
  if (!sold || !bought) throw new Error('No tokens.');
  const book = { from, abi: ABIS.book, to: stage.book };
  const limit = (amount * ratio) / 100n;
  const named = async (name: string, step: Act): Promise<string | undefined> => ((await act(step)) ? name : undefined);
  switch (kind) {
    case 0: {
      const args = [isOther ? account : other, amount];
      return named('transfer', { from, abi: ABIS.token, to: sold, method: 'transfer', args });
    }
    case 1:
    case 2:
    case 3:
      return named('order', { ...book, method: 'addOrder', args: [from, sold, bought, 0n, amount, limit] });
    case 4: {
      const args = [from, tokens[0], 0n, limit];
      return named('coinOrder', { ...book, method: 'addOrderWithETH', args, value: amount });
    }
    case 5: {
      const [order] = await openOrders();
      if (!order) return undefined;
      const args = [order.soldToken, order.boughtToken, order.index, 10n ** 9n];
      return named('cancel', { ...book, from: account, method: 'cancelOrderForNum', args });
    }
    case 6:
      return named('deposit', { ...book, from: account, method: 'deposit', args: [sold, amount] });
    case 7:
      return named('withdraw', { ...book, from: account, method: 'withdraw', args: [sold, amount / 100n] });
    case 8:
      return named('wrap', { from, abi: ABIS.weth, to: stage.weth, method: 'deposit', args: [], value: amount });
    case 9:
      return named('unwrap', { from, abi: ABIS.weth, to: stage.weth, method: 'withdraw', args: [amount] });
    case 10: {
      const args = [...tokens, amount, amount, 0n, 0n, from, FAR];
      return named('poolEntry', { from, abi: ROUTER.abi, to: router, method: 'addLiquidity', args });
    }
    case 11: {
      const held = await balanceOf(pair);
      const isExit = side === 0;
      const exit = [...tokens, held / 3n, 0n, 0n, account, FAR];
      return isExit
        ? named('poolExit', { from: account, abi: ROUTER.abi, to: router, method: 'removeLiquidity', args: exit })
        : named('stake', { from: account, abi: STAKING.abi, to: staking, method: 'deposit', args: [0n, held / 2n] });
    }
    case 12: {
      // Rests above the pool's price, and is met by an own order that is large enough.
      const resting = { ...book, from: account, method: 'addOrder' };
      const rested = await act({ ...resting, args: [account, sold, bought, 0n, amount / 100n, (amount / 100n) * 2n] });
      const meeting = [account, bought, sold, 0n, 10n ** 24n, 10n ** 23n];
      return rested ? named('ownFill', { ...resting, args: meeting }) : undefined;
    }
    case 13:
      return named('toItself', {
        from: account,
        abi: ABIS.token,
        to: sold,
        method: 'transfer',
        args: [account, amount],
      });
    default: {
      const done = await named(SENT, {
        from,
        abi: NO_ABI,
        to: isOther ? account : other,
        method: '',
        args: [],
        value: amount,
      });
      if (done) unlogged += isOther ? amount : -amount;
      return done;
    }
  }
};

let firstBlock = 0;

const logsOf = (query: object, toBlock: number | 'latest'): Promise<readonly TracedLog[]> =>
  stage.node.rpc('eth_getLogs', {
    ...query,
    fromBlock: quantity(BigInt(firstBlock)),
    toBlock: toBlock === 'latest' ? toBlock : quantity(BigInt(toBlock)),
  });

const ownHistory = async (toBlock: number | 'latest'): Promise<OwnHistory> =>
  ownMovements(await logsOf({}, toBlock), {
    ...{ account, book: stage.book, ext: stage.ext, base: tokens[0], wrapped: stage.weth },
    programmes: new Map([[staking, 'liquidity']]),
    isPoolToken: (token) => token === pair,
  });

const queryAll = () => ({ account, book: stage.book, tokens: [...tokens, pair] });

const prove = async (before: AccountBalances, blockNumber: number) => {
  const native = stage.weth;
  const { entries, events } = await ownHistory(blockNumber);
  const orders = orderStories(events).filter(({ state }) => state === 'open');
  const query = queryAll();
  const after = await accountBalances(reader, { ...query, orders, blockNumber });
  const { fees, unread } = await paidFees(reader, account, [
    ...entries.map(({ transactionHash }) => transactionHash),
    ...events.map(({ transactionHash }) => transactionHash),
  ]);
  const withCoins = (token: Address, { tokens: held, coins }: typeof before): bigint | undefined =>
    token === native ? sumOf([held.get(token), coins]) : held.get(token);
  const readings = new Map<Address, BalanceReading>(
    query.tokens.map((token) => [token, { opening: withCoins(token, before), closing: withCoins(token, after) }]),
  );
  const input = { entries, networkFees: fees.map(({ amount }) => amount), native, readings };
  const found = BigInt(fees.length);
  const checked = await readBalanceProof(reader, {
    ...{ account, book: stage.book, wrapped: native, listed: tokens, entries, ownHashes: [] },
    ...{ events, firstBlock, blockNumber },
  });
  return {
    checked,
    input,
    lines: balanceProof(input),
    found,
    unread,
    sent: (after.sentCount ?? 0n) - (before.sentCount ?? 0n),
  };
};

const feesOf = async (from: number, to: number): Promise<{ readonly count: bigint; readonly paid: bigint }> => {
  let [count, paid] = [0n, 0n];
  for (let block = from; block <= to; block += 1) {
    const { transactions } = await stage.node.rpc<{ readonly transactions: readonly Hex[] }>(
      'eth_getBlockByNumber',
      quantity(BigInt(block)),
      false,
    );
    for (const hash of transactions) {
      const receipt = await stage.node.rpc<{
        readonly from: string;
        readonly gasUsed: Hex;
        readonly effectiveGasPrice: Hex;
      }>('eth_getTransactionReceipt', hash);
      if (parseAddress(receipt.from) !== account) continue;
      count += 1n;
      paid += BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
    }
  }
  return { count, paid };
};

it('opening balance and all entries of a random account give its closing balance, and the rest of the coin is what left no log', async () => {
  const seen = new Map<string, number>();
  unlogged = 0n;
  firstBlock = Number(await stage.node.rpc<Hex>('eth_blockNumber')) + 1;
  // A node keeps few old states.
  const before = await accountBalances(reader, { ...queryAll(), orders: [], blockNumber: firstBlock - 1 });
  await stage.mine();
  let [moved, olds, runs] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 24 }), async (steps) => {
      for (const one of steps) {
        const done = await doStep(one);
        if (done) seen.set(done, (seen.get(done) ?? 0) + 1);
      }
      runs += 1;
      const last = Number(await stage.node.rpc<Hex>('eth_blockNumber'));
      const { checked, input, lines, found, unread, sent } = await prove(before, last);
      const all = await feesOf(firstBlock, last);
      expect({ unread, sent }).toEqual({ unread: 0, sent: all.count });
      const native = lines.find(({ asset }) => asset === input.native);
      const unfound = all.paid - (native?.networkFees ?? 0n);
      expect(found <= sent).toBe(true);
      expect(native?.difference).toBe(unlogged - unfound);
      const isOld = last - firstBlock > KEPT_STATES;
      olds += isOld ? 1 : 0;
      const facts = checked.lines.map(({ asset, verdict, opening, computedOpening }) => [
        asset,
        verdict,
        opening ?? computedOpening,
      ]);
      // The page lists what is known or moved; the node may have forgotten that an opening balance was nothing.
      const isShown = ({ asset, opening, closing, received, sent: out }: BalanceLine): boolean =>
        received > 0n || out > 0n || (asset !== pair && (isOld || opening !== 0n || closing !== 0n));
      const truth = lines.filter(isShown).map(({ asset, verdict, opening, difference }) => {
        const isComputed = isOld && asset === input.native;
        const implied = opening === undefined ? undefined : opening + (isComputed ? (difference ?? 0n) : 0n);
        return [asset, isOld ? 'unproven' : verdict, implied];
      });
      expect(new Map(facts.map((row) => [row[0], row]))).toEqual(new Map(truth.map((row) => [row[0], row])));
      const others = lines.filter(({ asset }) => asset !== input.native);
      expect(others.map(({ asset, verdict, difference }) => [asset, verdict, difference])).toEqual(
        others.map(({ asset }) => [asset, 'agrees', 0n]),
      );
      const [missing, ...rest] = input.entries.filter(({ sent: out }) => out?.token === tokens[0]);
      if (missing) {
        moved += 1;
        const without = balanceProof({ ...input, entries: input.entries.filter((entry) => entry !== missing) });
        expect(without.find(({ asset }) => asset === tokens[0])?.difference).toBe(-(missing.sent?.amount ?? 0n));
        expect(proofVerdict(without)).toBe('differs');
        expect(rest.length).toBeLessThan(input.entries.length);
      }
    }),
    { numRuns: 14, endOnFailure: true },
  );
  expect(moved).toBeGreaterThan(3);
  expect([olds > 0, olds < runs]).toEqual([true, true]);
  expect([...seen.keys()].toSorted()).toEqual(
    [
      'transfer',
      'toItself',
      'ownFill',
      'order',
      'coinOrder',
      'cancel',
      'deposit',
      'withdraw',
      'wrap',
      'unwrap',
      'poolEntry',
      'poolExit',
      'stake',
      SENT,
    ].toSorted(),
  );
});
