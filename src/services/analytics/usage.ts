import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createBreaker } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';

/**
 * What is told of how the page is used: never an account, an amount, or an address of a token. `timing` in milliseconds.
 */
export type UsageEvent =
  /** The pattern of its route, such as `/join/:uniqueId`; `*` for a page that is none. */
  | { readonly event: 'page_view'; readonly page: string }
  | { readonly event: 'timing'; readonly name: 'first_paint' | 'loaded'; readonly value: number }
  | { readonly event: 'connect_wallet'; readonly wallet: string }
  /** Of the list's address its host alone. */
  | { readonly event: 'Add List Failed'; readonly host: string };

export interface Usage {
  /** Sends it with what else happens at the same time. What does not arrive is lost. */
  tell(event: UsageEvent): void;
  /** Sends what still waits, as the page is left. */
  flush(): void;
}

const WAIT_MS = 1000;
const MAX_EVENTS = 20;
const limits = { bytes: 10_000, milliseconds: 5000 };

/** Tells a service of events; of many at once the first ones. */
export const createUsage = (url: string): Usage => {
  const breaker = createBreaker(rules.service.breaker, () => performance.now());
  let waiting: UsageEvent[] = [];
  const send = (): void => {
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    const headers = { 'content-type': 'application/json' };
    void requestJson({
      url,
      limits,
      breaker,
      init: { method: 'POST', redirect: 'error', keepalive: true, headers, body },
    });
  };
  return {
    flush: send,
    tell(event) {
      if (waiting.length === 0) setTimeout(send, WAIT_MS);
      if (waiting.length < MAX_EVENTS) waiting.push(event);
    },
  };
};

/** The configured one; undefined: nothing is told to anybody. */
export const usage: Usage | undefined = env.analyticsUrl === undefined ? undefined : createUsage(env.analyticsUrl);
