import type { CandleInterval } from '../../../src/domain/history/types.ts';
import type { Findings } from '../figures.ts';

/** The shown order book. */
export interface BookView {
  /** Merges one block's changes and shows them. Resolves with the milliseconds until its picture was painted. */
  nextBlock(): Promise<number>;
  /** Price levels in the document. */
  rows(): number;
}

/** The history that is being read and drawn. */
export interface HistoryView {
  /** Trades known so far. */
  trades(): number;
  /** Whether candles are drawn. */
  hasDrawing(): boolean;
  isComplete(): boolean;
}

/** What the page offers to whoever measures in it. */
export interface BenchPage {
  engine(): Findings;
  showBook(orders: number): Promise<BookView>;
  showHistory(interval: CandleInterval): Promise<HistoryView>;
}
