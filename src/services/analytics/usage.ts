import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createBreaker } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';

/** Events never contain an account, an amount, or a token's address. Times are in milliseconds. */
type UsageEvent =
  /** Route pattern, such as `/join/:uniqueId`; `*` for an unknown page. */
  | { readonly event: 'page_view'; readonly page: string }
  | { readonly event: 'timing'; readonly name: 'first_paint' | 'loaded'; readonly value: number }
  | { readonly event: 'connect_wallet'; readonly wallet: string }
  | { readonly event: 'Add List Failed'; readonly host: string };

interface Usage {
  /** Events that cannot be sent are lost. */
  track(event: UsageEvent): void;
  flush(): void;
}

const WAIT_MS = 1000;
const MAX_EVENTS = 20;
const limits = { bytes: 10_000, milliseconds: 5000 };

/** Only the first of many events at once are sent. */
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
    track(event) {
      if (waiting.length === 0) setTimeout(send, WAIT_MS);
      if (waiting.length < MAX_EVENTS) waiting.push(event);
    },
  };
};

export const usage: Usage | undefined = env.analyticsUrl === undefined ? undefined : createUsage(env.analyticsUrl);
