import type { Locator } from '@playwright/test';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { myt, MYT_FOR_USDC, usdc } from '../fixtures/mytMarket.ts';
import { expect, test, type JourneyFixtures } from '../fixtures/test.ts';

/** Three orders of two markets that rest, in the dialog to cancel them. */
const cancelThree = async (
  { chain, trade }: Pick<JourneyFixtures, 'chain' | 'trade'>,
  account: number,
): Promise<Locator> => {
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('400'), to: myt('1000') });
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('390'), to: myt('1000') });
  await chain.placeOrder(account, { sold: 'WETH', bought: 'USDC', from: myt('1'), to: usdc('9000') });
  return trade.cancelAll(3);
};

test('cancels a part of an order, then several of all markets one after another: what is rejected or gone is left out @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  test.slow();
  const { account } = trader;
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('400'), to: myt('1000') });
  const [placed] = await chain.openOrders('USDC', 'MYT', account);
  const before = await chain.balanceOf('USDC', account);
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  const closed = async (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Close' }).last().click();

  await test.step('only a part is returned, the rest keeps its position', async () => {
    await trade.cancelButtons.click();
    const dialog = trade.dialog('Cancel this order?');
    const part = dialog.getByRole('textbox', { name: 'Amount to cancel' });
    await part.fill('400.000001');
    await expect(dialog).toContainText('Only 400.00 USDC of the order remains.');
    await part.fill('150.000001');
    await dialog.getByRole('button', { name: 'Cancel part' }).click();
    await trade.happened();

    expect(await chain.balanceOf('USDC', account)).toBe(before + usdc('150.000001'));
    const [left] = await chain.openOrders('USDC', 'MYT', account);
    expect(left).toMatchObject({ index: placed?.index, from: usdc('400'), remain: usdc('249.999999') });
    // Only fills count as filled.
    await expect(trade.openOrders).toContainText('37.50% cancelled');
    await expect(trade.openOrders).toContainText('0%');
    await trade.cancelOrder();
    await trade.happened();
    expect(await chain.balanceOf('USDC', account)).toBe(before + usdc('400'));
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  });

  await test.step('the first that is rejected ends it, and the dialog says what was done', async () => {
    const held = { usdc: await chain.balanceOf('USDC', account), weth: await chain.balanceOf('WETH', account) };
    const dialog = await cancelThree({ chain, trade }, account);
    wallet.holdNext().approve();
    wallet.rejectNext();
    await dialog.getByRole('button', { name: 'Cancel all' }).click();
    await expect(dialog).toContainText('Stopped: 1 of 3 cancellations were sent.');
    await closed(dialog);
    await expect(trade.openOrders.getByRole('button', { name: /^Cancel(ling)? the order of/ })).toHaveCount(2);
    expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(1);
    expect(await chain.openOrders('WETH', 'USDC', account)).toHaveLength(1);
    const sent = wallet.count('eth_sendTransaction');
    const both = await trade.cancelAll(2);
    await both.getByRole('button', { name: 'Cancel all' }).click();
    await expect(both).toContainText('2 of 2 cancellations were sent.');
    await closed(both);
    await expect(page.getByRole('banner')).not.toContainText('pending');
    await expect(trade.openOrders).toContainText('No open orders');
    expect(wallet.count('eth_sendTransaction')).toBe(sent + 2);
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    expect(await chain.openOrders('WETH', 'USDC', account)).toEqual([]);
    expect(await chain.balanceOf('USDC', account)).toBe(held.usdc);
    expect(await chain.balanceOf('WETH', account)).toBe(held.weth);
  });

  await test.step('an order that is gone meanwhile is skipped, and the other cancellations go on', async () => {
    const dialog = await cancelThree({ chain, trade }, account);
    const first = wallet.holdNext();
    await dialog.getByRole('button', { name: 'Cancel all' }).click();
    await first.requests;
    const [sent] = wallet.sent('eth_sendTransaction').slice(-1) as readonly [{ readonly data: string }][];
    const own = await chain.openOrders('USDC', 'MYT', account);
    const gone = own.find(({ index }) => !sent?.[0].data.includes(index.toString(16).padStart(64, '0')));
    if (!gone) throw new Error('No order but the first');
    const [from, to] = [TOKENS.USDC.address, TOKENS.MYT.address];
    const data = encodeCall('book', 'cancelOrderForNum', [from, to, gone.index, gone.remain]);
    await chain.sendAs(account, { to: chain.deployment.orderBook, data });
    first.approve();
    await expect(dialog).toContainText('2 of 3 cancellations were sent.');
    await expect(dialog.getByRole('alert')).toContainText('1 cancellation failed.');
    await closed(dialog);
    await expect(trade.openOrders).toContainText('No open orders');
    expect(await chain.openOrders('WETH', 'USDC', account)).toEqual([]);
  });
});
