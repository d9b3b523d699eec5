import { parseUnits } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { providesMyt, test as liquidityTest } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';

const STALE = /Prices are [^.]+ old, so trading is paused\. Check your connection, or wait for a new block\./;
const TOO_OLD = 'Prices are too old';
/** Account that moves the price. */
const MOVER = 16;

liquidityTest(
  'on old prices nothing is supplied to a pool and nothing is removed from it',
  { tag: '@once' },
  async ({ add, chain, remove, rpcProxy, trader, wallet }) => {
    await providesMyt(chain, trader.account);
    rpcProxy.setHabits({ pastSeconds: 600 });
    await trader.connectAt(() => add.open('MYT', 'USDC'));
    await add.amount('MYT').fill('10');
    await expect(add.button(TOO_OLD)).toBeDisabled();
    await expect(add.form).toContainText(STALE);
    await remove.open('MYT', 'USDC');
    await remove.percent.fill('25');
    await expect(remove.button(TOO_OLD)).toBeDisabled();
    await expect(remove.form).toContainText(STALE);
    expect(wallet.count('eth_sendTransaction') + wallet.count('eth_signTypedData_v4')).toBe(0);
    rpcProxy.setHabits({});
    await expect(remove.button('Sign')).toBeEnabled();
  },
);

test(
  'on old prices nothing is swapped on another exchange, neither before the confirmation nor in it',
  { tag: '@once' },
  async ({ chain, rpcProxy, trade, trader, wallet }) => {
    const [harbour] = chain.deployment.exchanges;
    if (!harbour) throw new Error('There is no second exchange');
    const data = encodeCall('token', 'approve', [harbour.router, parseUnits('100', 6)]);
    await chain.sendAs(trader.account, { to: TOKENS.USDC.address, data });
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'WBTC' }));
    await trade.pay.fill('100');
    await expect(trade.ticket).toContainText('WBTC/USDC pool of Harbour');
    await trade.button('Buy WBTC').click();
    const dialog = trade.dialog('Confirm swap on Harbour');
    await expect(dialog.getByRole('button', { name: 'Buy WBTC' })).toBeEnabled();
    rpcProxy.setHabits({ still: true });
    await expect(dialog).toContainText(STALE);
    await expect(dialog.getByRole('button', { name: 'Buy WBTC' })).toBeDisabled();
    await trade.page.keyboard.press('Escape');
    await expect(trade.button(TOO_OLD)).toBeDisabled();
    await expect(trade.ticket).toContainText(STALE);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  },
);

test(
  'a tab that was frozen signs nothing at its old prices and shows those of the newest block',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet }) => {
    await chain.approve(trader.account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await trade.pay.fill('1000');
    const old = await trade.review('Buy MYT');
    await expect(trade.dialog('Confirm order').getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
    const tab = await page.context().newCDPSession(page);
    /** Runs in the page even while it is frozen. */
    const inPage = async (expression: string): Promise<unknown> =>
      (await tab.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    const shownBlock = (): Promise<unknown> => inPage('/Block ([\\d,]+)/.exec(document.body.textContent)?.[1]');

    await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
    await chain.setBlockSeconds(0);
    const shown = await shownBlock();
    const [from, to] = [parseUnits('9000', 6), parseUnits('20000', 18)];
    await chain.placeOrder(MOVER, { sold: 'USDC', bought: 'MYT', from, to });
    for (let mined = 0; mined < 6; mined += 1) await chain.mine();
    expect(await shownBlock()).toBe(shown);
    // The press is handled before any timer or answer of the thawed page.
    await inPage(
      `[...document.querySelectorAll('[role=dialog] button')].find((b) => b.textContent === 'Buy MYT').click()`,
    );
    await tab.send('Page.setWebLifecycleState', { state: 'active' });

    await expect.poll(() => trade.shownBlock()).toBe(await chain.blockNumber());
    await expect(trade.dialog('Error')).toBeVisible();

    expect(wallet.count('eth_sendTransaction')).toBe(0);
    await expect.poll(async () => (await trade.quote()).filled.base).toBeLessThan(old.filled.base);
  },
);
