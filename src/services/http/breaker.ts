import type { DownloadCause } from '#domain/lists/types.ts';

/** True if a retry may help: no answer, too many requests, or a server error. */
export const isPassing = (problem: DownloadCause): boolean =>
  problem.code === 'unreachable' ||
  problem.code === 'timeout' ||
  (problem.code === 'status' && (problem.status === 429 || problem.status >= 500));

export interface RetryRules {
  readonly tries: number;
  /** Random wait before the second try; it doubles. */
  readonly minWaitMs: number;
  readonly maxWaitMs: number;
}

interface BreakerRules {
  readonly problems: number;
  readonly pauseMs: number;
  readonly maxPauseMs: number;
}

export interface Breaker {
  open(): DownloadCause | undefined;
  failed(problem: DownloadCause, waitMs?: number): void;
  worked(): void;
}

/** Circuit breaker. After a pause a single request tests the service. */
export const createBreaker = (rules: BreakerRules, now: () => number): Breaker => {
  let inARow = 0;
  let last: DownloadCause | undefined;
  let openUntil = 0;
  return {
    open() {
      if (!last || inARow < rules.problems) return undefined;
      if (now() < openUntil) return last;
      // One request passes; the next one only after its answer, or after another pause.
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
