import { readFileSync } from 'node:fs';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export type Side = 'A' | 'B';

/** [index, maker, from, to, remain, toTokenSum] */
export type OrderTuple = readonly [string, string, string, string, string, string];

export interface VectorState {
  readonly reserves: readonly [string, string];
  readonly deposits: readonly [string, string];
  readonly balances: readonly [string, string];
  readonly nextIndex: string;
  readonly A: readonly OrderTuple[];
  readonly B: readonly OrderTuple[];
}

export interface TakerVector {
  readonly id: string;
  readonly kind: 'taker' | 'eth';
  readonly minLimit?: Partial<Record<Side, string>>;
  readonly state: VectorState;
  readonly action: {
    readonly fn: string;
    readonly side: Side;
    readonly from: string;
    readonly to: string;
    readonly targetIndex: string;
    readonly index?: string;
    readonly num?: string;
  };
  readonly expect:
    | { readonly status: 0; readonly revert: string }
    | {
        readonly status: 1;
        readonly reserveNum: string;
        readonly orderIndex: string;
        readonly received: string;
        readonly spent: string;
        readonly poolIn: string;
        readonly poolOut: string;
        readonly fee: string;
        readonly fills: readonly (readonly [string, string, string, string])[];
        readonly reserves: readonly [string, string];
        readonly deposits: readonly [string, string];
        readonly lists: Record<Side, readonly string[]>;
        readonly state?: VectorState;
      };
}

export type SequenceOp =
  | {
      readonly fn: 'addOrder';
      readonly side: Side;
      readonly maker: string;
      readonly from: string;
      readonly to: string;
      readonly targetIndex: string;
    }
  | { readonly fn: 'cancel'; readonly side: Side; readonly index: string; readonly num: string }
  | { readonly fn: 'swap'; readonly side: Side; readonly in: string; readonly out: string };

export interface SequenceVector {
  readonly id: string;
  readonly kind: 'sequence';
  readonly reserves: readonly [string, string];
  readonly steps: readonly {
    readonly op: SequenceOp;
    readonly status: 0 | 1;
    readonly ret?: { readonly reserveNum: string; readonly orderIndex: string };
    readonly received?: string;
    readonly fee?: string;
    readonly fills?: readonly (readonly [string, string, string])[];
    readonly state: VectorState;
  }[];
}

interface OtherVector {
  readonly id: string;
  readonly kind: 'paging';
}

const file = new URL('../../vectors/orderbook.json', import.meta.url);

/** Recordings of the original contracts. */
export const recorded = (
  JSON.parse(readFileSync(file, 'utf8')) as { vectors: readonly (TakerVector | SequenceVector | OtherVector)[] }
).vectors;

/** People of the vectors are labels; orders only carry them along. */
export const personOf = (label: string): Address => `0x${Buffer.from(label).toString('hex').padStart(40, '0')}`;

export const ordersOf = (tuples: readonly OrderTuple[]): readonly RestingOrder[] =>
  tuples.map(([index, maker, from, to, remain]) => ({
    index: BigInt(index),
    maker: personOf(maker),
    from: BigInt(from),
    to: BigInt(to),
    remain: BigInt(remain),
  }));
