import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Random } from '../../e2e/devnet/random.ts';
import { poolMoveGas } from '#config/move.ts';
import { movePool } from '#domain/liquidity/movePool.ts';
import { minAfterSlippage } from '#domain/liquidity/poolMath.ts';
import { minRemoved } from '#domain/liquidity/quoteRemoval.ts';
import { zapOut } from '#domain/liquidity/zapOut.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import {
  BOOKS,
  createZapStage,
  quoteSale,
  ROUTER,
  taker,
  WHOLE,
  type Prepared,
  type ZapStage,
} from './support/zapStage.ts';

let zaps: ZapStage;

beforeAll(async () => {
  zaps = await createZapStage(taker);
}, 240_000);

afterAll(() => zaps.stage.stop());

/** Gas of each move and the orders that it took. */
const measured: { readonly gas: bigint; readonly fills: number }[] = [];

/** @returns gas of the blocks that `act` adds, so of its transactions */
const gasOf = async (act: () => Promise<unknown>): Promise<bigint> => {
  const { node } = zaps.stage;
  const first = BigInt(await node.rpc<string>('eth_blockNumber')) + 1n;
  await act();
  const last = BigInt(await node.rpc<string>('eth_blockNumber'));
  const numbers = Array.from({ length: Number(last - first) + 1 }, (_, at) => `0x${(first + BigInt(at)).toString(16)}`);
  const blocks = await Promise.all(
    numbers.map((number) => node.rpc<{ gasUsed: string }>('eth_getBlockByNumber', number, false)),
  );
  return blocks.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n);
};

const drawn = (random: Random, amount: bigint, thousandths: number): bigint =>
  (amount * BigInt(Math.floor(random.between(1, thousandths)))) / 1000n;

/** Removes, sells, sells and supplies as quoted; compares what arrives. Undefined if nothing could be quoted. */
const moveAndCompare = async (prepared: Prepared, random: Random) => {
  const { stage, balances, openTarget, sell } = zaps;
  const { raised, router, book, pool } = prepared;
  const { base, quote } = raised.tokens;
  const [shared, left] = random.pick([[base, quote] as const, [quote, base] as const]);
  const target = await openTarget(prepared, shared, random);
  if (!target) return undefined;
  const { other } = target;
  const [held = 0n] = await balances([pool.pair]);
  const keptBps = random.pick([0, 0, 50]);
  const out = zapOut({
    ...{ pool, isAToken0: shared.address === book.token0, received: 'A', keptBps },
    poolTokens: drawn(random, held, 950),
    orders: orientMarket(book, left.address),
  });
  if (!out.ok) return undefined;
  const { removal, reserves, swapped, total } = out.value;
  const first = { input: left, output: shared, amount: swapped };
  const sold = quoteSale(first, { ...book, ...reserves });
  if (!sold) return undefined;
  const move = movePool({
    ...{ out: out.value, used: keptBps === 0 ? total : minAfterSlippage(total, 100), minimum: undefined },
    ...{ pool: target.pool, book: target.book, isSharedToken0: shared.address === target.book.token0 },
    ...{ slippageBps: 50, keptBps },
  });
  if (!move.ok) return undefined;
  const { into, kept } = move.value;
  const second = { input: shared, output: other, amount: into.swapped };
  const soldInto = quoteSale(second, target.book);
  if (!soldInto) return undefined;
  const tokens = [shared.address, left.address, other.address, pool.pair, target.pool.pair];
  const before = await balances(tokens);
  const { amountAMin, amountBMin } = minRemoved(removal, keptBps);
  const removing = [shared.address, left.address, removal.poolTokens, amountAMin, amountBMin, taker, WHOLE];
  const { amountADesired, amountBDesired, ...add } = into.add;
  const amounts = [amountADesired, amountBDesired, add.amountAMin, add.amountBMin];
  const supplying = [shared.address, other.address, ...amounts, taker, WHOLE];
  const gas = await gasOf(async () => {
    await stage.executeAll([{ abi: ROUTER.abi, to: router, method: 'removeLiquidity', from: taker, args: removing }]);
    await sell(first, sold.order);
    await sell(second, soldInto.order);
    await stage.executeAll([{ abi: ROUTER.abi, to: router, method: 'addLiquidity', from: taker, args: supplying }]);
  });
  measured.push({ gas, fills: sold.fills.length + soldInto.fills.length });
  const after = await balances(tokens);
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
    kept.shared,
    kept.left,
    kept.other,
    -removal.poolTokens,
    add.poolTokens,
  ]);
  const usesBook = sold.fills.length > 0 || soldInto.fills.length > 0;
  return { usesBook, hasFee: pool.feeRate !== undefined };
};

it(`a move to another pool comes to what was quoted, to the unit, on ${BOOKS} random pairs of pools and books`, async () => {
  await zaps.compareAll(20_261_130, moveAndCompare);
  const most = measured.toSorted((a, b) => b.fills - a.fills).slice(0, 3);
  console.log('gas of moves with most fills:', most);
  expect(most[0]?.fills).toBeGreaterThan(5);
  for (const { gas, fills } of measured) expect(gas).toBeLessThan(poolMoveGas(fills));
}, 240_000);
