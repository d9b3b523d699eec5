import type { Currency } from '#domain/tokens/types.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { spendableOf } from './spendableOf.ts';

/** Raw, for a transaction of at most `gas`; undefined while the balance is unknown. */
export const useSpendable = (
  currency: Currency | undefined,
  balance: bigint | undefined,
  gas: bigint,
): bigint | undefined => {
  const { multisig } = useWallet();
  const gasPrice = useGasPrice(balance !== undefined && currency?.kind === 'native');
  // The owner who executes a Safe's transaction pays its gas.
  return multisig ? balance : spendableOf(currency, balance, gas, gasPrice);
};
