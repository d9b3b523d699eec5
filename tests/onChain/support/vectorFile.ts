import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The two tokens of a vector; as a side of the book: the one that is sold. */
export type Side = 'A' | 'B';
type Amount = string;
type Both = readonly [Amount, Amount];

/** [index, maker, from, to, remain, toTokenSum] */
export type OrderTuple = readonly [string, string, Amount, Amount, Amount, Amount];

export interface BookState {
  readonly reserves: Both;
  readonly deposits: Both;
  readonly balances: Both;
  readonly A: readonly OrderTuple[];
  readonly B: readonly OrderTuple[];
}

export type OrderFunction = 'addOrder' | 'addOrderWithETH' | 'addOrderForETH';

export interface Placement {
  readonly fn: OrderFunction;
  readonly side: Side;
  readonly sender: string;
  readonly maker: string;
  readonly from: Amount;
  readonly to: Amount;
  readonly targetIndex: string;
}

export interface Cancellation {
  readonly side: Side;
  readonly sender: string;
  readonly index: string;
  readonly num: Amount;
}

export interface PoolTrade {
  readonly side: Side;
  readonly in: Amount;
  readonly out: Amount;
}

export type HistoryEntry =
  | (PoolTrade & { readonly op: 'swap' })
  | { readonly op: 'cancel'; readonly maker: string; readonly side: Side; readonly index: string; readonly num: Amount }
  | { readonly op: 'donate'; readonly side: Side; readonly amount: Amount }
  | { readonly op: 'fund'; readonly reserves: Both }
  | (Omit<Placement, 'fn' | 'sender'> & {
      readonly op?: undefined;
      readonly fn?: OrderFunction;
      readonly sender?: string;
      readonly index?: string;
      readonly reserveNum?: Amount;
      readonly matched?: { readonly spent: Amount; readonly received: Amount };
      readonly reverted?: boolean;
    });

interface Common {
  readonly id: string;
  readonly tags: readonly string[];
  readonly tokens: readonly [string, string];
  readonly reserves: Both;
  readonly minLimit?: Partial<Record<Side, Amount>>;
}

/** Outcome of a placed order; only `status` and `revert` count if it failed (status 0). */
export interface PlacementOutcome {
  readonly status: 0 | 1;
  readonly revert: string | null;
  readonly reserveNum: Amount;
  readonly orderIndex: string;
  readonly received: Amount;
  readonly spent: Amount;
  readonly poolIn: Amount;
  readonly poolOut: Amount;
  /** [index, toMaker, taken, remainAfter] */
  readonly fills: readonly (readonly [string, Amount, Amount, Amount])[];
  readonly makersReceived: Readonly<Record<string, Amount>>;
  readonly reserves: Both;
  readonly fee: Amount;
  readonly deposits: Both;
  readonly balances: Both;
  readonly lists: { readonly A: readonly string[]; readonly B: readonly string[] };
  readonly ethDelta?: Readonly<Record<string, Amount>>;
}

export interface CancellationOutcome {
  readonly status: 0 | 1;
  readonly revert: string | null;
  readonly ethReceived: Amount;
  readonly wethReceived: Amount;
  readonly deposits: Both;
  readonly balances: Both;
  readonly state: BookState;
}

export interface PlacementVector extends Common {
  readonly kind: 'taker' | 'eth';
  readonly book: readonly HistoryEntry[];
  readonly state: BookState & { readonly nextIndex: string };
  readonly action: Placement;
  readonly expect: PlacementOutcome;
}

export interface CancellationVector extends Omit<PlacementVector, 'action' | 'expect'> {
  readonly action: Cancellation & { readonly fn: 'cancelOrderForNum' };
  readonly expect: CancellationOutcome;
}

export interface SequenceStep {
  readonly op:
    | (Placement & { readonly fn: 'addOrder' })
    | (Cancellation & { readonly fn: 'cancel' })
    | (PoolTrade & { readonly fn: 'swap' });
  readonly status: 0 | 1;
  readonly revert?: string;
  readonly ret?: { readonly reserveNum: Amount; readonly orderIndex: string };
  readonly received?: Amount;
  readonly fee?: Amount;
  readonly fills?: readonly (readonly [string, Amount, Amount])[];
  readonly pool?: { readonly in: Amount; readonly out: Amount };
  readonly paid?: Amount;
  readonly state: BookState;
}

export interface SequenceVector extends Common {
  readonly kind: 'sequence';
  readonly steps: readonly SequenceStep[];
  /** [index, side, maker, from, to, remain, toTokenSum, seconds] */
  readonly allOrders: readonly (readonly [string, Side, string, Amount, Amount, Amount, Amount, string])[];
}

export type View =
  | 'getPageOrders'
  | 'getLastOrderIndex'
  | 'getNextOrderIndex'
  | 'getPreOrderIndex'
  | 'getClosestOrderIndex';

export interface PagingVector extends Common {
  readonly kind: 'paging';
  readonly book: readonly HistoryEntry[];
  readonly state: BookState;
  /** Answer null: the call failed for the reason behind it. */
  readonly queries: readonly (readonly [View, Side, readonly string[], readonly string[] | null, string?])[];
}

export type Vector = PlacementVector | CancellationVector | SequenceVector | PagingVector;

const file = fileURLToPath(new URL('../../vectors/orderbook.json', import.meta.url));
const parsed = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly vectors: readonly Vector[];
};

/** All recorded vectors, in the order of the file. */
export const VECTORS: readonly Vector[] = parsed.vectors;
