import type { Locator } from '@playwright/test';
import type { Hex } from '#domain/multicall/types.ts';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';

const TAKER = 16;

const textsOf = (levels: Locator): Promise<string[]> => levels.allTextContents();

test(
  'the chain is reverted under the page: balances, book, orders and trades are true again',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    const { account } = trader;
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await expect(trade.openOrders).toContainText('No open orders');
    await expect(trade.ticket).toContainText('25,000');
    const levels = await textsOf(trade.levels);
    const snapshot = await chain.node.rpc<Hex>('evm_snapshot');

    await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
    const trades = await chain.placeOrder(TAKER, { sold: 'USDC', bought: 'MYT', from: usdc('9000'), to: myt('20000') });
    await expect(trade.openOrders).toContainText('1,000.00 MYT');
    await expect(trade.ticket).toContainText('24,580.1');
    await page.getByRole('tab', { name: 'Market trades' }).click();
    const market = page.getByRole('tabpanel', { name: 'Market trades' });
    const undone = market.getByRole('link', { name: trades.transactionHash.slice(0, 10) });
    await expect(undone.first()).toBeVisible();
    await expect.poll(() => textsOf(trade.levels)).not.toEqual(levels);

    await chain.setBlockSeconds(0);
    expect(await chain.node.rpc('evm_revert', snapshot)).toBe(true);
    await chain.setBlockSeconds(1);
    await expect(undone).toHaveCount(0);
    await expect(trade.ticket).toContainText('25,000');
    await expect.poll(() => textsOf(trade.levels)).toEqual(levels);
    await page.getByRole('tab', { name: /^Open orders/ }).click();
    await expect(trade.openOrders).toContainText('No open orders');
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);

    // The chain continues on another fork.
    await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('400'), to: myt('1000') });
    await expect(trade.ticket).toContainText('24,600');
    await expect(trade.openOrders).toContainText('1,000.00 MYT');
  },
);
