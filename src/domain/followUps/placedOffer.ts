import { paidBackOf } from '../tokens/currency.ts';
import type { Address, Currency, NativeCurrency, Token } from '../tokens/types.ts';
import { hasFailed } from '../transactions/isSettled.ts';
import type { TransactionInfo, TransactionRecord } from '../transactions/types.ts';
import type { FollowUp, FollowUpOffer } from './followUp.ts';
import { orderOfKey } from './storedFollowUps.ts';

type Placed = Pick<TransactionRecord, 'from' | 'info' | 'addedTime' | 'receipt' | 'ended'>;

type PlacedOrder = Extract<TransactionInfo, { readonly kind: 'placeOrder' }>;

const isOpposite = ({ input, output }: PlacedOrder, order: FollowUp['order'], wrappedNative: Address): boolean => {
  const known = orderOfKey(order);
  return (
    (input.address ?? wrappedNative) === known?.boughtToken && (output.address ?? wrappedNative) === known.soldToken
  );
};

/** A ladder and a move have orders of their own. */
const isFromTicket = ({ orderType, madeBy }: PlacedOrder): boolean => orderType === 'LIMIT' && madeBy === undefined;

const isPlacedFor = ({ from, info, addedTime }: Placed, followUp: FollowUp, wrappedNative: Address): boolean => {
  const { account, order, openedTime } = followUp;
  if (openedTime === undefined || from !== account || info.kind !== 'placeOrder') return false;
  if (!isFromTicket(info) || !isOpposite(info, order, wrappedNative)) return false;
  const { order: marked = order, openedTime: markedTime } = info.followUp ?? {};
  // The clock may have been set back since the offer was opened.
  return marked === order && (addedTime >= openedTime || markedTime === openedTime);
};

const paidBy = ({ info }: Placed): bigint => (info.kind === 'placeOrder' ? BigInt(info.from) : 0n);

const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Milliseconds after which a sent order without a record counts as placed. A record from another tab arrives sooner.
 */
const RECORD_MS = 60_000;

export type OfferState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'placed'; readonly offer: FollowUpOffer };

const open: OfferState = { kind: 'open' };
const sent: OfferState = { kind: 'sent' };

/**
 * State of an opened offer by the orders sent since then. A smaller order places its part of the offer, a larger one
 * all of it. A part that was filled after the offer was opened remains to be offered. An order whose record was
 * cleared before its result counts as placed, so that nothing is offered twice. An order without a mark counts for each
 * opened offer of its tokens. `wrappedNative` replaces the native coin.
 */
export const offerState = (
  records: readonly Placed[],
  followUp: FollowUp,
  turn: FollowUpOffer,
  wrappedNative: Address,
  nowMs: number,
): OfferState => {
  const { opened, openedSold, sentTime } = followUp;
  if (opened === undefined || openedSold === undefined) return open;
  const placed = (paid: bigint): OfferState => {
    const amount = lower(paid, opened);
    const sold = (openedSold * amount) / opened;
    return { kind: 'placed', offer: { kind: 'offer', amount, sold, isLast: turn.isLast && turn.amount <= amount } };
  };
  const own = records.filter((record) => isPlacedFor(record, followUp, wrappedNative) && !hasFailed(record));
  const mined = own.find(({ receipt }) => receipt !== undefined);
  if (mined) return placed(paidBy(mined));
  if (own.length > 0) return sent;
  const isFailed = records.some((record) => isPlacedFor(record, followUp, wrappedNative));
  if (sentTime === undefined || isFailed) return open;
  return nowMs - sentTime > RECORD_MS ? placed(opened) : sent;
};

/**
 * Currency that an order pays out. The book pays an order for the wrapped token in that token. Without a record of the
 * order the native coin is assumed, as for orders from a link.
 */
export const paidOutOf = (
  placed: TransactionInfo | undefined,
  bought: Token,
  wrappedNative: Token,
  native: NativeCurrency,
): Currency =>
  placed?.kind === 'placeOrder' && placed.output.address === bought.address
    ? bought
    : paidBackOf(bought, wrappedNative, native);
