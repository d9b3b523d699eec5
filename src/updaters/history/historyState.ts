import { keepCheckpoints, type Checkpoint } from '#domain/history/checkpoints.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { PairHistory } from '#stores/historyStore.ts';

export interface HistoryHead {
  readonly coverage: BlockRange;
  readonly checkpoints: readonly Checkpoint[];
  /** Covered blocks that came from the data service; all others came from the chain. */
  readonly fromService?: BlockRange;
}

export interface HistoryState extends HistoryHead {
  readonly trades: readonly PairTrade[];
  readonly since?: number | undefined;
}

export interface ReadRange {
  readonly range: BlockRange;
  readonly trades: readonly PairTrade[];
  readonly checkpoints: readonly Checkpoint[];
  /** Chain time of the first block, unix seconds; undefined if not requested. */
  readonly since?: number | undefined;
  readonly isFromService?: boolean;
}

export const nothingRead = (toBlock: number): HistoryState => ({
  coverage: { fromBlock: toBlock + 1, toBlock },
  checkpoints: [],
  trades: [],
});

export const tradesFrom = ({ trades }: HistoryState, fromBlock: number): readonly PairTrade[] => {
  const end = trades.findIndex(({ blockNumber }) => blockNumber < fromBlock);
  return end === -1 ? trades : trades.slice(0, end);
};

const endingBelow = (range: BlockRange, block: number): BlockRange => ({
  ...range,
  toBlock: Math.min(range.toBlock, block - 1),
});

export const withoutFrom = (state: HistoryState, fromBlock: number): HistoryState => {
  const gone = tradesFrom(state, fromBlock).length;
  return {
    ...(state.fromService && { fromService: endingBelow(state.fromService, fromBlock) }),
    since: state.since,
    coverage: endingBelow(state.coverage, fromBlock),
    checkpoints: state.checkpoints.filter(({ blockNumber }) => blockNumber < fromBlock),
    trades: gone === 0 ? state.trades : state.trades.slice(gone),
  };
};

export const withOlder = (
  state: HistoryState,
  { range, trades, checkpoints, since, isFromService }: ReadRange,
): HistoryState => ({
  ...(state.fromService && { fromService: state.fromService }),
  ...(isFromService && { fromService: { ...range, toBlock: state.fromService?.toBlock ?? range.toBlock } }),
  since,
  coverage: { ...state.coverage, fromBlock: range.fromBlock },
  checkpoints: keepCheckpoints([...state.checkpoints, ...checkpoints]),
  trades: trades.length === 0 ? state.trades : [...state.trades, ...trades],
});

export const withNewer = (state: HistoryState, { range, trades, checkpoints }: ReadRange): HistoryState => {
  const before = tradesFrom(state, range.fromBlock);
  const known = new Map(before.map((trade) => [trade.id, trade]));
  const newest = trades.map((trade) => known.get(trade.id) ?? trade);
  const isSame = newest.length === before.length && newest.every((trade, index) => trade === before[index]);
  const kept = withoutFrom(state, range.fromBlock);
  return {
    ...kept,
    coverage: { ...kept.coverage, toBlock: range.toBlock },
    checkpoints: keepCheckpoints([...checkpoints, ...kept.checkpoints]),
    trades: isSame ? state.trades : [...newest, ...kept.trades],
  };
};

export const withoutService = (state: HistoryState): HistoryState => {
  const { coverage, checkpoints, trades, fromService } = state;
  if (!fromService) return state;
  const isAbove = ({ blockNumber }: { readonly blockNumber: number }): boolean => blockNumber > fromService.toBlock;
  return {
    coverage: { ...coverage, fromBlock: fromService.toBlock + 1 },
    checkpoints: checkpoints.filter(isAbove),
    trades: trades.filter(isAbove),
  };
};

export const headOf = ({ coverage, checkpoints, fromService }: HistoryState): HistoryHead => ({
  coverage,
  checkpoints,
  ...(fromService && { fromService }),
});

export const shownHistory = (state: HistoryState, firstBlock: number): PairHistory => {
  const { coverage, trades, since, fromService } = state;
  const covered = coverage.toBlock - coverage.fromBlock + 1;
  const all = coverage.toBlock - firstBlock + 1;
  return {
    status: coverage.fromBlock <= firstBlock ? 'complete' : 'reading',
    trades,
    coverage: covered > 0 ? coverage : undefined,
    progress: all > 0 ? covered / all : 1,
    since,
    ...(fromService && { fromService }),
  };
};
