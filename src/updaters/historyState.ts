import { keepCheckpoints } from '../domain/history/checkpoints.ts';
import type { Checkpoint } from '../domain/history/checkpoints.ts';
import type { BlockRange, PairTrade } from '../domain/history/types.ts';
import type { PairHistory } from '../reads/historyStore.ts';

/** What is kept beside a pair's trades: which blocks they are of, and hashes that say whether they still count. */
export interface HistoryHead {
  readonly coverage: BlockRange;
  /** Newest first. */
  readonly checkpoints: readonly Checkpoint[];
}

/** A pair's past as far as it is read. */
export interface HistoryState extends HistoryHead {
  /** Newest first. */
  readonly trades: readonly PairTrade[];
}

/** The trades of a range of blocks that was read. */
export interface ReadRange {
  readonly range: BlockRange;
  /** Newest first. */
  readonly trades: readonly PairTrade[];
  readonly checkpoints: readonly Checkpoint[];
}

/** Nothing is covered yet; `toBlock` is where the reading begins. */
export const nothingRead = (toBlock: number): HistoryState => ({
  coverage: { fromBlock: toBlock + 1, toBlock },
  checkpoints: [],
  trades: [],
});

/** Without the blocks from `fromBlock` on. */
export const withoutFrom = (state: HistoryState, fromBlock: number): HistoryState => ({
  coverage: { ...state.coverage, toBlock: Math.min(state.coverage.toBlock, fromBlock - 1) },
  checkpoints: state.checkpoints.filter(({ blockNumber }) => blockNumber < fromBlock),
  trades: state.trades.filter(({ blockNumber }) => blockNumber < fromBlock),
});

/** With a range below all that is known. */
export const withOlder = (state: HistoryState, { range, trades, checkpoints }: ReadRange): HistoryState => ({
  coverage: { ...state.coverage, fromBlock: range.fromBlock },
  checkpoints: keepCheckpoints([...state.checkpoints, ...checkpoints]),
  trades: [...state.trades, ...trades],
});

/** With a range that begins within what is known or just above it, and replaces it from there on. */
export const withNewer = (state: HistoryState, { range, trades, checkpoints }: ReadRange): HistoryState => {
  const kept = withoutFrom(state, range.fromBlock);
  return {
    coverage: { ...kept.coverage, toBlock: range.toBlock },
    checkpoints: keepCheckpoints([...checkpoints, ...kept.checkpoints]),
    trades: [...trades, ...kept.trades],
  };
};

export const headOf = ({ coverage, checkpoints }: HistoryState): HistoryHead => ({ coverage, checkpoints });

/** As the page sees it. */
export const shownHistory = (state: HistoryState, firstBlock: number): PairHistory => {
  const { coverage, trades } = state;
  const covered = coverage.toBlock - coverage.fromBlock + 1;
  const all = coverage.toBlock - firstBlock + 1;
  return {
    status: coverage.fromBlock <= firstBlock ? 'complete' : 'reading',
    trades,
    coverage: covered > 0 ? coverage : undefined,
    progress: all > 0 ? covered / all : 1,
  };
};
