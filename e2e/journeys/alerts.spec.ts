import { Interface, parseUnits } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { poolPage } from '../pages/poolPage.ts';
import { stakingPage } from '../pages/stakingPage.ts';
import { tradePage } from '../pages/tradePage.ts';

const TAKER = 16;
const usdc = (whole: string): bigint => parseUnits(whole, 6);
const myt = (whole: string): bigint => parseUnits(whole, 18);

/** Listens to the system notifications that a page shows. @returns their titles and texts so far. */
const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const { Notification } = window;
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(`${title}. ${options?.body}`);
      }
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);
};

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Sets a price alert so many percent from the pool's price. @returns the price. */
const setPriceAlert = async (page: Page, percent: number): Promise<string> => {
  await page.getByRole('button', { name: /^Price alerts/ }).click();
  const dialog = dialogOf(page);
  const shown = await dialog.getByText(/^Pool price [\d.]+$/).textContent();
  const price = (Number(shown?.replace('Pool price ', '')) * (1 + percent / 100)).toFixed(6);
  await dialog.getByLabel('Price of the alert').fill(price);
  await expect(dialog).toContainText(percent < 0 ? /falls by [\d.]+%/ : /rises by [\d.]+%/);
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await expect(dialog).toHaveCount(0);
  return String(Number(price));
};

test('a price and an order are told by system notifications, each once over two tabs, and listed in the settings @once', async ({
  chain,
  context,
  page,
  trade,
  trader,
  wallet,
}) => {
  test.slow();
  const { account } = trader;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['notifications']);
  const second = await context.newPage();
  await installWallet(second, chain.node);
  const tabs = [await listen(page), await listen(second)];
  const told = async () => (await Promise.all(tabs.map((tab) => tab()))).flat();
  // Stands first among those who buy MYT, just below the pool's price.
  await chain.placeOrder(account, { sold: 'USDC', wanted: 'MYT', from: usdc('419.9'), to: myt('1000') });
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await expect(trade.openOrders).toContainText('1,000.00 MYT');

  await test.step('an alert is refused before the press, with what to do', async () => {
    await page.getByRole('button', { name: 'Price alerts' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Enter a price' })).toBeDisabled();
    await dialog.getByLabel('Price of the alert').fill('0');
    await expect(dialog.getByRole('button', { name: 'Enter a price above zero' })).toBeDisabled();
    await expect(dialog).toContainText('Shown as a system notification');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  const price = await setPriceAlert(page, -1);
  await page.getByRole('button', { name: 'Order alert' }).click();
  for (const name of ['Filled', 'Partly filled', 'Cancelled', "Blocked: it can't be filled"]) {
    await expect(dialogOf(page).getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  await dialogOf(page).getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByRole('button', { name: 'Order alert, set' })).toBeVisible();

  const other = tradePage(second);
  await wallet.authorize();
  await other.open({ pay: 'USDC', receive: 'MYT' });
  await expect(second.getByRole('button', { name: 'Price alerts, 1 set' })).toBeVisible();

  await test.step('the order is filled and the price falls: each is told once', async () => {
    await chain.placeOrder(TAKER, { sold: 'MYT', wanted: 'USDC', from: myt('30000'), to: usdc('9000') });
    await expect.poll(told).toHaveLength(2);
    const [titles] = [(await told()).toSorted()];
    expect(titles[0]).toBe(`Alert: MYT/USDC. The pool price fell to ${price} USDC or below.`);
    expect(titles[1]).toMatch(/^Order filled: MYT\/USDC\. Bought [\d,.]+ MYT for 419\.9\d* USDC\.$/);
    const start = await chain.blockNumber();
    await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 6);
    expect(await told()).toHaveLength(2);
  });

  await test.step('the settings list both, and forget what is removed in all tabs', async () => {
    await page.goto('/settings');
    const before = await told();
    const block = page.getByRole('region', { name: 'Alerts' });
    await expect(block.getByRole('listitem').filter({ hasText: `Pool price at ${price} USDC or below` })).toContainText(
      'Reached',
    );
    await expect(block.getByRole('listitem').filter({ hasText: 'My orders' })).toContainText('On');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await block.getByRole('button', { name: /^Remove alert: MYT\/USDC/ }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
    await expect(second.getByRole('button', { name: 'Price alerts', exact: true })).toBeVisible();
    expect(await told()).toEqual(before);
  });
  await second.close();
});

const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);

test(
  'a hidden page reads in long intervals for its alerts; damaged ones are dropped; denied, they appear on the page',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, trade, trader }) => {
    test.slow();
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    const price = await setPriceAlert(page, -1);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('alerts') ?? '[]') as { rule: object }[];
      const [whole] = kept;
      const damaged = { ...whole, id: 'damaged', rule: { ...whole?.rule, price: { numerator: '-1', denominator: 0 } } };
      localStorage.setItem('alerts', JSON.stringify([null, damaged, ...kept, { ...whole, id: 7 }, 'x']));
      localStorage.setItem('alertStates', '{"crossings":[5],"news":"');
    });
    await page.reload();
    await page.getByRole('button', { name: 'Price alerts, 1 set' }).click();
    await expect(dialogOf(page)).toContainText('Notifications are blocked, so alerts appear on the page.');
    await page.keyboard.press('Escape');

    // Fifteen blocks of a second each lie between two readings, and the price has to last for three.
    await setVisible(page, false);
    rpcProxy.reset();
    const start = await chain.blockNumber();
    await chain.placeOrder(TAKER, { sold: 'MYT', wanted: 'USDC', from: myt('30000'), to: usdc('9000') });
    await expect(trade.notifications).toContainText(`The pool price fell to ${price} USDC or below.`);
    const blocks = (await chain.blockNumber()) - start;
    expect(rpcProxy.requests.length).toBeGreaterThanOrEqual(2);
    expect(rpcProxy.requests.length).toBeLessThanOrEqual(Math.ceil(blocks / 15) + 1);
    await setVisible(page, true);
    await expect(trade.notifications.getByText('Alert: MYT/USDC')).toHaveCount(1);
    await trade.notifications.getByRole('button', { name: 'Dismiss' }).click();

    await page.goto('/settings');
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toContainText('Reached');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toContainText('Reached');
    await expect(trade.notifications).toHaveCount(0);
  },
);

