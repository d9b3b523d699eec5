import { mergeTests } from '@playwright/test';
import { formatUnits } from 'ethers';
import { myt, MYT_FOR_USDC, usdc } from '../fixtures/mytMarket.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { providesMyt, test as liquidityTest } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { test as twoNodesTest } from '../fixtures/twoNodes.ts';
import type { NodeFaults } from '../nodeFaults.ts';
import type { TradePage } from '../pages/tradePage.ts';

const MOVER = 16;
const LATE = /Prices are [^.]+ old\. We're (retrying the node|trying another node)\./;
const STALE = /Prices are [^.]+ old, so trading is paused\. Check your connection, or wait for a new block\./;
const TOO_OLD = 'Prices are too old';

/** Blocks behind with timers once a second. */
const MOST_BEHIND = 3;

const movePrice = (chain: TestChain) =>
  chain.placeOrder(MOVER, { sold: 'USDC', bought: 'MYT', from: usdc('9000'), to: myt('20000') });

/** Buys with 100 USDC; the chain's outcome equals the quote. */
const buys = async (chain: TestChain, trade: TradePage, account: number): Promise<void> => {
  await trade.pay.fill('100');
  await expect(trade.button('Buy MYT')).toBeEnabled();
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  const quoted = await trade.place('Buy MYT');
  await trade.happened();
  expect(quoted.rest.quote).toBe(0n);
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + quoted.filled.base);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('100'));
};

test('a node stops while the price moves: nothing is bought, but orders can be cancelled @once', async ({
  chain,
  rpcProxy,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('390'), to: myt('1000') });
  const [own] = await chain.openOrders('USDC', 'MYT', account);
  if (own === undefined) throw new Error('The order does not rest');
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  await trade.pay.fill('1000');
  const quoted = await trade.review('Buy MYT');
  const dialog = trade.dialog('Confirm order');
  const confirm = dialog.getByRole('button', { name: 'Buy MYT' });
  await expect(confirm).toBeEnabled();

  rpcProxy.setFaults({ isFrozen: true });
  await movePrice(chain);
  await expect(dialog).toContainText(LATE);
  await expect(trade.ticket).toContainText(LATE);
  await expect(dialog).toContainText(STALE);
  await expect(confirm).toBeDisabled();
  expect(await trade.shownQuote('Confirm order')).toEqual(quoted);
  await trade.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trade.ticket).toContainText(STALE);
  await expect(trade.button(TOO_OLD)).toBeDisabled();
  await expect(trade.pay).toHaveValue('1000');

  await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
  // Above the shown price, just below it, and far below it.
  for (const price of ['0.5', '0.41']) {
    await trade.price.fill(price);
    await trade.pay.fill('300');
    await expect(trade.button(TOO_OLD)).toBeDisabled();
  }
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  await trade.price.fill('0.3');
  await trade.pay.fill('300');
  await trade.place('Buy MYT');
  await expect.poll(() => chain.openOrders('USDC', 'MYT', account)).toHaveLength(2);
  await trade.page.keyboard.press('Escape');
  await trade.cancelOrder();
  await expect.poll(async () => (await chain.readOrder('USDC', 'MYT', own.index)).remain).toBe(0n);
  expect(wallet.count('eth_sendTransaction')).toBe(2);
  await trade.page.keyboard.press('Escape');

  rpcProxy.setFaults({});
  await expect(trade.ticket).not.toContainText(STALE);
  await trade.open(MYT_FOR_USDC);
  await trade.ticket.getByRole('tab', { name: 'Market' }).click();
  await buys(chain, trade, account);
});

/** Every page is stale from the beginning. */
const OLD: readonly NodeFaults[] = [{ lag: 500 }, { pastSeconds: 600 }, { lag: 50, onlyFor: ['eth_call'] }];

test('a node with old blocks: nothing is signed on its state @once', async ({
  chain,
  rpcProxy,
  trade,
  trader,
  wallet,
}) => {
  await chain.approve(trader.account, 'USDC');
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  for (const faults of OLD) {
    rpcProxy.setFaults(faults);
    await trade.open(MYT_FOR_USDC);
    await trade.pay.fill('1000');
    await expect(trade.button(TOO_OLD)).toBeDisabled();
    await expect(trade.ticket).toContainText(STALE);
  }
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  rpcProxy.setFaults({});
  await expect(trade.button('Buy MYT')).toBeEnabled();
});

/** The click comes before the page is known to be stale. */
const LAGGING: readonly NodeFaults[] = [{ lag: 5 }, { lag: 8, onlyFor: ['eth_call'] }];
const MOST_LAG = 8;

