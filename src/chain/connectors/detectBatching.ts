import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { batching } from './batching.ts';
import { isEip1193Provider } from './eip1193.ts';
import { readCanBatch } from './walletCalls.ts';

const queried = new WeakMap<object, Set<Address>>();

/** Detects once for each account if the wallet can run batches. Never rejects. */
export const detectBatching = async (wallet: object, account: Address): Promise<void> => {
  const accounts = queried.get(wallet) ?? new Set();
  if (accounts.has(account)) return;
  queried.set(wallet, accounts.add(account));
  const canBatch = isEip1193Provider(wallet) && (await readCanBatch(wallet, account, POLYGON_CHAIN_ID));
  // A batch that was refused in the meantime is better evidence.
  if (batching.current(wallet, account) === undefined) batching.set(wallet, account, canBatch);
};
