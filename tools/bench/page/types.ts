import type { CandleInterval } from '#domain/history/types.ts';
import type { Findings } from '../figures.ts';

/** The shown order book. */
export interface BookView {
  /** Thinks up the changes of the next block, which is the chain's work and not the page's. */
  prepare(): void;
  /** Merges the prepared changes and shows them. Resolves with the milliseconds until its picture was painted. */
  nextBlock(): Promise<number>;
  /** A frame in which nothing changes. */
  emptyFrame(): Promise<void>;
  /** Price levels in the document. */
  rows(): number;
}

/** Rows of numbers and nothing else. */
export interface TextsView {
  /** Gives every cell a new number. Resolves once they were painted. */
  rewrite(): Promise<void>;
  /** A frame in which nothing changes. */
  emptyFrame(): Promise<void>;
}

/** The history that is being read and drawn. */
export interface HistoryView {
  /** Trades known so far. */
  trades(): number;
  /** True once candles are drawn. */
  hasDrawing(): boolean;
  isComplete(): boolean;
}

/** The token picker over four token lists. */
export interface PickerView {
  readonly tokens: number;
  /** Milliseconds in which each list was read and checked. */
  readonly readMs: readonly number[];
  /** Rows in the document. */
  rows(): number;
  /** Opens it (again). Resolves with the milliseconds until its rows were painted. */
  open(): Promise<number>;
  /** Has this text in its search. Resolves with the milliseconds until the rows were painted. */
  type(text: string): Promise<number>;
  /** Scrolls on with each frame. Resolves with where it got to. */
  scroll(steps: number): Promise<number>;
}

/** Earnings of a position in a busy pool. */
export interface EarningsView {
  /** Reads its past. Resolves with how many deposits there were. */
  read(): Promise<number>;
}

/** Interface of the page for measurements. */
export interface BenchPage {
  engine(): Findings;
  showBook(orders: number): Promise<BookView>;
  showTexts(): Promise<TextsView>;
  showHistory(interval: CandleInterval): Promise<HistoryView>;
  showPicker(): Promise<PickerView>;
  showEarnings(events: number): EarningsView;
}
