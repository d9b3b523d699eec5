import { exchangePair, type ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isCount } from '#lib/fields.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { createAccountMemory, type AccountMemory } from './accountMemory.ts';

/** `block`: first known block with an arrival of pool tokens, else the block up to which the pair was found. */
export interface ArrivedPair {
  readonly pair: ExchangePair;
  readonly block: number;
}

/** `block`: first known block in which the contract, which is not a pool, logged a transfer to the account. */
interface ArrivedToken {
  readonly token: Address;
  readonly block: number;
}

export type Arrived = ArrivedPair | ArrivedToken;

export type PositionMemory = AccountMemory<Arrived>;

const pairIn = (entry: unknown, exchanges: readonly ExchangeConfig[]): readonly ArrivedPair[] => {
  const [id, first, second, block] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const exchange = exchanges.find((entry) => entry.id === id);
  const [tokenA, tokenB] = [first, second].map((text) => (typeof text === 'string' ? parseAddress(text) : undefined));
  if (!exchange || !tokenA || !tokenB || tokenA === tokenB || !isCount(block)) return [];
  return [{ pair: exchangePair(exchange, tokenA, tokenB), block }];
};

const TOKEN_FIELDS = 2;

const arrivedIn = (entry: unknown, exchanges: readonly ExchangeConfig[]): readonly Arrived[] => {
  if (!Array.isArray(entry) || entry.length !== TOKEN_FIELDS) return pairIn(entry, exchanges);
  const [address, block] = entry as readonly unknown[];
  const token = typeof address === 'string' ? parseAddress(address) : undefined;
  return token && isCount(block) ? [{ token, block }] : [];
};

/** Recomputes the pairs' addresses instead of storing them. */
export const createPositionMemory = (storage: SafeStorage, exchanges: readonly ExchangeConfig[]): PositionMemory =>
  createAccountMemory({
    storage,
    key: storageKeys.positions,
    contracts: exchanges.map(({ factory }) => factory),
    encode: (entry) => {
      if ('token' in entry) return [entry.token, entry.block];
      const { exchange, token0, token1 } = entry.pair;
      return [exchange.id, token0, token1, entry.block];
    },
    decode: (entry) => arrivedIn(entry, exchanges),
  });
