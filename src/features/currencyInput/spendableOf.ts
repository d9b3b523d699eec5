import { rules } from '#config/rules.ts';
import type { Currency } from '#domain/tokens/types.ts';

/**
 * Raw; undefined while the balance is unknown. The native coin keeps the fee of up to `gas`, or the minimum reserve
 * if larger.
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
