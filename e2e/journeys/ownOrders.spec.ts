import { readFile } from 'node:fs/promises';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { parseShown } from '../pages/shownQuote.ts';

const TAKER = 16;

/** The first bid for MYT, just below the pool's price. */
const placeFirst = (chain: TestChain, account: number) =>
  chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });

test(
  '"Why?" names the order that would fill it, and that order does; both are saved as CSV',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    const { account } = trader;
    const placed = await placeFirst(chain, account);
    const before = await chain.balanceOf('MYT', account);
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    const why = trade.openOrders.getByRole('button', {
      name: /^Why is the order of 1,000\.00 MYT at 0\.41990? not filled\?$/,
    });
    await why.click();
    await expect(trade.openOrders).toContainText(/This order.s price is [\d.]+% (above|below) the pool.s\./);
    await expect(trade.openOrders).toContainText('First in the queue on its side.');
    const answer = trade.openOrders.getByText(/^A new order that sells/);
    const words = /sells ([\d,.]+ MYT) for ([\d,.]+ USDC), at/.exec(await answer.innerText());
    const [, sold = '', bought = ''] = words ?? [];

    const taken = { sold: 'MYT', bought: 'USDC', from: parseShown(sold), to: parseShown(bought) } as const;
    const filled = await chain.placeOrder(TAKER, taken);
    await expect(trade.openOrders).toContainText('No open orders');
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    const received = (await chain.balanceOf('MYT', account)) - before;
    expect(myt('1000') - received).toBeLessThanOrEqual(1n);

    await test.step('order history and own trades are saved as CSV', async () => {
      const save = async (tab: string): Promise<{ name: string; lines: string[] }> => {
        await page.getByRole('tab', { name: tab }).click();
        const started = page.waitForEvent('download');
        await page.getByRole('tabpanel', { name: tab }).getByRole('button', { name: 'Export CSV' }).click();
        const download = await started;
        const text = await readFile(await download.path(), 'utf8');
        return { name: download.suggestedFilename(), lines: text.trim().split('\r\n') };
      };

      const orders = await save('Order history');
      expect(orders.name).toBe('orders.csv');
      expect(orders.lines).toHaveLength(2);
      expect(orders.lines[0]).toBe(
        'time (UTC),market (base/quote),side,limit price (quote per base),average price (quote per base),amount (base),filled (%),status,transaction',
      );
      const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
      const order = `^${time},MYT/USDC,BUY,0\\.4199,0\\.4199\\d*,1000,100,filled,${placed.transactionHash}$`;
      expect(orders.lines[1]).toMatch(new RegExp(order));
      const trades = await save('My trades');
      expect(trades.name).toBe('trades.csv');
      expect(trades.lines).toHaveLength(2);
      expect(trades.lines[0]).toBe(
        'time (UTC),market (base/quote),side,price (quote per base),amount (base),fee (token paid),role,exchange,transaction',
      );
      expect(trades.lines[1]).toMatch(new RegExp(`,MYT/USDC,BUY,.*,maker,MYT Exchange,${filled.transactionHash}$`));
    });
  },
);
