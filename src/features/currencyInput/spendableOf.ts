import { rules } from '#config/rules.ts';
import type { Currency } from '#domain/tokens/types.ts';

/**
 * What can be paid of a balance, raw units: of the native coin what a transaction of at most `gas` at this gas price may
 * take stays back, and never less than the least reserve; undefined while the balance is unknown.
 */
export const spendableOf = (
  currency: Currency | undefined,
  balance: bigint | undefined,
  gas: bigint,
  gasPrice: bigint | undefined,
): bigint | undefined => {
  if (!currency || balance === undefined) return undefined;
  if (currency.kind === 'token') return balance;
  const fee = gas * (gasPrice ?? 0n) * rules.gas.feeCapFactor;
  const reserve = fee > rules.gas.nativeReserve ? fee : rules.gas.nativeReserve;
  return balance > reserve ? balance - reserve : 0n;
};
