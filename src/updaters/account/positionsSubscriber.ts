import { readHeader } from '#chain/reading/blockHeaders.ts';
import type { BlockHeader } from '#chain/reading/blockHeaders.ts';
import { arrivalsFilter } from '#chain/logs/poolLogs.ts';
import { rules } from '#config/rules.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CandidatePair, PositionsStatus } from '#stores/positions.ts';
import type { PositionsStore } from '#stores/positionsStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { followWatched } from '../logs/followWatched.ts';
import type { LogSource } from '../logs/logSource.ts';
import type { PositionMemory } from './positionArchive.ts';
import { createPositionSearch } from './positionSearch.ts';
import type { PositionSearch, PositionSearchOptions } from './positionSearch.ts';

export interface PositionsSubscriberOptions extends PositionSearchOptions {
  readonly store: PositionsStore;
  /** No pool is older. */
  readonly firstBlock: number;
  readonly memory: PositionMemory;
}

/** What an earlier visit found, vouched for by the hash of a block so deep that it is not replaced any more. */
const createSearchArchive = (
  { rpc, firstBlock, memory }: PositionsSubscriberOptions,
  account: Address,
  search: PositionSearch,
) => {
  /** Deep below the head: no block up to this one is replaced any more. */
  let settled: BlockHeader | undefined;
  return {
    /** The blocks known from an earlier visit, if the chain still has them. */
    async restore(signal: AbortSignal): Promise<BlockRange | undefined> {
      const kept = memory.restore(account);
      const header = kept && (await readHeader(rpc, kept.coverage.toBlock, signal));
      if (!kept || header?.blockHash !== kept.hash) return undefined;
      for (const { pair, block } of kept.pairs) search.add(pair, block);
      return kept.coverage;
    },
    async settle(head: number, signal: AbortSignal): Promise<void> {
      const depth = head - rules.positions.depthBlocks;
      settled = depth >= firstBlock ? await readHeader(rpc, depth, signal) : undefined;
    },
    save(coverage: BlockRange): void {
      if (!settled || settled.blockNumber < coverage.fromBlock || settled.blockNumber > coverage.toBlock) return;
      const { blockNumber: toBlock, blockHash: hash } = settled;
      memory.write(account, { coverage: { ...coverage, toBlock }, hash, pairs: search.arrivedUpTo(toBlock) });
    },
  };
};

const positions = (options: PositionsSubscriberOptions, account: Address): LogSource<void> => {
  const { store, rpc, firstBlock } = options;
  const { pairs: before, fromBlock: shownFrom } = store.found(account);
  const search = createPositionSearch(options, account, before);
  const archive = createSearchArchive(options, account, search);
  let status: PositionsStatus = 'reading';
  let fromBlock = shownFrom;
  let candidates: readonly CandidatePair[] = [];

  const show = (): void => store.record(account, { status, pairs: search.pairs(), fromBlock });

  const lookAround = (): Promise<void> => {
    candidates = store.considered();
    return search.lookAround(candidates, show);
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.positions.overlapBlocks,
    retry: { blocks: rules.positions.retryBlocks },
    filters: () => [arrivalsFilter(account)],
    async prepare(known, head, signal) {
      const coverage = known ?? (await archive.restore(signal));
      await archive.settle(head, signal);
      return { coverage, head };
    },
    alongside: lookAround,
    async decode(logs) {
      const shown = search.pairs();
      await search.receive(logs);
      if (search.pairs() !== shown) show();
    },
    receive(_found, { kind, coverage }) {
      fromBlock = coverage.fromBlock;
      if (kind === 'live') return undefined;
      archive.save(coverage);
      show();
      return undefined;
    },
    onStatus(next) {
      status = next;
      if (status === 'complete') search.settle();
      show();
    },
    onBlock() {
      const considered = store.considered();
      if (considered === candidates) return;
      lookAround().catch(() => {
        // They are asked about again with the next block.
        if (candidates === considered) candidates = [];
      });
    },
    takeRetry: store.takeRetry,
  };
};

/**
 * The pairs the watched account has or had a part of, found by what came to it. A search is kept for the visit, and
 * begins anew when the chain was rewound.
 */
export const createPositionsSubscriber = (options: PositionsSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.watched() ?? []].flat(),
    follow: (account) => createLogFollower(positions(options, account)),
    keeps: true,
  });
