import type { RpcLog } from '#chain/logs/logs.ts';
import { decodeArrivals, type Arrival } from '#chain/logs/poolLogs.ts';
import {
  exchangePair,
  provePools,
  readHeld,
  readStaked,
  type ExchangePair,
  type PoolContracts,
} from '#chain/reading/poolProof.ts';
import { blockLine } from '#chain/rpc/blockLine.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { FIRST_POSITIONS, MAX_ARRIVED_TOKENS, type CandidatePair } from '#stores/positions.ts';
import type { Arrived, ArrivedPair } from './positionArchive.ts';

export interface PositionSearchOptions extends PoolContracts {
  readonly rpc: RpcClient;
  readonly staking: Address | undefined;
}

interface PositionSearch {
  pairs(): readonly ExchangePair[];
  /** Tokens other than pool tokens, at most `MAX_ARRIVED_TOKENS` + 1. Returns the same array until one is added. */
  tokens(): readonly Address[];
  foundUpTo(block: number): readonly Arrived[];
  /** @param block earliest known arrival of the pool tokens */
  add(pair: ExchangePair, block?: number): void;
  addToken(token: Address, block: number): void;
  /** @param onProgress called once the first pools are proven */
  receive(logs: readonly RpcLog[], onProgress: () => void): Promise<void>;
  lookAround(candidates: readonly CandidatePair[], onProgress: () => void): Promise<void>;
  /** After a complete search: removes pairs of an earlier search that this one did not find. */
  settle(): void;
}

const ADDRESSES_AT_ONCE = 25;
/** Time in which a page requests reads of the first pools, which precede the proof of the others. */
const FIRST_READ_MS = 2 * rules.multicall.listenersDebounceMs;
/** Each token's address takes a hash. */
const PROVEN_AT_ONCE = 200;

const createConsideredPairs = (exchanges: PoolContracts['exchanges']) => {
  const considered = new Map<Address, ExchangePair>();
  return {
    considered,
    async pairsOf(candidates: readonly CandidatePair[]): Promise<readonly ExchangePair[]> {
      const pairs: ExchangePair[] = [];
      for (let at = 0; at < candidates.length; at += ADDRESSES_AT_ONCE) {
        for (const [a, b] of candidates.slice(at, at + ADDRESSES_AT_ONCE)) {
          pairs.push(...exchanges.map((exchange) => exchangePair(exchange, a, b)));
        }
        await yieldToMain();
      }
      for (const pair of pairs) considered.set(pair.pair, pair);
      return pairs;
    },
  };
};

const asOf = ({ pair, block }: ArrivedPair, upTo: number): readonly ArrivedPair[] => {
  if (block === Infinity) return [{ pair, block: upTo }];
  return block <= upTo ? [{ pair, block }] : [];
};

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

const createFoundPairs = (before: readonly ExchangePair[]) => {
  const known = new Map<Address, ArrivedPair>();
  const seen = new Set(before.map(({ pair }) => pair));
  let listed = before;
  let added: ExchangePair[] = [];
  const list = (): readonly ExchangePair[] => {
    if (added.length > 0) listed = [...listed, ...added];
    added = [];
    return listed;
  };
  return {
    known,
    listed: list,
    add(pair: ExchangePair, block = Infinity): void {
      known.set(pair.pair, { pair, block: Math.min(block, known.get(pair.pair)?.block ?? Infinity) });
      if (!seen.has(pair.pair)) added.push(pair);
      seen.add(pair.pair);
    },
    upTo: (block: number) => [...known.values()].flatMap((pair) => asOf(pair, block)),
    settle(): void {
      if (list().some((entry) => !known.has(entry.pair))) listed = listed.filter((entry) => known.has(entry.pair));
    },
  };
};

type Prove = (addresses: readonly Address[], blocks: ReadonlyMap<Address, number>) => Promise<void>;

/** Proves the newest arrivals, and the others once those are read. @returns blocks of all arrivals */
const proveInParts = async (
  found: readonly Arrival[],
  prove: Prove,
  onProgress: () => void,
): Promise<ReadonlyMap<Address, number>> => {
  const arrivals = found.toSorted((a, b) => b.blockNumber - a.blockNumber);
  const blocks = new Map<Address, number>();
  const proveArrived = (part: readonly Arrival[]): Promise<void> => {
    const arrived = part.map(({ token, blockNumber }) => [toChecksumAddress(token), blockNumber] as const);
    for (const [token, block] of arrived) blocks.set(token, block);
    return prove(
      arrived.map(([token]) => token),
      blocks,
    );
  };
  await proveArrived(arrivals.slice(0, FIRST_POSITIONS));
  onProgress();
  if (arrivals.length > FIRST_POSITIONS) await new Promise((resolve) => void setTimeout(resolve, FIRST_READ_MS));
  for (let at = FIRST_POSITIONS; at < arrivals.length; at += PROVEN_AT_ONCE) {
    await blockLine.whenFree(0);
    await proveArrived(arrivals.slice(at, at + PROVEN_AT_ONCE));
  }
  return blocks;
};

export const createPositionSearch = (
  options: PositionSearchOptions,
  account: Address,
  before: readonly ExchangePair[],
): PositionSearch => {
  const { rpc, multicall, exchanges, staking } = options;
  const { known, listed, add, upTo, settle } = createFoundPairs(before);
  const others = new Set<Address>();
  const arrived = createArrivedTokens();
  const { considered, pairsOf } = createConsideredPairs(exchanges);

  const prove = async (addresses: readonly Address[], blocks?: ReadonlyMap<Address, number>): Promise<void> => {
    for (const pair of addresses.flatMap((address) => considered.get(address) ?? [])) add(pair, blocks?.get(pair.pair));
    const isOpen = (address: Address): boolean => !known.has(address) && !others.has(address) && !knownToken(address);
    const unknown = addresses.filter(isOpen);
    if (unknown.length === 0) return;
    const { pools, blockNumber } = await provePools(rpc, options, unknown);
    for (const pair of pools) add(pair, blocks?.get(pair.pair));
    // A node that lags behind the arrival may lack the contract.
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
    async receive(logs, onProgress) {
      const blocks = await proveInParts(decodeArrivals(logs), prove, onProgress);
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
