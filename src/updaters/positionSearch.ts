import { readHeader } from '../chain/blockHeaders.ts';
import type { BlockHeader } from '../chain/blockHeaders.ts';
import { logsQuestion, readLogs } from '../chain/logRanges.ts';
import type { RpcLog } from '../chain/logs.ts';
import { arrivalsFilter, decodeArrivals } from '../chain/poolLogs.ts';
import { exchangePair, provePools, readHeld, readStaked } from '../chain/poolProof.ts';
import type { ExchangePair, PoolContracts } from '../chain/poolProof.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import { rules } from '../config/rules.ts';
import type { BlockRange } from '../domain/history/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { nextTask } from '../lib/nextTask.ts';
import type { CandidatePair } from '../reads/positions.ts';
import type { RpcRequest } from '../chain/mergeLogRequests.ts';
import type { PositionMemory } from './positionMemory.ts';

export interface PositionSearchOptions extends PoolContracts {
  readonly rpc: RpcClient;
  /** The rewards pool; undefined: there is none. */
  readonly staking: Address | undefined;
  /** No pool is older. */
  readonly firstBlock: number;
  readonly memory: PositionMemory;
}

/** The search for one account's pairs. What it did not reach it goes on with when it is asked again. */
export interface PositionSearch {
  pairs(): readonly ExchangePair[];
  /** The first block from which on all arrivals are known; undefined: none was read. */
  fromBlock(): number | undefined;
  /** Reads the arrivals up to a block that are not known yet, the newest first. Rejects where the node refuses. */
  readPast(head: number, onProgress: () => void, signal: AbortSignal): Promise<void>;
  /** Asks about the account's stake and about pairs it may be in. Rejects where the node does not answer. */
  lookAround(candidates: readonly CandidatePair[], onProgress: () => void): Promise<void>;
  /** All was read: what was shown before and was not found again goes. */
  settle(): void;
  /** What the next block's request has to ask; undefined while earlier blocks are still to be read. */
  question(): RpcRequest | undefined;
  /** Takes the answer to it, up to the block shown. Rejects where the node does not answer. */
  follow(logs: readonly RpcLog[], block: number): Promise<void>;
}

/** Addresses that are worked out before other work gets its turn. */
const PLACES_AT_ONCE = 25;

/** Pairs by their addresses, each with the earliest block known in which its pool tokens came. */
const createPairList = (before: readonly ExchangePair[]) => {
  const known = new Map<Address, { readonly pair: ExchangePair; readonly block: number | undefined }>();
  let listed = before;
  return {
    has: (address: Address): boolean => known.has(address),
    add(pair: ExchangePair, block: number | undefined): void {
      const earlier = known.get(pair.pair);
      const blocks = [earlier?.block, block].filter((one) => one !== undefined);
      known.set(pair.pair, { pair, block: blocks.length > 0 ? Math.min(...blocks) : undefined });
      if (!listed.some((one) => one.pair === pair.pair)) listed = [...listed, pair];
    },
    /** Whatever was listed before and was not found again goes. */
    settle(): void {
      if (listed.some((one) => !known.has(one.pair))) listed = listed.filter((one) => known.has(one.pair));
    },
    listed: (): readonly ExchangePair[] => listed,
    upTo: (last: number) =>
      [...known.values()].flatMap(({ pair, block }) => (block !== undefined && block <= last ? [{ pair, block }] : [])),
  };
};

