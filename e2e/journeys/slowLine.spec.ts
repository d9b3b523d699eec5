import { expect, test } from '../fixtures/test.ts';
import { showFullHistory } from '../pages/history.ts';
import { readsHistory } from '../seenRequest.ts';

/** 1.6 Mbit/s. */
const BYTES_PER_SECOND = 200_000;
const LATENCY_MS = 150;
/** Longest wait of a block's answer for history requests. */
const MAX_HELD_UP_MS = 1500;
/** More than the connection carries within a block's longest wait. */
const MIN_HISTORY_BYTES = 500_000;

test(
  'blocks do not wait for the history on a slow line',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, trade }) => {
    rpcProxy.setLine(BYTES_PER_SECOND);
    rpcProxy.setDelay(LATENCY_MS);
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    await expect(trade.levels.first()).toBeVisible();
    const first = await chain.blockNumber();
    await showFullHistory(page);
    const came = (await chain.blockNumber()) - first;

    const answered = rpcProxy.requests.filter(({ heldUpMs }) => heldUpMs !== undefined);
    const history = answered.filter(readsHistory);
    const blocks = answered.filter((request) => !readsHistory(request));
    expect(history.reduce((sum, { answerBytes }) => sum + answerBytes, 0)).toBeGreaterThan(MIN_HISTORY_BYTES);
    expect(blocks.length).toBeGreaterThanOrEqual(came - 1);
    expect(Math.max(...blocks.map(({ heldUpMs = 0 }) => heldUpMs))).toBeLessThanOrEqual(MAX_HELD_UP_MS);
  },
);
