import { describe, expect, it } from 'vitest';
import { quoteSlice, type SliceProblem } from '#domain/slices/quoteSlice.ts';
import { sliceAmount } from '#domain/slices/sliceJob.ts';
import { restBounds } from '#domain/trade/restBounds.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import type { Result } from '#lib/result.ts';
import { takerTicket, twoSidedBook, prepareStage } from './support/ladderBook.ts';
import { toBook } from './support/orderBookActs.ts';
import { person } from './support/people.ts';
import { raiseBook, type RaisedBook } from './support/raiseBook.ts';
import { createTicketPath, simulatedOrder, type TicketPath } from './support/ticketPath.ts';

const E18 = 10n ** 18n;
const COUNT = 4;
const TOTAL = 200n * E18 + 3n;

const { stage, rpc } = prepareStage();
const typed = (direction: TradeDirection) =>
  takerTicket(direction, { orderType: 'MARKET', unfilled: 'LEAVE_OUT', amount: TOTAL });

/** The slice at the newest block, with a bound in hundredths of T18b per T18a. */
const quote = async (
  raised: RaisedBook,
  { intent }: TicketPath,
  index: number,
  bound: bigint,
): Promise<Result<TradeQuote, SliceProblem>> => {
  const book = await raised.follow();
  if (!book) throw new Error('The pair was not found');
  const { input, output, direction, slippageBps } = intent;
  const order = { account: person('taker'), input, output, direction, slippageBps, maxImpactBps: 1499 };
  const amount = sliceAmount({ total: TOTAL, count: COUNT }, index);
  return quoteSlice({ ...order, amount, worstPrice: { numerator: bound, denominator: 100n } }, { book });
};

const place = async (path: TicketPath, quoted: TradeQuote): Promise<void> => {
  const order = await path.plan(quoted.order, restBounds(quoted));
  const simulated = await path.simulate(order);
  if (!simulated.ok) throw new Error('The contract refuses the slice');
  expect(simulatedOrder(simulated.value).rest).toBe(0n);
  const before = await path.readHoldings();
  const { outcome } = await path.mine(order, simulated.value.gasLimit);
  const after = await path.readHoldings();
  const { spent, received } = quoted.filled;
  expect([outcome.spent, outcome.received, outcome.rests]).toEqual([`${spent}`, `${received}`, '0']);
  expect([before.sold - after.sold, after.bought - before.bought]).toEqual([spent, received]);
};

describe.each([
  ['SELL', 30n, 49n],
  ['BUY', 100n, 51n],
] as const)('a %s of four slices on the contract', (direction, wide, tight) => {
  it('pays and receives what was quoted, to the unit, and all of the total', async () => {
    const raised = await raiseBook(stage(), rpc(), twoSidedBook);
    const path = createTicketPath(stage(), rpc(), raised.tokens, typed(direction));
    const start = await path.readHoldings();
    for (let index = 0; index < COUNT; index += 1) {
      const quoted = await quote(raised, path, index, wide);
      if (!quoted.ok) throw new Error(`Slice ${index} is refused: ${quoted.error.code}`);
      await place(path, quoted.value);
    }
    expect(start.sold - (await path.readHoldings()).sold).toBe(TOTAL);
  });

  it('skips a slice after another trader moved the price beyond the bound, and goes on once it is back', async () => {
    const raised = await raiseBook(stage(), rpc(), twoSidedBook);
    const path = createTicketPath(stage(), rpc(), raised.tokens, typed(direction));
    const { input, output } = path.intent;
    const bound = direction === 'SELL' ? tight - 9n : tight + 9n;
    const first = await quote(raised, path, 0, bound);
    if (!first.ok) throw new Error('The first slice is refused');
    const [sold, bought] = [input.address, output.address];
    const receipt = await stage().execute(
      toBook(stage(), 'm3', 'addOrder', person('m3'), sold, bought, 0, 400n * E18, E18),
    );
    expect(receipt.status).toBe('0x1');
    const moved = await quote(raised, path, 0, bound);
    expect(moved).toMatchObject({ ok: false, error: { code: 'skip', reason: { code: 'price' } } });
    const back = await stage().execute(
      toBook(stage(), 'm4', 'addOrder', person('m4'), bought, sold, 0, 800n * E18, E18),
    );
    expect(back.status).toBe('0x1');
    const again = await quote(raised, path, 1, bound);
    if (!again.ok) throw new Error(`The next slice is refused: ${again.error.code}`);
    await place(path, again.value);
  });
});
