import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

type Pending = Pick<TransactionRecord, 'from' | 'info' | 'also' | 'receipt' | 'ended' | 'callsStage'>;

/** A market order keeps the amount that was typed; its other amount follows the price. Both belong to a limit. */
const isSameOrder = (one: TransactionInfo, other: TransactionInfo): boolean => {
  if (one.kind !== 'placeOrder' && one.kind !== 'swap') return false;
  if (other.kind !== 'placeOrder' && other.kind !== 'swap') return false;
  if (one.input.address !== other.input.address || one.output.address !== other.output.address) return false;
  const [paysSame, receivesSame] = [one.from === other.from, one.to === other.to];
  const isLimit = [one, other].some((info) => info.kind === 'placeOrder' && info.orderType === 'LIMIT');
  return isLimit ? paysSame && receivesSame : paysSame || receivesSame;
};

/**
 * True if a transaction of the account with an order for the same tokens and amount is neither mined nor replaced. Every
 * order of a batch counts, until the wallet has forgotten the batch.
 */
export const isSameOrderPending = (record: Pending, order: TransactionInfo, account: Address): boolean =>
  record.from === account &&
  !isSettled(record) &&
  record.callsStage !== 'forgotten' &&
  [...(record.also ?? []), record.info].some((info) => isSameOrder(info, order));
