import { exchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import type { SafeStorage } from '#lib/storage.ts';

/** A pair with the first block known in which its pool tokens came to the account. */
export interface ArrivedPair {
  readonly pair: ExchangePair;
  readonly block: number;
}

/** What is kept of the search for an account's positions. `hash` is that of the block `coverage` ends with. */
export interface RememberedPairs {
  readonly coverage: BlockRange;
  readonly hash: string;
  readonly pairs: readonly ArrivedPair[];
}

/** Outlives the page. What is stored is no proof: the pairs' addresses are worked out anew, and the hash has to hold. */
export interface PositionMemory {
  restore(account: Address): RememberedPairs | undefined;
  write(account: Address, remembered: RememberedPairs): void;
}

/** Accounts that are remembered, the latest ones. */
const MAX_ACCOUNTS = 5;

const pairIn = (entry: unknown, exchanges: readonly ExchangeConfig[]): readonly ArrivedPair[] => {
  const [id, first, second, block] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const exchange = exchanges.find((one) => one.id === id);
  const [tokenA, tokenB] = [first, second].map((text) => (typeof text === 'string' ? parseAddress(text) : undefined));
  if (!exchange || !tokenA || !tokenB || tokenA === tokenB || !isCount(block)) return [];
  return [{ pair: exchangePair(exchange, tokenA, tokenB), block }];
};

const keyOf = (account: Address): string => `${String(POLYGON_CHAIN_ID)}:${account}`;

export const createPositionMemory = (storage: SafeStorage, exchanges: readonly ExchangeConfig[]): PositionMemory => {
  const stored = (): Fields => {
    try {
      return fieldsOf(JSON.parse(storage.get(storageKeys.positions) ?? '{}'));
    } catch {
      return {};
    }
  };
  const factories = exchanges.map(({ factory }) => factory);
  return {
    restore(account) {
      const { fromBlock, toBlock, hash, pairs, factories: looked } = fieldsOf(stored()[keyOf(account)]);
      if (!isCount(fromBlock) || !isCount(toBlock) || fromBlock > toBlock || typeof hash !== 'string') return undefined;
      // Of an exchange that was not configured then, nothing was found.
      if (!Array.isArray(looked) || !factories.every((factory) => looked.includes(factory))) return undefined;
      const listed = Array.isArray(pairs) ? pairs.flatMap((entry) => pairIn(entry, exchanges)) : [];
      return { coverage: { fromBlock, toBlock }, hash, pairs: listed };
    },
    write(account, { coverage, hash, pairs }) {
      const key = keyOf(account);
      const others = Object.entries(stored()).filter(([name]) => name !== key);
      const listed = pairs.map(({ pair, block }) => [pair.exchange.id, pair.token0, pair.token1, block]);
      const entries = [...others.slice(1 - MAX_ACCOUNTS), [key, { ...coverage, hash, factories, pairs: listed }]];
      storage.set(storageKeys.positions, JSON.stringify(Object.fromEntries(entries)));
    },
  };
};