const FREEZER = ROLES.deployer;
const freezable = new Interface(['function freeze(address account, bool state)']);
const HOUR = 3_600;

/** Locks 100 MYT of the account for an hour, which is offered for a moment alone. */
const lockForAnHour = async (chain: TestChain, account: number): Promise<void> => {
  const { lockStaking } = chain.deployment;
  const offer = (rate: bigint, seconds: number) =>
    chain.sendAs(FREEZER, { to: lockStaking, data: encodeCall('lockStaking', 'setTerms', [2n, rate, seconds]) });
  await offer(1_000n, HOUR);
  await approveFor(chain, account, { token: TOKENS.MYT.address, spender: lockStaking, amount: myt('100') });
  await chain.sendAs(account, { to: lockStaking, data: encodeCall('lockStaking', 'deposit', [myt('100'), 2n]) });
  await offer(0n, 0);
};

/** Stakes MYT of the account, which earns MYT from then on. */
const stakeSingle = async (chain: TestChain, account: number): Promise<void> => {
  const [staking] = chain.deployment.singleStaking;
  await approveFor(chain, account, { token: TOKENS.MYT.address, spender: staking, amount: myt('1000') });
  await chain.sendAs(account, { to: staking, data: encodeCall('singleStaking', 'transact', [myt('1000'), true]) });
};

test(
  'a position out of balance, a reward, a lock that ends and an order that nobody can fill are each told once',
  { tag: '@once' },
  async ({ chain, context, page, trade, trader }) => {
    test.slow();
    const { account } = trader;
    const dialog = dialogOf(page);
    const setAlert = dialog.getByRole('button', { name: 'Set alert' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.grantPermissions(['notifications']);
    const told = await listen(page);
    await chain.addLiquidity(account, 'MYT', 'USDC', myt('1000'), usdc('1000'));
    await stakeSingle(chain, account);
    await lockForAnHour(chain, account);
    await chain.placeOrder(account, { sold: 'USDC', wanted: 'ICED', from: usdc('10'), to: myt('10') });

    await trader.connectAt(() => page.goto('/pool'));
    const position = poolPage(page);
    await position.card('MYT/USDC').getByRole('button', { name: 'Set alert' }).click();
    await dialog.getByLabel('Out of balance by, percent').fill('0');
    await expect(dialog.getByRole('button', { name: 'Enter a percentage above zero' })).toBeDisabled();
    await dialog.getByLabel('Out of balance by, percent').fill('2');
    await setAlert.click();
    await expect(position.card('MYT/USDC').getByRole('button', { name: 'Change alert' })).toBeVisible();

    const staking = stakingPage(page);
    await staking.open();
    await staking.card('MYT staking').getByRole('button', { name: 'Set alert' }).click();
    const reward = dialog.getByLabel('Rewards of at least, MYT');
    const shown = dialog.getByText(/^Now [\d.]*[1-9]/);
    const earned = Number((await shown.textContent())?.replace('Now ', ''));
    const asked = (earned * 20).toFixed(6).replace(/0+$/, '');
    await reward.fill('0.000000000000000001');
    await expect(dialog.getByRole('button', { name: 'This is already reached' })).toBeDisabled();
    await reward.fill(asked);
    await expect(dialog).toContainText('After you claim, it starts again.');
    await setAlert.click();

    await staking.open('lock');
    await staking.card('Lock 1').getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog).toContainText('or at your next visit after that');
    await setAlert.click();

    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await page.getByRole('button', { name: 'Order alert' }).click();
    await setAlert.click();
    await expect(page.getByRole('button', { name: 'Order alert, set' })).toBeVisible();
    expect(await told()).toEqual([]);

    await chain.sendAs(FREEZER, {
      to: TOKENS.ICED.address,
      data: freezable.encodeFunctionData('freeze', [chain.account(account), true]) as Hex,
    });
    await chain.placeOrder(TAKER, { sold: 'MYT', wanted: 'USDC', from: myt('30000'), to: usdc('9000') });
    await chain.node.rpc('anvil_mine', '0x400', '0x0');
    await chain.node.rpc('evm_increaseTime', HOUR);
    await expect
      .poll(async () => (await told()).toSorted())
      .toEqual([
        'Alert: Lock 1. It has ended. You can withdraw it.',
        'Alert: Position in MYT/USDC. The ratio of its two amounts has moved by 2.00% or more since you set the alert.',
        `Alert: Single-token staking · MYT staking. You can claim ${asked} MYT or more.`,
        "Order blocked: ICED/USDC. Your account can't receive ICED, so nobody can fill this order. Cancel it to get 10.00 USDC back.",
      ]);
    const start = await chain.blockNumber();
    await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 6);
    expect(await told()).toHaveLength(4);

    await page.goto('/settings');
    const rows = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Reached' })).toHaveCount(3);
  },
);
