import { isRateLimit, isTooMany, RpcError } from '../rpc/errors.ts';

/** How many blocks to ask for next. */
export interface Span {
  readonly blocks: number;
  /** The most worth trying: what the node said, or just below what it refused. */
  readonly limit: number;
  /** The node said the limit itself. */
  readonly isSaid: boolean;
  /** The last range that worked, for when a larger one does not. */
  readonly good: number;
  /** To wait before asking again. */
  readonly waitMs: number;
  /** Failures in a row that a smaller range cannot cure. */
  readonly failures: number;
  readonly givenUp: boolean;
}

export type SpanOutcome =
  | { readonly kind: 'read'; readonly blocks: number; readonly logs: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly blocks: number; readonly error: unknown };

const FIRST_BLOCKS = 125;
const MAX_BLOCKS = 2_000_000;
/** An answer of so many logs (about 750 bytes each) has less than 100 kB, and holds up neither line nor page. */
const TARGET_LOGS = 120;
/** An answer that took longer on a slow line is followed by a smaller one: half the time between two blocks. */
const TARGET_MS = 1000;
/** So much more is asked for after an answer with room to spare, as long as the node refused nothing. */
const GROWTH = 4;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
const MAX_FAILURES = 6;

/** A limit that was only met, not said, is tried again by and by: the blocks there may have held more logs. */
const LIMIT_GROWTH = 1.05;

/** The first span of a reading; `said` is the limit that the node named in an earlier one. */
export const startSpan = (said?: number): Span => ({
  blocks: Math.min(FIRST_BLOCKS, said ?? FIRST_BLOCKS),
  limit: said ?? MAX_BLOCKS,
  isSaid: said !== undefined,
  good: 0,
  waitMs: 0,
  failures: 0,
  givenUp: false,
});

/** "limited to a 1000 blocks range", "max range: 2,000", "10K block range": the number of blocks a node says. */
const SAID_LIMIT = /(\d[\d,_]*)\s*(k\b)?[\s-]*blocks?\b|(?:range|blocks?)\D{0,40}?(\d[\d,_]*)\s*(k\b)?/i;
const ABOUT_RANGE = /range|blocks|limit|exceed|timeout|timed out/i;
const ABOUT_RESULTS = /results|too many logs|response size|too large|too big/i;

/** The range a node says it allows, when that helps against a refusal of `blocks`. */
export const saidLimit = (message: string, blocks: number): number | undefined => {
  if (/results|logs|size/i.test(message) && !/range/i.test(message)) return undefined;
  const found = SAID_LIMIT.exec(message);
  if (!found) return undefined;
  const said = Number((found[1] ?? found[3] ?? '').replace(/[,_]/g, '')) * (found[2] || found[4] ? 1000 : 1);
  return said >= 1 && said < blocks ? said : undefined;
};

/** Under the code of a rate limit some nodes say that the range is too wide: then it is none. */
const isTooOften = (error: unknown): boolean =>
  isTooMany(error) && !(isRateLimit(error) && error instanceof Error && /range/i.test(error.message));

/** Also under that code some nodes say that they found too much. */
const isAboutSize = (error: unknown): boolean => {
  if (!(error instanceof RpcError)) return false;
  if (error.kind === 'timeout' || (error.kind === 'http' && error.message.startsWith('413'))) return true;
  if (error.kind !== 'response') return false;
  return ABOUT_RESULTS.test(error.message) || (!isTooOften(error) && ABOUT_RANGE.test(error.message));
};

const waited = (span: Span): Span => {
  const failures = span.failures + 1;
  const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return { ...span, failures, waitMs, givenUp: failures >= MAX_FAILURES };
};

const afterFailure = (span: Span, blocks: number, error: unknown): Span => {
  const message = error instanceof Error ? error.message : '';
  const said = isTooOften(error) ? undefined : saidLimit(message, blocks);
  if (said !== undefined) return { ...span, blocks: said, limit: said, isSaid: true, waitMs: 0 };
  if (!isAboutSize(error) || blocks <= 1) return waited(span);
  const smaller = span.good > 0 && span.good < blocks ? span.good : Math.floor(blocks / 2);
  return { ...span, blocks: smaller, limit: blocks - 1, isSaid: false, good: 0, waitMs: 0 };
};

const grown = ({ blocks, limit }: Span): number =>
  limit === MAX_BLOCKS ? blocks * GROWTH : Math.min(blocks * 2, Math.ceil((blocks + limit) / 2));

/**
 * The next span: grown after an answer with room to spare, cut after a large one; after a refusal what the node says,
 * or what worked before, or half; the same again after a rate limit or a failed connection, which are waited out.
 */
export const nextSpan = (span: Span, outcome: SpanOutcome): Span => {
  if (outcome.kind === 'failed') return afterFailure(span, outcome.blocks, outcome.error);
  const { blocks, logs, ms } = outcome;
  const limit = span.isSaid ? span.limit : Math.min(MAX_BLOCKS, Math.ceil(span.limit * LIMIT_GROWTH));
  // A node that is slow with an empty range is so with any.
  const room = Math.min(TARGET_LOGS / Math.max(1, logs), logs > 0 ? TARGET_MS / Math.max(1, ms) : GROWTH);
  const fitting = Math.min(grown(span), Math.floor(blocks * room));
  return {
    ...span,
    limit,
    good: blocks,
    blocks: Math.max(1, Math.min(limit, fitting)),
    waitMs: 0,
    failures: 0,
  };
};