test('a node that lags a little, or only for calls: the order stops before the wallet with the reason @once', async ({
  chain,
  rpcProxy,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  const approvedAt = await chain.blockNumber();
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  // A lagging node would report the allowance of before.
  await expect.poll(chain.blockNumber).toBeGreaterThan(approvedAt + MOST_LAG);
  for (const faults of LAGGING) {
    await trade.pay.fill('100');
    await trade.review('Buy MYT');
    rpcProxy.setFaults(faults);
    await trade.confirm('Buy MYT');
    const failed = trade.dialog('Error');
    await expect(failed).toContainText(
      'The node is behind the chain and its prices may be old, so nothing was sent. Wait a few seconds and try again.',
    );
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    rpcProxy.setFaults({});
    await failed.getByRole('button', { name: 'Dismiss' }).click();
  }
  // A longer lag is shown before any click.
  rpcProxy.setFaults({ lag: 8 });
  await trade.pay.fill('100');
  await expect(trade.ticket).toContainText(LATE);
  await expect(trade.button('Buy MYT')).toBeEnabled();
  rpcProxy.setFaults({});
  await expect(trade.ticket).not.toContainText(LATE);
  await buys(chain, trade, account);
});

twoNodesTest(
  'the first of two nodes stands still: the page moves on to the other by itself, and orders fill at its price @once',
  async ({ chain, rpcProxy, secondProxy, trade, trader }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open(MYT_FOR_USDC));
    await trade.pay.fill('100');
    const old = await trade.quote();
    expect(secondProxy.requests).toHaveLength(0);

    rpcProxy.setFaults({ isFrozen: true });
    await movePrice(chain);
    await expect.poll(async () => (await trade.quote()).filled.base).toBeLessThan(old.filled.base);
    await expect(trade.ticket).not.toContainText(LATE);
    await expect(trade.ticket).not.toContainText(STALE);
    await buys(chain, trade, account);
  },
);

mergeTests(twoNodesTest, liquidityTest)(
  "the first of two nodes lies about a pool's reserve alone: neither a sale nor a removal reaches the wallet",
  { tag: '@once' },
  async ({ chain, remove, rpcProxy, secondProxy, trade, trader, wallet }) => {
    const { account } = trader;
    await chain.approve(account, 'MYT');
    await providesMyt(chain, account);
    const { quote: real } = await chain.reserves('MYT', 'USDC');
    rpcProxy.setFaults({ replaced: [real, real / 2n] });
    const [first, second] = [rpcProxy, secondProxy].map(({ url }) => new URL(url).host);
    const text = (raw: bigint): string =>
      Number(formatUnits(raw, 6)).toLocaleString('en-US', { maximumFractionDigits: 6 });
    const disagreement = `Two nodes disagree about the pool's USDC reserve: ${first} reports ${text(real / 2n)}, ${second} reports ${text(real)}. Try again, or remove the wrong node in Settings.`;

    await trader.connectAt(() => trade.open({ pay: 'MYT', receive: 'USDC' }));
    await trade.pay.fill('100');
    await trade.place('Sell MYT');
    await expect(trade.dialog('Error')).toContainText(disagreement);
    await trade.dialog('Error').getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('100');

    await remove.open('MYT', 'USDC');
    await remove.percent.fill('25');
    await remove.sign();
    await remove.remove();
    // Unless the second node is faster, the lying node's simulation contradicts its report.
    const contradiction = `but a simulation by ${first} moves `;
    await expect(trade.dialog('Error')).toContainText(
      new RegExp(`Two nodes disagree about the pool's|${contradiction}`),
    );
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  },
);

/** A power-saving browser: timers and frames once a second. */
const slowTimers = (): void => {
  const { setTimeout, setInterval } = window;
  const inSeconds = (ms = 0): number => Math.max(1, Math.ceil(ms / 1000)) * 1000;
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms?: number, ...given: unknown[]) => setTimeout(work, inSeconds(ms), ...given),
    setInterval: (work: TimerHandler, ms?: number, ...given: unknown[]) => setInterval(work, inSeconds(ms), ...given),
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 1000),
  });
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
};

test('a browser that saves power and data follows the blocks, and calls no price old that is of now @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  await chain.approve(trader.account, 'USDC');
  await page.addInitScript(slowTimers);
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  await trade.pay.fill('100');
  const old = await trade.quote();
  await movePrice(chain);
  const newest = await chain.blockNumber();
  await expect.poll(() => trade.shownBlock()).toBeGreaterThanOrEqual(newest);
  const behind = async (): Promise<number> => (await chain.blockNumber()) - (await trade.shownBlock());
  await expect.poll(behind).toBeLessThanOrEqual(MOST_BEHIND);
  await expect.poll(async () => (await trade.quote()).filled.base).toBeLessThan(old.filled.base);
  await expect(trade.ticket).not.toContainText(LATE);
  await expect(page.locator('[title^="Current block height, no delay"]')).toBeVisible();
  await expect(trade.button('Buy MYT')).toBeEnabled();
});
