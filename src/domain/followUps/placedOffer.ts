import { paidBackOf } from '../tokens/currency.ts';
import type { Address, Currency, NativeCurrency, Token } from '../tokens/types.ts';
import type { TransactionInfo, TransactionRecord } from '../transactions/types.ts';
import type { FollowUp, FollowUpOffer } from './followUp.ts';
import { orderOfKey } from './storedFollowUps.ts';

type Placed = Pick<TransactionRecord, 'from' | 'info' | 'addedTime'>;

type PlacedOrder = Extract<TransactionInfo, { readonly kind: 'placeOrder' }>;

const isOpposite = ({ input, output }: PlacedOrder, order: FollowUp['order'], wrappedNative: Address): boolean => {
  const known = orderOfKey(order);
  return (
    (input.address ?? wrappedNative) === known?.boughtToken && (output.address ?? wrappedNative) === known.soldToken
  );
};

const isPlacedBy = ({ from, info, addedTime }: Placed, followUp: FollowUp, wrappedNative: Address): boolean => {
  const { account, order, opened, openedTime } = followUp;
  if (openedTime === undefined || from !== account || addedTime < openedTime) return false;
  if (info.kind !== 'placeOrder' || info.orderType !== 'LIMIT') return false;
  return isOpposite(info, order, wrappedNative) && info.from === opened?.toString();
};

/**
 * Opened offer that one of the records placed; undefined if none did. A part that was filled after it was opened is not
 * in it, so it stays to be offered. `wrappedNative` replaces the native coin.
 */
export const placedOffer = (
  records: readonly Placed[],
  followUp: FollowUp,
  turn: FollowUpOffer,
  wrappedNative: Address,
): FollowUpOffer | undefined => {
  const { opened: amount, openedSold: sold } = followUp;
  if (amount === undefined || sold === undefined) return undefined;
  if (!records.some((record) => isPlacedBy(record, followUp, wrappedNative))) return undefined;
  return { kind: 'offer', amount, sold, isLast: turn.isLast && turn.amount <= amount };
};

/**
 * Currency that an order pays out. The book pays an order for the wrapped token in that token; without a record of the
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
