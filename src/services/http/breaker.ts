import type { DownloadCause } from '#domain/lists/types.ts';

/** Whether a problem is one of the moment, which another try may not have: no answer, too many requests, a fault there. */
export const isPassing = (problem: DownloadCause): boolean =>
  problem.code === 'unreachable' ||
  problem.code === 'timeout' ||
  (problem.code === 'status' && (problem.status === 429 || problem.status >= 500));

export interface RetryRules {
  /** How often at most, the first try included. */
  readonly tries: number;
  /** The wait before the second try is somewhere between the two; before each further one twice as long. */
  readonly minWaitMs: number;
  readonly maxWaitMs: number;
}

export interface BreakerRules {
  /** Problems in a row after which nothing is requested for a while. */
  readonly problems: number;
  /** The first pause; each further problem doubles it, up to the most. */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
}

/** Spares a service that fails, and the line to it. */
export interface Breaker {
  /** The problem to answer with instead of a request; undefined where one may be sent. */
  open(): DownloadCause | undefined;
  /** `waitMs`: how long the service itself asks to be left alone. */
  failed(problem: DownloadCause, waitMs?: number): void;
  worked(): void;
}

/** A breaker of one service. After its pause a single request finds out how the service does. */
export const createBreaker = (rules: BreakerRules, now: () => number): Breaker => {
  let inARow = 0;
  let last: DownloadCause | undefined;
  let openUntil = 0;
  return {
    open() {
      if (!last || inARow < rules.problems) return undefined;
      if (now() < openUntil) return last;
      // Only this one goes through until it is answered or its own pause is over.
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

/** The rules of a service that follows the chain (config/rules.ts). */
export interface ServiceRules {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly retry: RetryRules;
  readonly breaker: BreakerRules;
}
