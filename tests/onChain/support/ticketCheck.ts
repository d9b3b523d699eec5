import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { QuoteProblem, TradeIntent, TradeQuote } from '#domain/trade/types.ts';
import { restBounds } from '#domain/trade/restBounds.ts';
import type { RaisedBook } from './raiseBook.ts';
import type { TypedTicket } from './randomBook.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';
import { createTicketPath, describeProblem, simulatedOrder, type TicketPath } from './ticketPath.ts';
import { checkReturned } from '#writes/checks/planRules.ts';

type Refused = Extract<QuoteProblem, { readonly code: 'refused' }>;

/** The contract's words for what the engine refuses. */
const REASONS: Record<Refused['refusal']['code'], string> = {
  belowMinimum: 'min limit',
  overflow: 'mul',
  divisionByZero: '',
  walkTooDeep: '',
  poolOverflow: 'UniswapV2: OVERFLOW',
};

/** Requested order, if the typed values define it without a search; a market order at a very bad price. */
const requestedOrder = ({ direction, field, amount, orderType, limitPrice }: TradeIntent) => {
  if (orderType === 'MARKET') return field === 'INPUT' ? { from: amount, to: 1n } : undefined;
  return limitPrice && orderAtLimit(direction, field, amount, limitPrice);
};

/** The engine refuses: so does the contract, for the same reason. */
const checkRefusal = async (path: TicketPath, { refusal }: Refused, tally: Tally): Promise<string> => {
  const requests = requestedOrder(path.intent);
  // The contract would take a part of a market order of which the pool cannot hold all.
  const isPart = path.intent.orderType === 'MARKET' && refusal.code === 'poolOverflow';
  if (!requests || isPart) return `refused ${refusal.code}, not asked`;
  const simulated = await path.simulate(await path.plan({ ...requests, target: 0n }));
  const words = simulated.ok ? 'taken' : describeProblem(simulated.error);
  tally.equal(`refused for ${refusal.code}`, words, `reverted: ${REASONS[refusal.code]}`);
  return `refused ${refusal.code}`;
};

/** The engine quotes: the simulation, the receipt and the balances say the same, to the unit. */
const checkOrder = async (path: TicketPath, quote: TradeQuote, tally: Tally): Promise<bigint> => {
  const plan = await path.plan(quote.order, restBounds(quote));
  const simulated = await path.simulate(plan);
  if (!simulated.ok) throw new Error(`The contract refuses what was quoted: ${describeProblem(simulated.error)}`);
  tally.equal('the simulation passes the check', checkReturned(plan, simulated.value.returned).ok, true);
  const { rest, index } = simulatedOrder(simulated.value);
  tally.equal('rest: simulation and quote', rest, quote.rests.sold);
  if (path.intent.orderType === 'MARKET' && !quote.waitsBehind) tally.equal('all of it fills', rest, 0n);
  const before = await path.readHoldings();
  const { outcome, poolOut } = await path.mine(plan, simulated.value.gasLimit);
  const after = await path.readHoldings();
  const { book, pool, filled, fills, order } = quote;
  const expected = {
    orderIndex: index.toString(),
    spent: filled.spent.toString(),
    received: filled.received.toString(),
    receivedFromBook: book.received.toString(),
    ordersTouched: fills.length,
    rests: rest.toString(),
  };
  tally.equal('receipt and quote', outcome, expected);
  tally.equal('the pool gives', poolOut, pool.received);
  tally.equal('paid', before.sold - after.sold, order.from);
  tally.equal('received', after.bought - before.bought, filled.received);
  return index;
};

const checkAfterwards = async (raised: RaisedBook, quote: TradeQuote, index: bigint, tally: Tally): Promise<void> => {
  const followed = await raised.follow();
  const reread = await raised.readAgain();
  tally.equal('the book followed by events is the book that is read again', followed, reread);
  const orders = [...(reread?.side0.orders ?? []), ...(reread?.side1.orders ?? [])];
  const rest = orders.find((order) => order.index === index)?.remain;
  tally.equal('what rests is in the list', rest ?? 0n, quote.rests.sold);
};

export type TicketResult =
  | { readonly kind: string; readonly isNative: boolean; readonly quote: TradeQuote }
  | { readonly kind: string; readonly quote?: undefined };

/** Checks one ticket against the current book. */
export const ticketMeetsBook = async (
  stage: Stage,
  rpc: RpcClient,
  raised: RaisedBook,
  typed: TypedTicket,
  tally: Tally,
): Promise<TicketResult> => {
  const path = createTicketPath(stage, rpc, raised.tokens, typed);
  const book = await raised.follow();
  if (!book) throw new Error('The pair was not found');
  const quoted = quoteTrade(path.intent, { book, minimum: raised.minimum });
  if (!quoted.ok) {
    const { error } = quoted;
    return { kind: error.code === 'refused' ? await checkRefusal(path, error, tally) : error.code };
  }
  const { sold } = await path.readHoldings();
  if (quoted.value.order.from > sold / 2n) return { kind: 'not affordable' };
  const index = await checkOrder(path, quoted.value, tally);
  await checkAfterwards(raised, quoted.value, index, tally);
  const { orderType, direction, field, unfilled } = path.intent;
  const kind = [orderType, direction, field, ...(orderType === 'MARKET' ? [unfilled] : [])].join(' ');
  return { kind, isNative: path.isNative, quote: quoted.value };
};
