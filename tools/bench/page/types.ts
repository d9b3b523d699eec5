import type { CandleInterval } from '#domain/history/types.ts';
import type { FileFormat } from '#pages/assets/history/ledgerFiles.ts';
import type { Findings } from '../figures.ts';

export interface BookView {
  /** The chain's work, which is not measured. */
  prepare(): void;
  /** Resolves with the milliseconds until the paint. */
  nextBlock(): Promise<number>;
  /** A frame without changes. */
  emptyFrame(): Promise<void>;
  rows(): number;
}

export interface TextsView {
  /** Resolves once the new numbers are painted. */
  rewrite(): Promise<void>;
  /** A frame without changes. */
  emptyFrame(): Promise<void>;
}

export interface HistoryView {
  trades(): number;
  hasDrawing(): boolean;
  isComplete(): boolean;
}

/** Charts and a book. */
export type DeskView = HistoryView & BookView;

export interface PickerView {
  readonly tokens: number;
  /** Milliseconds per list, with its check. */
  readonly readMs: readonly number[];
  rows(): number;
  /** Resolves with the milliseconds until its rows are painted. */
  open(): Promise<number>;
  /** Resolves with the milliseconds until the rows are painted. */
  type(text: string): Promise<number>;
  /** Scrolls with each frame. Resolves with the final position. */
  scroll(steps: number): Promise<number>;
}

/** A position in a busy pool. */
export interface EarningsView {
  /** Resolves with the number of deposits. */
  read(): Promise<number>;
}

export type LedgerFormat = FileFormat | 'report-average';

/** Filled values, and requests of each method. */
export type FilledValues = Readonly<Record<'filled' | 'calls' | 'logs', number>>;

/** A ledger of many movements. */
export interface LedgerView {
  /** From found transfers to listed rows. Resolves with the number of rows. */
  join(): Promise<number>;
  /** The balance check, against a node that answers at once. Resolves with the number of tokens and fees. */
  check(): Promise<number>;
  /** Stores the found transfers. Resolves with the milliseconds. */
  keep(): Promise<number>;
  /** Restores them. Resolves with the number of transfers. */
  restore(): Promise<number>;
  /** Pool prices of `entries` blocks, against a node that answers at once, with the state of old blocks or without. */
  fill(entries: number, hasState: boolean): Promise<FilledValues>;
  /** Resolves with the number of bytes. */
  file(format: LedgerFormat): Promise<number>;
}

/** The table of all pools. */
export interface ExploreView {
  rows(): number;
  list(): { readonly status: string; readonly pools: number; readonly tokens: number };
  /** Resolves with the milliseconds from the node's first answer to painted rows. */
  firstRows(): Promise<number>;
  /** @param column from 1 */
  sortBy(column: number): Promise<void>;
  showMore(): Promise<void>;
  type(text: string): Promise<void>;
}

/** An account's order history. */
export interface OwnOrdersView {
  open(): Promise<void>;
  openTrades(): Promise<void>;
  rows(): number;
  /** Words that count the matching rows. */
  counted(): string;
  bySide(): Promise<void>;
  byStatus(): Promise<void>;
  byDates(): Promise<void>;
  all(): Promise<void>;
  showMore(): Promise<void>;
}

export interface BenchPage {
  engine(): Findings;
  showBook(orders: number): Promise<BookView>;
  showTexts(): Promise<TextsView>;
  showHistory(interval: CandleInterval): Promise<HistoryView>;
  showDesk(orders: number): Promise<DeskView>;
  showPicker(): Promise<PickerView>;
  showEarnings(events: number): EarningsView;
  showLedger(movements: number): LedgerView;
  showExplore(): ExploreView;
  showOwnOrders(orders: number): OwnOrdersView;
}
