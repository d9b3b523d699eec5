import { parseUnits } from 'ethers';
import { usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { closeNotices } from '../pages/outcome.ts';
import type { TradePage } from '../pages/tradePage.ts';

const REFUSED = /Failed to load resource/;
const MAKER = 17;

/** Buys with 100 USDC, and compares the outcome with the chain. */
const buy = async (chain: TestChain, trade: TradePage, account: number): Promise<void> => {
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  await trade.pay.fill('100');
  const quoted = await trade.place('Buy MYT');
  await trade.happened();
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + quoted.filled.base);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('100'));
};

const placeBid = (chain: TestChain, price: string) =>
  chain.placeOrder(MAKER, { sold: 'USDC', bought: 'MYT', from: usdc(price) * 1000n, to: parseUnits('1000', 18) });

/** MYT on the ladder's buy side, orders and pool, down to the last level. */
const shownBids = async (trade: TradePage): Promise<number> => {
  const levels = trade.book.getByRole('row', { name: /^Buy side/ });
  const total = await levels.last().getByRole('gridcell').last().textContent();
  return Number(total?.replaceAll(',', ''));
};

test('nodes that answer 429, lag two blocks or lose a receipt: the page comes, no number goes back, nothing is reported too early @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  trader,
  watch,
}) => {
  watch.allow(REFUSED);
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await test.step('a node that answers 429: the page comes nevertheless, and an order too', async () => {
    rpcProxy.setFaults({ rateLimited: 2 });
    await trade.page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    await expect(trade.levels.first()).toBeVisible();
    await trader.connect();
    await expect(trade.ticket).toContainText('25,000');
    rpcProxy.setFaults({ rateLimited: 2 });
    await buy(chain, trade, account);
  });

  await test.step('nodes of which one lags two blocks: no number goes back, and an order is reported as it was', async () => {
    await closeNotices(page);
    rpcProxy.setFaults({ behind: 2 });
    const seen: number[] = [];
    await expect
      .poll(
        async () => {
          seen.push(await trade.shownBlock());
          return (seen.at(-1) ?? 0) - (seen[0] ?? 0);
        },
        { intervals: [100] },
      )
      .toBeGreaterThanOrEqual(4);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await buy(chain, trade, account);
    await expect(trade.notifications).toContainText('Bought');
  });

  await test.step('an error for the receipt inside a batch: nothing is reported before it is known', async () => {
    await closeNotices(page);
    const before = await chain.balanceOf('MYT', account);
    rpcProxy.setFaults({ failing: 'eth_getTransactionReceipt' });
    await trade.pay.fill('100');
    const quoted = await trade.place('Buy MYT');
    await expect(trade.dialog('Transaction Submitted')).toBeVisible();
    const hash = await trade.shownHash('Transaction Submitted');
    await chain.receipt(hash);
    const mined = await trade.shownBlock();
    await expect.poll(trade.shownBlock).toBeGreaterThan(mined + 2);
    await expect(page.getByRole('banner')).toContainText('1 pending');
    await expect(trade.notifications).toHaveCount(0);

    rpcProxy.setFaults({});
    expect((await trade.happened()).hash).toBe(hash);
    expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
  });
});

test('a node of errors for logs, errors without a text, or multicalls one entry short: the book is true, and the page goes on @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  watch,
}) => {
  watch.allow(REFUSED);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const bids = await shownBids(trade);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await test.step('an error for the logs inside a batch: the book is true without them', async () => {
    rpcProxy.setFaults({ failing: 'eth_getLogs' });
    await placeBid(chain, '0.4199');
    await expect.poll(() => shownBids(trade)).toBe(bids + 1000);
    const before = await trade.shownBlock();
    await expect.poll(trade.shownBlock).toBeGreaterThan(before + 1);
    rpcProxy.setFaults({});
    await placeBid(chain, '0.4198');
    await expect.poll(() => shownBids(trade)).toBe(bids + 2000);
  });

  for (const [malformed, price] of [
    ['error', '0.4197'],
    ['short', '0.4196'],
  ] as const) {
    await test.step(`answers that are malformed: ${malformed}`, async () => {
      const shown = await shownBids(trade);
      rpcProxy.setFaults({ malformed });
      await placeBid(chain, price);
      const from = await chain.blockNumber();
      await expect.poll(chain.blockNumber).toBeGreaterThan(from + 2);
      expect(await shownBids(trade)).toBe(shown);

      rpcProxy.setFaults({});
      await expect.poll(() => shownBids(trade)).toBe(shown + 1000);
      const before = await trade.shownBlock();
      await expect.poll(trade.shownBlock).toBeGreaterThan(before + 1);
    });
  }
  expect(loads).toBe(0);
});
