import { rules } from '#config/rules.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

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

type Spendable = (gas: bigint) => bigint | undefined;

/**
 * In raw units; undefined while the balance is unknown.
 * @returns the amount that is left for transactions of `gas` in total
 */
export const useSpendableFor = (currency: Currency | undefined, balance: bigint | undefined): Spendable => {
  const { multisig } = useWallet();
  const gasPrice = useGasPrice(balance !== undefined && currency?.kind === 'native');
  // The owner who executes a Safe's transaction pays its gas.
  return (gas) => (multisig ? balance : spendableOf(currency, balance, gas, gasPrice));
};

export const useSpendable = (
  currency: Currency | undefined,
  balance: bigint | undefined,
  gas: bigint,
): bigint | undefined => useSpendableFor(currency, balance)(gas);
