import type { Currency } from '#domain/tokens/types.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { spendableOf } from './spendableOf.ts';

/** What Max types, raw units, where the transaction asks for at most `gas`; undefined while the balance is unknown. */
export const useSpendable = (
  currency: Currency | undefined,
  balance: bigint | undefined,
  gas: bigint,
): bigint | undefined => {
  const gasPrice = useGasPrice(balance !== undefined && currency?.kind === 'native');
  return spendableOf(currency, balance, gas, gasPrice);
};
