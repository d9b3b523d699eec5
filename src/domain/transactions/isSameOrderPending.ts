import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

type Pending = Pick<TransactionRecord, 'from' | 'info' | 'also' | 'receipt' | 'ended' | 'callsStage'>;

/**
 * True for the same order. A market order keeps the typed amount while its other amount follows the price; a limit
 * order keeps both.
 */
const isSameOrder = (one: TransactionInfo, other: TransactionInfo): boolean => {
  if (one.kind !== 'placeOrder' && one.kind !== 'swap') return false;
  if (other.kind !== 'placeOrder' && other.kind !== 'swap') return false;
  if (one.input.address !== other.input.address || one.output.address !== other.output.address) return false;
  const [paysSame, receivesSame] = [one.from === other.from, one.to === other.to];
  const isLimit = [one, other].some((info) => info.kind === 'placeOrder' && info.orderType === 'LIMIT');
  return isLimit ? paysSame && receivesSame : paysSame || receivesSame;
};

/**
 * True if a pending transaction of the account has an order for the same tokens and amount. All orders of a batch
 * count, until the wallet has forgotten the batch.
 */
export const isSameOrderPending = (record: Pending, order: TransactionInfo, account: Address): boolean =>
  record.from === account &&
  !isSettled(record) &&
  record.callsStage !== 'forgotten' &&
  [...(record.also ?? []), record.info].some((info) => isSameOrder(info, order));
