import { expect, it } from 'vitest';
import { restBounds } from '#domain/trade/restBounds.ts';
import { ladderOrders, quoteLadder, quoteScaleOrder, scaleRows, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { takerTicket, twoSidedBook, prepareStage } from './support/ladderBook.ts';
import { raiseBook } from './support/raiseBook.ts';
import { createTicketPath, simulatedOrder } from './support/ticketPath.ts';

const E18 = 10n ** 18n;

const { stage, rpc } = prepareStage();
const typed = (direction: TradeDirection) =>
  takerTicket(direction, { orderType: 'LIMIT', unfilled: 'REST', amount: E18 });

it('a ladder of both sides rests on the contract as previewed, to the unit, and fills nothing of itself', async () => {
  const raised = await raiseBook(stage(), rpc(), twoSidedBook);
  const paths = {
    BUY: createTicketPath(stage(), rpc(), raised.tokens, typed('BUY')),
    SELL: createTicketPath(stage(), rpc(), raised.tokens, typed('SELL')),
  };
  const sideOf = (
    direction: TradeDirection,
    part: Pick<ScaleTerms, 'total' | 'first' | 'last' | 'count' | 'sizes'>,
  ) => {
    const { input, output } = paths[direction].intent;
    return { ...part, input, output, direction };
  };
  const priced = (numerator: bigint) => ({ numerator, denominator: 1_000n });
  const ladder: readonly ScaleTerms[] = [
    sideOf('BUY', { total: 100n * E18 + 7n, first: priced(499n), last: priced(431n), count: 4, sizes: 'linear' }),
    sideOf('SELL', { total: 333n * E18 + 1n, first: priced(503n), last: priced(577n), count: 3, sizes: 'equal' }),
  ];
  const book = await raised.follow();
  const quoted = book && quoteLadder(ladder, () => ({ book }));
  if (!quoted?.ok) throw new Error('The ladder is refused');
  const rows = ladder.flatMap(scaleRows);
  const before = { BUY: await paths.BUY.readHoldings(), SELL: await paths.SELL.readHoldings() };

  for (const [at, { terms, index }] of ladderOrders(ladder).entries()) {
    // Quoted again at the newest block, as the job does.
    const now = await raised.follow();
    const quote = quoteScaleOrder(terms, index, now && { book: now });
    if (!quote.ok) throw new Error(`Order ${at} is refused: ${quote.error.code}`);
    const path = paths[terms.direction];
    const order = await path.plan(quote.value.order, restBounds(quote.value));
    const simulated = await path.simulate(order);
    if (!simulated.ok) throw new Error('The contract refuses the order');
    const { from, to } = rows[at] ?? { from: 0n, to: 0n };
    expect([quote.value.order.from, quote.value.order.to]).toEqual([from, to]);
    expect(simulatedOrder(simulated.value).rest).toBe(from);
    const { outcome } = await path.mine(order, simulated.value.gasLimit);
    expect([outcome.received, outcome.rests]).toEqual(['0', `${from}`]);
  }

  const after = await raised.follow();
  if (!after) throw new Error('The pair was not found');
  const resting = [...after.side0.orders, ...after.side1.orders].map(
    ({ from, to, remain }) => `${from} ${to} ${remain}`,
  );
  for (const { from, to } of rows) expect(resting).toContain(`${from} ${to} ${from}`);
  for (const [at, direction] of (['BUY', 'SELL'] as const).entries()) {
    const paid = before[direction].sold - (await paths[direction].readHoldings()).sold;
    expect(paid).toBe(ladder[at]?.total);
  }
});
