import type { Currency } from '#domain/tokens/types.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { spendableOf } from './spendableOf.ts';

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
