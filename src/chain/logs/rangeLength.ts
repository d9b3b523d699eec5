import { isRateLimit, isTooMany, RpcError } from '../rpc/errors.ts';

/** Number of blocks for the next request, with its limits. */
export interface Span {
  readonly blocks: number;
  /** The maximum to try: the node's own limit, or just below what it refused. */
  readonly limit: number;
  /** The node named the limit itself. */
  readonly isSaid: boolean;
  /** As wide as the node may allow, and no answer yet: whatever the node says to it, the usual first span is next. */
  readonly isWide: boolean;
  /** The last length that worked, to fall back to. */
  readonly good: number;
  /** To wait before the next request. */
  readonly waitMs: number;
  /** Consecutive failures that a smaller range cannot cure. */
  readonly failures: number;
  readonly givenUp: boolean;
  /** The part of the usual answers that is aimed at: less where data is to be saved. */
  readonly share: number;
}

export type SpanOutcome =
  | { readonly kind: 'read'; readonly blocks: number; readonly logs: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly blocks: number; readonly error: unknown };

const FIRST_BLOCKS = 125;
const MAX_BLOCKS = 2_000_000;
/** An answer of so many logs (about 750 bytes each) is below 100 kB, and delays neither connection nor page. */
const TARGET_LOGS = 120;
/** An answer that takes longer is followed by a smaller range: half the time between two blocks. */
const TARGET_MS = 1000;
/** Growth after an answer below the target, as long as the node refused nothing. */
const GROWTH = 4;
/** The same where answers are to be small: the blocks below may hold many logs at once. */
const CAREFUL_GROWTH = 2;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
const MAX_FAILURES = 6;

/** Growth of a limit that was found by failures, not named: the blocks there may have held more logs. */
const LIMIT_GROWTH = 1.05;

/** The first span of a reading; `said` is the limit that the node named in an earlier one. */
export const startSpan = (said?: number, share = 1): Span => ({
  blocks: Math.min(Math.ceil(FIRST_BLOCKS * share), said ?? FIRST_BLOCKS),
  limit: said ?? MAX_BLOCKS,
  isSaid: said !== undefined,
  isWide: false,
  good: 0,
  waitMs: 0,
  failures: 0,
  givenUp: false,
  share,
});

/**
 * First span of a reading in which few logs are expected, such as one account's: as wide as the node allows.
 * Any failure leads back to the usual first span, because nodes and proxies refuse in many words.
 */
export const wideSpan = (said?: number): Span => {
  const usual = startSpan(said);
  return { ...usual, blocks: usual.limit, isWide: true, good: Math.min(FIRST_BLOCKS, usual.limit) };
};

/** "limited to a 1000 blocks range", "max range: 2,000", "10K block range": the limit that a node names. */
const SAID_LIMIT = /(\d[\d,_]*)\s*(k\b)?[\s-]*blocks?\b|(?:range|blocks?)\D{0,40}?(\d[\d,_]*)\s*(k\b)?/i;
const ABOUT_RANGE = /range|blocks|limit|exceed|timeout|timed out/i;
const ABOUT_RESULTS = /results|too many logs|response size|too large|too big/i;

/** The limit that a node's message names, if it is below the refused number of `blocks`. */
export const saidLimit = (message: string, blocks: number): number | undefined => {
  if (/results|logs|size/i.test(message) && !/range/i.test(message)) return undefined;
  const found = SAID_LIMIT.exec(message);
  if (!found) return undefined;
  const said = Number((found[1] ?? found[3] ?? '').replace(/[,_]/g, '')) * (found[2] || found[4] ? 1000 : 1);
  return said >= 1 && said < blocks ? said : undefined;
};

/** Some nodes use the code of a rate limit for a range that is too wide, which is no rate limit. */
const isTooOften = (error: unknown): boolean =>
  isTooMany(error) && !(isRateLimit(error) && error instanceof Error && /range/i.test(error.message));

/** Some nodes also use that code for too many results. */
const isAboutSize = (error: unknown): boolean => {
  if (!(error instanceof RpcError)) return false;
  if (error.kind === 'timeout' || error.kind === 'size' || (error.kind === 'http' && error.message.startsWith('413')))
    return true;
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
  if (span.isWide && blocks > span.good) {
    return { ...span, blocks: span.good, limit: blocks - 1, isSaid: false, isWide: false, good: 0, waitMs: 0 };
  }
  if (!isAboutSize(error) || blocks <= 1) return waited(span);
  const smaller = span.good > 0 && span.good < blocks ? span.good : Math.floor(blocks / 2);
  return { ...span, blocks: smaller, limit: blocks - 1, isSaid: false, good: 0, waitMs: 0 };
};

const longerLength = ({ blocks, limit, share }: Span): number =>
  limit === MAX_BLOCKS
    ? blocks * (share < 1 ? CAREFUL_GROWTH : GROWTH)
    : Math.min(blocks * 2, Math.ceil((blocks + limit) / 2));

/**
 * The next span: larger after an answer below the target, smaller after one above it; after a refusal the node's limit,
 * or the last length that worked, or half; after any failure of a wide one the usual first length; else unchanged after a rate limit or a failed connection, which are waited out.
 */
export const nextSpan = (span: Span, outcome: SpanOutcome): Span => {
  if (outcome.kind === 'failed') return afterFailure(span, outcome.blocks, outcome.error);
  const { blocks, logs, ms } = outcome;
  const limit = span.isSaid ? span.limit : Math.min(MAX_BLOCKS, Math.ceil(span.limit * LIMIT_GROWTH));
  // A node that is slow with an empty range is slow with any range.
  const room = Math.min(TARGET_LOGS / Math.max(1, logs), logs > 0 ? TARGET_MS / Math.max(1, ms) : GROWTH);
  const fitting = Math.min(longerLength(span), Math.floor(blocks * room * (logs > 0 ? span.share : 1)));
  return {
    ...span,
    limit,
    isWide: false,
    good: blocks,
    blocks: Math.max(1, Math.min(limit, fitting)),
    waitMs: 0,
    failures: 0,
  };
};
