import { env } from '#config/env.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { restBounds } from '#domain/trade/restBounds.ts';
import { restsFarFromMarket } from '#domain/trade/restsFarFromMarket.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { OrderType, TradeDirection, TradeQuote, UnfilledPart } from '#domain/trade/types.ts';
import type { OrderMaking } from '#domain/transactions/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { guardOrder } from './guardOrder.ts';
import { refreshingHint } from './orderHint.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

const newestIndex = ({ side0, side1 }: PairBook): bigint =>
  [...side0.orders, ...side1.orders].reduce((newest, { index }) => (index > newest ? index : newest), 0n);

export interface OrderContext {
  readonly maker: Address | undefined;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly postOnly?: boolean;
  readonly unfilled?: UnfilledPart;
  readonly madeBy?: OrderMaking;
  readonly book: PairBook | undefined;
  readonly currencies: Omit<TradeCurrencies, 'notTokens'>;
}

/**
 * Plan with all checks. `target`: the position hint at the present block. Undefined while market, book or account are
 * unknown.
 */
export const ticketOrderPlan = (
  { currencies, maker, direction, orderType, book, postOnly = false, unfilled, madeBy }: OrderContext,
  accepted: TradeQuote,
  target: bigint,
): TransactionPlan | undefined => {
  const { input, output, inputToken, outputToken } = currencies;
  if (!input || !output || !inputToken || !outputToken || !maker || !book) return undefined;
  const { from, to } = accepted.order;
  const sides = { soldToken: inputToken.address, boughtToken: outputToken.address };
  const cancelsRest = orderType === 'MARKET' && unfilled === 'LEAVE_OUT';
  const order = { maker, input, output, direction, orderType, cancelsRest, madeBy, from, to, targetIndex: target };
  const facing = orientMarket(book, inputToken.address);
  const restsFar = orderType === 'LIMIT' && restsFarFromMarket(direction, accepted, facing);
  const quoted = quoteOrder(facing, { from, to });
  const fills = quoted.ok ? quoted.value.fills : [];
  const met = { pool: book.pair, takes: fills.map(({ index }) => index) };
  const { minReceived, filled } = accepted;
  const shown = { ...restBounds(accepted), received: filled.received, minReceived };
  const checks = { ...shown, ...met, newestIndex: newestIndex(book), restsFar, postOnly };
  return guardOrder(refreshingHint({ ...order, ...checks }, { ...sides, from, to }, env.orderBook), {
    ...sides,
    from,
    book: env.orderBook,
    pair: book.pair,
    wrappedNative: env.wrappedNative,
    receiver: maker,
    paysNative: input.kind === 'native',
    paidInNative: output.kind === 'native',
    received: filled.received,
    fills,
  });
};
