import { rules } from '../../config/rules.ts';
import type { Currency } from '../../domain/tokens/types.ts';

/** What Max types, raw units: the balance, of the native coin without what is left for gas; undefined while unknown. */
export const spendableOf = (currency: Currency | undefined, balance: bigint | undefined): bigint | undefined => {
  if (!currency || balance === undefined) return undefined;
  if (currency.kind === 'token') return balance;
  return balance > rules.nativeGasReserve ? balance - rules.nativeGasReserve : 0n;
};
