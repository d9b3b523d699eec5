import type { CallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { isFields } from '#lib/fields.ts';
import type { BlockQuery } from '../block/blockSubscribers.ts';

/** Answers for all tabs of a round. A failed request has no response, so that its tab repeats it. */
export interface SharedAnswers {
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly outcomes: ReadonlyMap<CallKey, CallOutcome>;
  readonly responses: ReadonlyMap<string, unknown>;
}

export type RoundOutcome =
  | { readonly kind: 'failed'; readonly from: string; readonly round: string }
  | {
      readonly kind: 'read';
      readonly from: string;
      readonly round: string;
      readonly readers: readonly string[];
      readonly answers: SharedAnswers;
    };

/**
 * Sent by any tab to all others. `here`: the tab joins, becomes leader or changes its stride. `touched`: the user is at
 * that tab. `round`: the leader begins to read a block. `stride`: blocks from one read of the sender to the next.
 */
export type TabMessage =
  | RoundOutcome
  | { readonly kind: 'here'; readonly from: string; readonly stride: number }
  | { readonly kind: 'gone'; readonly from: string }
  | { readonly kind: 'touched'; readonly from: string }
  | { readonly kind: 'round'; readonly from: string; readonly round: string; readonly stride: number };

export interface QueryMessage {
  readonly from: string;
  readonly round: string;
  readonly query: BlockQuery;
}

/** Both tabs run the same build, so other fields need no check. */
export const isTabMessage = (data: unknown): data is TabMessage =>
  isFields(data) && typeof data.kind === 'string' && typeof data.from === 'string';

export const isQuery = (data: unknown): data is QueryMessage =>
  isFields(data) && typeof data.from === 'string' && typeof data.round === 'string' && isFields(data.query);
