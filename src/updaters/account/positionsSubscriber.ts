import { arrivalsFilter } from '#chain/logs/poolLogs.ts';
import { rules } from '#config/rules.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { FIRST_POSITIONS, type CandidatePair } from '#stores/positions.ts';
import type { PositionsStore } from '#stores/positionsStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { followWatched } from '../logs/followWatched.ts';
import type { LogSource } from '../logs/logSource.ts';
import type { EarlyArrivals } from './earlyArrivals.ts';
import type { Arrived, PositionMemory } from './positionArchive.ts';
import { createPositionSearch, type PositionSearchOptions } from './positionSearch.ts';
import { createSearchArchive } from './searchArchive.ts';

interface PositionsSubscriberOptions extends PositionSearchOptions {
  readonly store: PositionsStore;
  readonly firstBlock: number;
  readonly memory: PositionMemory;
  readonly early?: EarlyArrivals;
}

const createKeptSearch = (options: PositionsSubscriberOptions, account: Address, before: readonly ExchangePair[]) => {
  const search = createPositionSearch(options, account, before);
  const archive = createSearchArchive({ ...options, first: FIRST_POSITIONS }, account);
  const addAll = (found: readonly Arrived[]): void => {
    for (const arrived of found) {
      if ('token' in arrived) search.addToken(arrived.token, arrived.block);
      else search.add(arrived.pair, arrived.block);
    }
  };
  return { search, archive, addAll };
};

/** Calls `show` only if something was found since the last call. */
const ifFound = (search: Pick<ReturnType<typeof createPositionSearch>, 'pairs' | 'tokens'>, show: () => void) => {
  let [pairs, tokens] = [search.pairs(), search.tokens()];
  return (): void => {
    if (search.pairs() === pairs && search.tokens() === tokens) return;
    [pairs, tokens] = [search.pairs(), search.tokens()];
    show();
  };
};

const createFirstResults = () => {
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  return { shown, show };
};

/** Decodes arrivals, also those that were requested before the first block. */
const createArrivalReading = (
  { early, firstBlock }: PositionsSubscriberOptions,
  account: Address,
  search: ReturnType<typeof createPositionSearch>,
  show: () => void,
): Pick<LogSource<void>, 'readRange' | 'firstResults' | 'decode'> => {
  const firstResults = createFirstResults();
  const decode = async (logs: readonly RpcLog[]): Promise<void> => {
    const showFound = ifFound(search, show);
    await search.receive(logs, () => {
      showFound();
      firstResults.show();
    });
    showFound();
  };
  return {
    decode,
    firstResults: () => firstResults.shown,
    async readRange({ range, receive, readSteps }) {
      const logs = range.fromBlock === firstBlock ? await early?.take(account) : undefined;
      if (!logs) return readSteps(range);
      receive(await decode(logs.filter(({ blockNumber }) => Number(blockNumber) <= range.toBlock)), range);
    },
  };
};

const positions = (options: PositionsSubscriberOptions, account: Address): LogSource<void> => {
  const { store, rpc, firstBlock } = options;
  const { pairs: before, fromBlock: shownFrom } = store.found(account);
  const { search, archive, addAll } = createKeptSearch(options, account, before);
  let status: SearchStatus = 'reading';
  let fromBlock = shownFrom;
  let candidates: readonly CandidatePair[] = [];
  let searched: BlockRange | undefined;
  const show = (): void => store.record(account, { status, pairs: search.pairs(), tokens: search.tokens(), fromBlock });

  const lookAround = (): Promise<void> => {
    candidates = store.considered();
    return search.lookAround(candidates, show);
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.positions.overlapBlocks,
    retry: { blocks: rules.positions.retryBlocks },
    isSparse: true,
    filters: () => [arrivalsFilter(account)],
    recall: () => archive.recall(addAll),
    async prepare(known, head, signal) {
      archive.settle(head, signal);
      const kept = known ? undefined : await archive.restore(signal);
      addAll([...(kept?.found ?? []), ...(await archive.rest(signal))]);
      return { coverage: known ?? kept?.coverage, head };
    },
    ...createArrivalReading(options, account, search, show),
    alongside: lookAround,
    receive(_found, { kind, coverage }) {
      fromBlock = coverage.fromBlock;
      searched = coverage;
      if (kind === 'live') return undefined;
      archive.save(coverage, search.foundUpTo);
      show();
      return undefined;
    },
    onStatus(next) {
      status = next;
      if (status === 'complete') search.settle();
      if (status === 'complete' && searched) archive.save(searched, search.foundUpTo);
      show();
    },
    onBlock() {
      const considered = store.considered();
      if (considered === candidates) return;
      lookAround().catch(() => {
        if (candidates === considered) candidates = [];
      });
    },
    takeRetry: store.takeRetry,
  };
};

export const createPositionsSubscriber = (options: PositionsSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.watched() ?? []].flat(),
    follow: (account) => createLogFollower(positions(options, account)),
    keeps: true,
  });
