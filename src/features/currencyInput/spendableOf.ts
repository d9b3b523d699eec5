import { rules } from '#config/rules.ts';
import type { Currency } from '#domain/tokens/types.ts';

/**
 * In raw units; undefined while the balance is unknown. Subtracts the fee for `gas` from the native coin, or the
 * minimum reserve if that is larger.
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
