import type { RpcLog } from '#chain/logs/logs.ts';
import { decodeArrivals } from '#chain/logs/poolLogs.ts';
import { exchangePair, provePools, readHeld, readStaked } from '#chain/reading/poolProof.ts';
import type { ExchangePair, PoolContracts } from '#chain/reading/poolProof.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { MAX_ARRIVED_TOKENS } from '#stores/positions.ts';
import type { CandidatePair } from '#stores/positions.ts';
import type { Arrived, ArrivedPair } from './positionArchive.ts';

export interface PositionSearchOptions extends PoolContracts {
  readonly rpc: RpcClient;
  /** The rewards pool; undefined: there is none. */
  readonly staking: Address | undefined;
}

/** The pairs an account is found to have or have had a part of. Reads reject where the node does not answer. */
export interface PositionSearch {
  pairs(): readonly ExchangePair[];
  /** Other tokens that came, at most one more than `MAX_ARRIVED_TOKENS`; the same array until there is another one. */
  tokens(): readonly Address[];
  /** The pairs and tokens that are known to have come up to a block, and pairs found otherwise. */
  foundUpTo(block: number): readonly Arrived[];
  /** A pair that is known to be a pool; `block`: the earliest one known in which its pool tokens came. */
  add(pair: ExchangePair, block?: number): void;
  /** A contract that is known to be no pool, which reported a transfer in that block. */
  addToken(token: Address, block: number): void;
  /** Takes the logs of arrivals: those of pools lead to pairs. */
  receive(logs: readonly RpcLog[]): Promise<void>;
  /** Asks about the account's stake and about pairs it may be in. */
  lookAround(candidates: readonly CandidatePair[], onProgress: () => void): Promise<void>;
  /** All was read: what was shown before and was not found again goes. */
  settle(): void;
}

/** Addresses that are worked out before other work gets its turn. */
const ADDRESSES_AT_ONCE = 25;

/** Pairs at the addresses that the exchanges give them: they need no other proof. */
const createConsideredPairs = (exchanges: PoolContracts['exchanges']) => {
  const considered = new Map<Address, ExchangePair>();
  return {
    considered,
    /** The exchanges' addresses of these pairs; a few at a time, so that the page is not held up. */
    async pairsOf(candidates: readonly CandidatePair[]): Promise<readonly ExchangePair[]> {
      const pairs: ExchangePair[] = [];
      for (let at = 0; at < candidates.length; at += ADDRESSES_AT_ONCE) {
        for (const [a, b] of candidates.slice(at, at + ADDRESSES_AT_ONCE)) {
          pairs.push(...exchanges.map((exchange) => exchangePair(exchange, a, b)));
        }
        await yieldToMain();
      }
      for (const one of pairs) considered.set(one.pair, one);
      return pairs;
    },
  };
};

/** A pair as it is known at a block: one that was found otherwise than by an arrival counts from there on. */
const asOf = ({ pair, block }: ArrivedPair, upTo: number): readonly ArrivedPair[] => {
  if (block === Infinity) return [{ pair, block: upTo }];
  return block <= upTo ? [{ pair, block }] : [];
};

/** Tokens that came and are of no pool, each with its first block known. */
const createArrivedTokens = () => {
  const blocks = new Map<Address, number>();
  let listed: readonly Address[] = [];
  return {
    listed: () => listed,
    upTo: (block: number) => [...blocks].flatMap(([token, first]) => (first <= block ? [{ token, block: first }] : [])),
    add(token: Address, block: number): void {
      const before = blocks.get(token);
      if (before === undefined && blocks.size > MAX_ARRIVED_TOKENS) return;
      blocks.set(token, Math.min(block, before ?? Infinity));
      if (before === undefined) listed = [...listed, token];
    },
  };
};

/** Pairs that are found; `before` those shown until the search is through. */
const createFoundPairs = (before: readonly ExchangePair[]) => {
  const known = new Map<Address, ArrivedPair>();
  let listed = before;
  return {
    known,
    listed: () => listed,
    add(pair: ExchangePair, block = Infinity): void {
      known.set(pair.pair, { pair, block: Math.min(block, known.get(pair.pair)?.block ?? Infinity) });
      if (!listed.some((entry) => entry.pair === pair.pair)) listed = [...listed, pair];
    },
    upTo: (block: number) => [...known.values()].flatMap((pair) => asOf(pair, block)),
    settle(): void {
      if (listed.some((entry) => !known.has(entry.pair))) listed = listed.filter((entry) => known.has(entry.pair));
    },
  };
};

/** `before` is what was shown of the account so far; it stays until the search is through. */
export const createPositionSearch = (
  options: PositionSearchOptions,
  account: Address,
  before: readonly ExchangePair[],
): PositionSearch => {
  const { rpc, multicall, exchanges, staking } = options;
  const { known, listed, add, upTo, settle } = createFoundPairs(before);
  /** Contracts that are no pools. */
  const others = new Set<Address>();
  const arrived = createArrivedTokens();
  const { considered, pairsOf } = createConsideredPairs(exchanges);

  const prove = async (addresses: readonly Address[], blocks?: ReadonlyMap<Address, number>): Promise<void> => {
    for (const one of addresses.flatMap((address) => considered.get(address) ?? [])) add(one, blocks?.get(one.pair));
    // Tokens that this site knows are no pools.
    const isOpen = (address: Address): boolean => !known.has(address) && !others.has(address) && !knownToken(address);
    const unknown = addresses.filter(isOpen);
    if (unknown.length === 0) return;
    const { pools, blockNumber } = await provePools(rpc, options, unknown);
    for (const pair of pools) add(pair, blocks?.get(pair.pair));
    // A node that is behind the arrival may not have the contract yet.
    const isFinal = (address: Address): boolean => !known.has(address) && (blocks?.get(address) ?? 0) <= blockNumber;
    for (const address of unknown.filter(isFinal)) others.add(address);
  };

  const addToken = (token: Address, block: number): void => {
    others.add(token);
    arrived.add(token, block);
  };

  return {
    pairs: listed,
    tokens: arrived.listed,
    foundUpTo: (block) => [...upTo(block), ...arrived.upTo(block)],
    add,
    addToken,
    async receive(logs) {
      // Those of the newest block come first, each with the first block of its arrivals.
      const arrivals = decodeArrivals(logs).toSorted((a, b) => b.blockNumber - a.blockNumber);
      const blocks = new Map(arrivals.map(({ token, blockNumber }) => [token, blockNumber]));
      await prove([...blocks.keys()], blocks);
      for (const pair of listed()) if (blocks.has(pair.pair)) add(pair, blocks.get(pair.pair));
      for (const [token, block] of blocks) if (others.has(token)) arrived.add(token, block);
    },
    async lookAround(candidates, onProgress) {
      const readStakes = async (): Promise<void> => {
        if (staking === undefined) return;
        await prove(await readStaked(rpc, { multicall, staking }, account));
        onProgress();
      };
      const readBalances = async (): Promise<void> => {
        const unknown = (await pairsOf(candidates)).filter(({ pair }) => !known.has(pair));
        for (const pair of await readHeld(rpc, multicall, account, unknown)) add(pair);
        onProgress();
      };
      await Promise.all([readStakes(), readBalances()]);
    },
    settle,
  };
};
