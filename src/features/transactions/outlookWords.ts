import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { averagePrice, takerFee } from '#domain/trade/limitOrder.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import type { RevertCause, RevertCode } from '#domain/transactions/revertCause.ts';
import type { LiquidityOutlook, OrderOutlook, SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import type { SafeProgress, TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';
import { limitWords, sideOfTrade, type PlacedOrder } from './summaryWords.ts';

/** Undefined if the contract's own message is shown. */
const reasons: Readonly<Record<RevertCode, MessageDescriptor | undefined>> = {
  priceMoved: msg`Would fail if executed now: the price moved beyond its slippage tolerance.`,
  bondPriceRose: msg`Would fail if executed now: the bond's price rose above its maximum.`,
  deadlinePassed: msg`Would fail if executed now: its deadline has passed. Propose it again.`,
  insufficient: msg`Would fail if executed now: your Safe's balance or approval is too low.`,
  tokenRefused: msg`Would fail if executed now: the token refuses the transfer.`,
  paused: msg`Would fail if executed now: the contract is paused or has ended.`,
  lowLiquidity: msg`Would fail if executed now: the pool can't take these amounts.`,
  orderGone: msg`Would fail if executed now: the order was filled or cancelled. Reject this proposal in your Safe.`,
  alreadyTaken: msg`Would fail if executed now: it was claimed already.`,
  invariant: undefined,
  proposalRefused: undefined,
  cannotPay: undefined,
  bondRefused: undefined,
  permitUsed: undefined,
  stillLocked: undefined,
  outOfGas: msg`Would fail if executed now: its calls fail within the gas that it allows. Propose it again.`,
  unknown: undefined,
};

const failureWords = ({ code, reason }: RevertCause): MessageDescriptor => {
  const known = code === 'outOfGas' && reason !== '' ? undefined : reasons[code];
  if (known) return known;
  return reason === ''
    ? msg`Would fail if executed now. Its contract gives no reason.`
    : msg`Would fail if executed now. Its contract's reason: ${reason}`;
};

/** Average price of the fills in the market's quote token, before the fee. */
const priceWords = (info: PlacedOrder, { spent, received }: OrderOutlook): string => {
  const side = sideOfTrade(info);
  const [base, quote] = side === 'BUY' ? [info.output, info.input] : [info.input, info.output];
  const paid = BigInt(spent);
  const price = averagePrice(side, paid, takerFee(paid), BigInt(received));
  const digits = formatOrderPrice(side, price, { base: base.decimals, quote: quote.decimals });
  return `${digits} ${shortenSymbol(quote.symbol)}`;
};

const hasFilled = ({ spent, received }: OrderOutlook): boolean => spent !== '0' && received !== '0';

const orderNow = (info: PlacedOrder, order: OrderOutlook): MessageDescriptor => {
  const rests = amountWords(order.rests, info.input, 'paid');
  const limit = limitWords(info);
  if (!hasFilled(order)) return msg`If executed now, nothing fills: ${rests} stays open at ${limit}.`;
  const received = amountWords(order.received, info.output, 'received');
  const price = priceWords(info, order);
  return order.rests === '0'
    ? msg`If executed now: ${received} at ${price}.`
    : msg`If executed now: ${received} at ${price}, and ${rests} stays open at ${limit}.`;
};

const unknownThen = (safe: SafeProgress | undefined): MessageDescriptor => {
  switch (safe?.notAtProposal) {
    case 'noState':
      return msg`At proposal: unknown, because your node keeps no state of that block.`;
    case 'failed':
      return msg`At proposal: it would have failed.`;
    case undefined:
      return safe?.proposedAtBlock === undefined
        ? msg`At proposal: unknown, because your Safe doesn't report when it was made.`
        : msg`At proposal: –`;
  }
};

const orderThen = (
  info: PlacedOrder,
  order: OrderOutlook | undefined,
  safe: SafeProgress | undefined,
): MessageDescriptor => {
  if (!order) return unknownThen(safe);
  if (!hasFilled(order)) return msg`At proposal: nothing would have filled.`;
  const received = amountWords(order.received, info.output, 'received');
  const price = priceWords(info, order);
  return msg`At proposal: ${received} at ${price}.`;
};

const ordersOf = (record: Pick<TransactionRecord, 'info' | 'also'>): readonly PlacedOrder[] =>
  callsOf(record).flatMap((info) => (info.kind === 'placeOrder' ? [info] : []));

type Liquidity = Extract<TransactionInfo, { readonly currencyA: unknown }>;

const liquidityNow = (info: Liquidity, { amountA, amountB }: LiquidityOutlook): MessageDescriptor => {
  const role = info.kind === 'addLiquidity' ? 'paid' : 'received';
  const first = amountWords(amountA, info.currencyA, role);
  const second = amountWords(amountB, info.currencyB, role);
  return info.kind === 'addLiquidity'
    ? msg`If executed now, you add ${first} and ${second}.`
    : msg`If executed now, you receive ${first} and ${second}.`;
};

const liquidityWords = (
  record: Pick<TransactionRecord, 'info' | 'also'>,
  amounts: readonly LiquidityOutlook[] = [],
): readonly MessageDescriptor[] => {
  const actions = callsOf(record).flatMap((info) =>
    info.kind === 'addLiquidity' || info.kind === 'removeLiquidity' ? [info] : [],
  );
  if (actions.length !== amounts.length) return [];
  return actions.flatMap((info, index) => {
    const now = amounts[index];
    return now ? [liquidityNow(info, now)] : [];
  });
};

/** Matches the messages of Safes since version 1.3, and of earlier ones. */
const REFUND_REFUSED = /^GS01[12]|pay gas costs/i;

const refusalWords = (reason: string): MessageDescriptor => {
  if (reason === '') return msg`Would fail if executed now: your Safe or its guard refuses it.`;
  if (REFUND_REFUSED.test(reason)) return msg`Would fail if executed now: your Safe can't pay the gas refund.`;
  return msg`Would fail if executed now: your Safe or its guard refuses it (${reason}).`;
};

/** Effects if executed now, compared with the effects at the time of the proposal. */
export const outlookWords = (
  record: Pick<TransactionRecord, 'info' | 'also' | 'safe'>,
  outlook: SafeOutlook,
): readonly MessageDescriptor[] => {
  switch (outlook.kind) {
    case 'unread':
      return [msg`Couldn't check what would happen now. We try again with the next block.`];
    case 'fails':
      return [failureWords(outlook.cause)];
    case 'refused':
      return [refusalWords(outlook.reason)];
    case 'succeeds': {
      const orders = ordersOf(record);
      const isKnown = orders.length === outlook.orders.length;
      const ordered = orders.flatMap((info, index) => {
        const now = isKnown ? outlook.orders[index] : undefined;
        return now ? [orderNow(info, now), orderThen(info, record.safe?.atProposal?.[index], record.safe)] : [];
      });
      const lines = [...ordered, ...liquidityWords(record, outlook.liquidity)];
      return lines.length > 0 ? lines : [msg`Would succeed if executed now.`];
    }
  }
};

export const isDoubtful = (record: Pick<TransactionRecord, 'info' | 'also'>, outlook: SafeOutlook): boolean => {
  if (outlook.kind !== 'succeeds') return outlook.kind !== 'unread';
  return ordersOf(record).some((info, index) => {
    const now = outlook.orders[index];
    return info.orderType === 'MARKET' && now !== undefined && now.rests !== '0';
  });
};
