import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

type Pending = Pick<TransactionRecord, 'from' | 'info' | 'also' | 'receipt' | 'ended' | 'callsStage'>;

/** A market order keeps its typed amount, a limit order both amounts. */
const isSameOrder = (first: TransactionInfo, other: TransactionInfo): boolean => {
  if (first.kind !== 'placeOrder' && first.kind !== 'swap') return false;
  if (other.kind !== 'placeOrder' && other.kind !== 'swap') return false;
  if (first.input.address !== other.input.address || first.output.address !== other.output.address) return false;
  const [paysSame, receivesSame] = [first.from === other.from, first.to === other.to];
  const isLimit = [first, other].some((info) => info.kind === 'placeOrder' && info.orderType === 'LIMIT');
  return isLimit ? paysSame && receivesSame : paysSame || receivesSame;
};

/**
 * True for a pending order of the same account, tokens and amount. A batch counts until its wallet has forgotten it.
 */
export const isSameOrderPending = (record: Pending, order: TransactionInfo, account: Address): boolean =>
  record.from === account &&
  !isSettled(record) &&
  record.callsStage !== 'forgotten' &&
  [...(record.also ?? []), record.info].some((info) => isSameOrder(info, order));
