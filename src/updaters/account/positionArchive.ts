import { exchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { isCount } from '#lib/fields.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { createAccountMemory } from './accountMemory.ts';
import type { AccountMemory } from './accountMemory.ts';

/** A pair with the first block known in which its pool tokens came to the account, or up to which it was found otherwise. */
export interface ArrivedPair {
  readonly pair: ExchangePair;
  readonly block: number;
}

export type PositionMemory = AccountMemory<ArrivedPair>;

const pairIn = (entry: unknown, exchanges: readonly ExchangeConfig[]): readonly ArrivedPair[] => {
  const [id, first, second, block] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const exchange = exchanges.find((one) => one.id === id);
  const [tokenA, tokenB] = [first, second].map((text) => (typeof text === 'string' ? parseAddress(text) : undefined));
  if (!exchange || !tokenA || !tokenB || tokenA === tokenB || !isCount(block)) return [];
  return [{ pair: exchangePair(exchange, tokenA, tokenB), block }];
};

/** The search for an account's positions; the pairs' addresses are worked out anew. */
export const createPositionMemory = (storage: SafeStorage, exchanges: readonly ExchangeConfig[]): PositionMemory =>
  createAccountMemory({
    storage,
    key: storageKeys.positions,
    contracts: exchanges.map(({ factory }) => factory),
    encode: ({ pair, block }) => [pair.exchange.id, pair.token0, pair.token1, block],
    decode: (entry) => pairIn(entry, exchanges),
  });
