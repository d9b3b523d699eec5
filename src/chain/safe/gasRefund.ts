import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { GasRefund } from '#domain/transactions/safeOutlook.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { uintAt, WORD, wordAt } from '../codec/words.ts';
import type { SafeTransaction } from './safeTransaction.ts';

const addressIn = (digits: string, index: number): Address | undefined => {
  const found = parseAddress(`0x${wordAt(digits, index * WORD).slice(-40)}`);
  return found === ZERO_ADDRESS ? undefined : found;
};

/**
 * Payment that the gas terms require of the Safe; undefined for none. A token is paid for the base gas whatever the
 * execution costs. For the native coin no part is certain: since version 1.1 its price is at most that of the
 * execution.
 */
export const gasRefundOf = ({ gas }: Pick<SafeTransaction, 'gas'>): GasRefund | undefined => {
  const [baseGas, gasPrice] = [uintAt(gas, WORD), uintAt(gas, 2 * WORD)];
  if (gasPrice === 0n) return undefined;
  const token = addressIn(gas, 3);
  return { token, receiver: addressIn(gas, 4), atLeast: token && (baseGas * gasPrice).toString() };
};
