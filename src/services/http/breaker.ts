import type { DownloadCause } from '#domain/lists/types.ts';

/** A retry may help: no answer, too many requests, a server error. */
export const isPassing = (problem: DownloadCause): boolean =>
  problem.code === 'unreachable' ||
  problem.code === 'timeout' ||
  (problem.code === 'status' && (problem.status === 429 || problem.status >= 500));

export interface RetryRules {
  /** Includes the first try. */
  readonly tries: number;
  /** Random wait before the second try; doubles. */
  readonly minWaitMs: number;
  readonly maxWaitMs: number;
}

interface BreakerRules {
  /** Consecutive. */
  readonly problems: number;
  readonly pauseMs: number;
  readonly maxPauseMs: number;
}

export interface Breaker {
  open(): DownloadCause | undefined;
  failed(problem: DownloadCause, waitMs?: number): void;
  worked(): void;
}

/** After a pause a single request tests the service. */
export const createBreaker = (rules: BreakerRules, now: () => number): Breaker => {
  let inARow = 0;
  let last: DownloadCause | undefined;
  let openUntil = 0;
  return {
    open() {
      if (!last || inARow < rules.problems) return undefined;
      if (now() < openUntil) return last;
      // Lets one request through until it is answered or a further pause is over.
      openUntil = now() + rules.pauseMs;
      return undefined;
    },
    failed(problem, waitMs = 0) {
      if (!isPassing(problem)) return;
      inARow += 1;
      last = problem;
      const doubled = rules.pauseMs * 2 ** Math.max(0, inARow - rules.problems);
      openUntil = now() + Math.min(rules.maxPauseMs, Math.max(waitMs, doubled));
      if (waitMs > 0) inARow = Math.max(inARow, rules.problems);
    },
    worked() {
      inARow = 0;
      last = undefined;
    },
  };
};

export interface ServiceRules {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly retry: RetryRules;
  readonly breaker: BreakerRules;
}