/** `before` is what was shown of the account so far; it stays until the search is through. */
export const createPositionSearch = (
  options: PositionSearchOptions,
  account: Address,
  before: readonly ExchangePair[] = [],
): PositionSearch => {
  const { rpc, multicall, exchanges, staking, firstBlock, memory } = options;
  const list = createPairList(before);
  /** Contracts that are no pools. */
  const others = new Set<Address>();
  const isUnknown = (address: Address): boolean => !list.has(address) && !others.has(address);
  let coverage: BlockRange | undefined;
  let isCaughtUp = false;

  const prove = async (
    addresses: readonly Address[],
    blockOf: (pair: Address) => number | undefined,
  ): Promise<void> => {
    const proven = await provePools(rpc, options, addresses);
    for (const pair of proven) list.add(pair, blockOf(pair.pair));
    for (const address of addresses) if (!list.has(address)) others.add(address);
  };

  const take = async (logs: readonly RpcLog[]): Promise<void> => {
    const blocks = new Map(decodeArrivals(logs).map(({ token, blockNumber }) => [token, blockNumber]));
    const strangers = [...blocks.keys()].filter(isUnknown);
    if (strangers.length > 0) await prove(strangers, (pair) => blocks.get(pair));
    for (const pair of list.listed()) if (blocks.has(pair.pair)) list.add(pair, blocks.get(pair.pair));
  };

  /** Where the exchanges have these pairs; a few at a time, so that the page is not held up. */
  const placesOf = async (candidates: readonly CandidatePair[]): Promise<readonly ExchangePair[]> => {
    const places: ExchangePair[] = [];
    for (let at = 0; at < candidates.length; at += PLACES_AT_ONCE) {
      for (const [a, b] of candidates.slice(at, at + PLACES_AT_ONCE)) {
        places.push(...exchanges.map((exchange) => exchangePair(exchange, a, b)));
      }
      await nextTask();
    }
    return places;
  };

  const restore = async (signal: AbortSignal): Promise<void> => {
    const remembered = memory.restore(account);
    if (!remembered) return;
    const header = await readHeader(rpc, remembered.coverage.toBlock, signal);
    if (header?.blockHash !== remembered.hash) return;
    for (const { pair, block } of remembered.pairs) list.add(pair, block);
    coverage = remembered.coverage;
  };

  const save = (settled: BlockHeader | undefined): void => {
    if (!coverage || !settled || settled.blockNumber < coverage.fromBlock || settled.blockNumber > coverage.toBlock)
      return;
    const kept = { fromBlock: coverage.fromBlock, toBlock: settled.blockNumber };
    memory.write(account, { coverage: kept, hash: settled.blockHash, pairs: list.upTo(settled.blockNumber) });
  };

  const readRange = async (range: BlockRange, onRange: (read: BlockRange) => void, signal: AbortSignal) => {
    const takeRange = async (logs: readonly RpcLog[], read: BlockRange): Promise<void> => {
      await take(logs);
      onRange(read);
    };
    const done = await readLogs(rpc, arrivalsFilter(account), range, takeRange, signal);
    if (!done.ok) throw done.error;
  };

  /** From the last block known to the head; nothing of it counts before all of it is read. */
  const catchUp = async (head: number, onProgress: () => void, signal: AbortSignal): Promise<void> => {
    const known = coverage ?? { fromBlock: head + 1, toBlock: head };
    const fromBlock = Math.max(firstBlock, known.toBlock + 1 - rules.positionsOverlapBlocks);
    if (coverage) await readRange({ fromBlock, toBlock: head }, onProgress, signal);
    coverage = { ...known, toBlock: Math.max(known.toBlock, head) };
    isCaughtUp = true;
  };

  return {
    pairs: list.listed,
    settle: list.settle,
    fromBlock: () => (coverage && coverage.fromBlock <= coverage.toBlock ? coverage.fromBlock : undefined),
    async readPast(head, onProgress, signal) {
      isCaughtUp = false;
      if (!coverage) await restore(signal);
      const depth = head - rules.positionsDepthBlocks;
      const settled = depth >= firstBlock ? await readHeader(rpc, depth, signal) : undefined;
      await catchUp(head, onProgress, signal);
      save(settled);
      onProgress();
      const toBlock = (coverage?.fromBlock ?? 0) - 1;
      const reach = ({ fromBlock }: BlockRange): void => {
        coverage = { toBlock: head, ...coverage, fromBlock };
        save(settled);
        onProgress();
      };
      await readRange({ fromBlock: firstBlock, toBlock }, reach, signal);
    },
    async lookAround(candidates, onProgress) {
      const asked = (await placesOf(candidates)).filter(({ pair }) => !list.has(pair));
      for (const pair of await readHeld(rpc, multicall, account, asked)) list.add(pair, undefined);
      onProgress();
      if (staking === undefined) return;
      const staked = await readStaked(rpc, { multicall, staking }, account);
      await prove(staked.filter(isUnknown), () => undefined);
      onProgress();
    },
    question() {
      if (!coverage || !isCaughtUp || coverage.fromBlock > coverage.toBlock) return undefined;
      const fromBlock = Math.max(firstBlock, coverage.toBlock + 1 - rules.positionsOverlapBlocks);
      const [range] = logsQuestion(arrivalsFilter(account), { fromBlock, toBlock: fromBlock });
      return { method: 'eth_getLogs', params: [{ ...Object(range), toBlock: 'latest' }] };
    },
    async follow(logs, block) {
      await take(logs);
      if (coverage) coverage = { ...coverage, toBlock: Math.max(coverage.toBlock, block) };
    },
  };
};
