import { isRateLimit, isTooMany, RpcError } from '../rpc/errors.ts';

export interface Span {
  readonly blocks: number;
  /** The node's own limit in blocks, or just below a refused number. */
  readonly limit: number;
  readonly isNodesLimit: boolean;
  /** True before the first answer; any failure then leads to the usual first span. */
  readonly isWide: boolean;
  readonly good: number;
  readonly waitMs: number;
  /** Consecutive failures that a smaller range did not cure. */
  readonly failures: number;
  readonly givenUp: boolean;
  /** Target size relative to usual answers; smaller to save data. */
  readonly share: number;
}

type SpanOutcome =
  | { readonly kind: 'read'; readonly blocks: number; readonly logs: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly blocks: number; readonly error: unknown };

const FIRST_BLOCKS = 125;
const MAX_BLOCKS = 2_000_000;
/** A log has about 750 bytes, so an answer stays below 100 kB and delays neither connection nor page. */
const TARGET_LOGS = 120;
/** Half the time between two blocks; slower answers shrink the range. */
const TARGET_MS = 1000;
const GROWTH = 4;
/** Growth after small answers, because the blocks below may hold many logs at once. */
const CAREFUL_GROWTH = 2;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
const MAX_FAILURES = 6;

/** Growth beyond limits found by failures, because those blocks may have held more logs. */
const LIMIT_GROWTH = 1.05;

/**
 * First span of a reading. `allowed` is the range in blocks that the node allowed earlier; `share` of the usual
 * length, above 0.
 */
export const startSpan = (allowed?: number, share = 1): Span => ({
  blocks: Math.min(Math.ceil(FIRST_BLOCKS * share), allowed ?? FIRST_BLOCKS),
  limit: allowed ?? MAX_BLOCKS,
  isNodesLimit: allowed !== undefined,
  isWide: false,
  good: 0,
  waitMs: 0,
  failures: 0,
  givenUp: false,
  share,
});

/**
 * Span for few expected logs. Any failure leads to the usual first span, because nodes and proxies refuse in many
 * words.
 */
export const wideSpan = (allowed?: number): Span => {
  const usual = startSpan(allowed);
  return { ...usual, blocks: usual.limit, isWide: true, good: Math.min(FIRST_BLOCKS, usual.limit) };
};

/** "limited to a 1000 blocks range", "max range: 2,000", "10K block range". */
const RANGE_LIMIT = /(\d[\d,_]*)\s*(k\b)?[\s-]*blocks?\b|(?:range|blocks?)\D{0,40}?(\d[\d,_]*)\s*(k\b)?/i;
const ABOUT_RANGE = /range|blocks|limit|exceed|timeout|timed out/i;
const ABOUT_RESULTS = /results|too many logs|response size|too large|too big/i;

/** Limit in blocks that a message names; undefined unless it is below the refused number of `blocks`. */
export const parseRangeLimit = (message: string, blocks: number): number | undefined => {
  if (/results|logs|size/i.test(message) && !/range/i.test(message)) return undefined;
  const found = RANGE_LIMIT.exec(message);
  if (!found) return undefined;
  const allowed = Number((found[1] ?? found[3] ?? '').replace(/[,_]/g, '')) * (found[2] || found[4] ? 1000 : 1);
  return allowed >= 1 && allowed < blocks ? allowed : undefined;
};

/** Some nodes use a rate limit's code for a range that is too wide. */
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
  const allowed = isTooOften(error) ? undefined : parseRangeLimit(message, blocks);
  if (allowed !== undefined) return { ...span, blocks: allowed, limit: allowed, isNodesLimit: true, waitMs: 0 };
  if (span.isWide && blocks > span.good) {
    return { ...span, blocks: span.good, limit: blocks - 1, isNodesLimit: false, isWide: false, good: 0, waitMs: 0 };
  }
  if (!isAboutSize(error) || blocks <= 1) return waited(span);
  const smaller = span.good > 0 && span.good < blocks ? span.good : Math.floor(blocks / 2);
  return { ...span, blocks: smaller, limit: blocks - 1, isNodesLimit: false, good: 0, waitMs: 0 };
};

const longerLength = ({ blocks, limit, share }: Span): number =>
  limit === MAX_BLOCKS
    ? blocks * (share < 1 ? CAREFUL_GROWTH : GROWTH)
    : Math.min(blocks * 2, Math.ceil((blocks + limit) / 2));

/**
 * Next span. After a refusal it has the node's limit, the last good length, or half. Rate limits and lost connections
 * are waited out.
 */
export const nextSpan = (span: Span, outcome: SpanOutcome): Span => {
  if (outcome.kind === 'failed') return afterFailure(span, outcome.blocks, outcome.error);
  const { blocks, logs, ms } = outcome;
  const limit = span.isNodesLimit ? span.limit : Math.min(MAX_BLOCKS, Math.ceil(span.limit * LIMIT_GROWTH));
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
