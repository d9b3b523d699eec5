import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANCELS_OF_CLOSED_ORDERS, ZEROED_ORDERS } from './support/differences.ts';
import { openVector } from './support/history.ts';
import type { Market } from './support/market.ts';
import { createStage, type Stage } from './support/stage.ts';
import { createTally } from './support/tally.ts';
import { readTradeLog } from './support/tradeLog.ts';
import { VECTORS, type SequenceStep, type SequenceVector } from './support/vectorFile.ts';

const vectors = VECTORS.filter((vector): vector is SequenceVector => vector.kind === 'sequence');
const tally = createTally();
let stage: Stage;
let steps = 0;

beforeAll(async () => {
  stage = await createStage();
});

afterAll(async () => {
  console.log(`sequence: ${tally.vectors()} vectors, ${steps} steps, ${tally.comparisons()} comparisons`);
  await stage.stop();
});

const tradeInPool = async (market: Market, trade: SequenceStep['op'] & { fn: 'swap' }): Promise<void> => {
  for (const transaction of market.poolTrade(trade)) {
    tally.equal('status', (await stage.execute(transaction)).status, '0x1');
  }
};

const place = async (market: Market, step: SequenceStep, op: SequenceStep['op'] & { fn: 'addOrder' }) => {
  const transaction = market.placing(op);
  const boughtSide = op.side === 'A' ? 'B' : 'A';
  const holdings = async () => ({
    bought: (await market.readBalances(boughtSide, [op.maker])).get(op.maker) ?? 0n,
    fee: (await market.readBalances(op.side, ['fee'])).get('fee') ?? 0n,
  });
  const answer = await stage.tryCall(transaction);
  const before = await holdings();
  const receipt = await stage.execute(transaction);
  const after = await holdings();
  tally.equal('status', Number(receipt.status), step.status);
  if (!answer.ok) return tally.equal('revert', answer.reason, step.revert);
  const log = readTradeLog(receipt);
  tally.equal('reserveNum', String(answer.values.reserveNum), step.ret?.reserveNum);
  tally.equal('orderIndex', String(answer.values.orderIndex), step.ret?.orderIndex);
  tally.equal('received', String(after.bought - before.bought), step.received);
  tally.equal('fee', String(after.fee - before.fee), step.fee);
  tally.equal('fills', log.fills, step.fills ?? []);
  tally.equal('pool', { in: String(log.poolIn), out: String(log.poolOut) }, step.pool ?? { in: '0', out: '0' });
};

const cancel = async (
  market: Market,
  step: SequenceStep,
  op: SequenceStep['op'] & { fn: 'cancel' },
  revert: unknown,
) => {
  const transaction = market.cancelling(op);
  const holding = async (): Promise<bigint> => (await market.readBalances(op.side, [op.sender])).get(op.sender) ?? 0n;
  const answer = await stage.tryCall(transaction);
  const before = await holding();
  tally.equal('status', Number((await stage.execute(transaction)).status), step.status);
  if (!answer.ok) return tally.equal('revert', answer.reason, revert);
  tally.equal('paid', String((await holding()) - before), step.paid);
};

/** Every order ever placed: what it was, what is left, what it received and when it last changed. */
const checkAllOrders = async (market: Market, { id, allOrders, steps: all }: SequenceVector): Promise<void> => {
  const orders = await market.readOrders(allOrders.map(([index]) => index));
  const last = all.at(-1)?.state;
  const open = new Set([...(last?.A ?? []), ...(last?.B ?? [])].map(([index]) => index));
  const remainOf = ([index, , , , , remain]: SequenceVector['allOrders'][number]) => (open.has(index) ? remain : '0');
  tally.equal(
    'allOrders',
    orders.map(({ side, maker, from, to, remain, toTokenSum }) => [side, maker, from, to, remain, toTokenSum]),
    allOrders.map((order) => [order[1], order[2], order[3], order[4], remainOf(order), order[6]]),
  );
  const zeroed = allOrders.filter((order) => remainOf(order) !== order[5]).map(([index]) => index);
  tally.equal('orders whose remain we set to zero', zeroed, ZEROED_ORDERS[id] ?? []);
  const offsets = new Set(orders.map(({ time }, i) => time - Number(allOrders[i]?.[7])));
  tally.equal('times differ from the recorded ones by the start alone', offsets.size, orders.length === 0 ? 0 : 1);
};

describe('sequences of orders, cancels and pool trades on the chain give every recorded number', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('vector %s agrees', async (id, vector) => {
    const market = await openVector(stage, vector);
    for (const [i, step] of vector.steps.entries()) {
      if (step.op.fn === 'swap') await tradeInPool(market, step.op);
      else if (step.op.fn === 'addOrder') await place(market, step, step.op);
      else await cancel(market, step, step.op, CANCELS_OF_CLOSED_ORDERS[id]?.[i] ?? step.revert);
      tally.equal(`state after step ${i}`, await market.readState(), step.state);
      steps += 1;
    }
    await checkAllOrders(market, vector);
    tally.vectorDone();
  });

  it('every sequence vector of the file was replayed', () => {
    expect(tally.vectors()).toBe(34);
    expect(steps).toBe(595);
    const ids = new Set(vectors.map(({ id }) => id));
    expect([...Object.keys(CANCELS_OF_CLOSED_ORDERS), ...Object.keys(ZEROED_ORDERS)].every((id) => ids.has(id))).toBe(
      true,
    );
  });
});
