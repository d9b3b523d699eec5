import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const OTHER = 14;
const REST = { sold: 'USDC', bought: 'MYT', from: parseUnits('400', 6), to: parseUnits('1000', 18) } as const;
const POLYGON = 137;
const MAINNET = 1;

test('a wallet that refuses to connect, an order and a cancel sends nothing, and each can be tried again; then the network and the account change @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
  wallets,
}) => {
  test.slow();
  const { account } = trader;
  // Transactions from elsewhere, after a refusal, would be taken for the refused one.
  await chain.placeOrder(account, REST);
  await chain.approve(account, 'USDC');
  await chain.approve(OTHER, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' });

  await test.step('refused to connect: reported, and Try Again connects', async () => {
    wallet.rejectNext();
    const dialog = await wallets.choose();
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog).toContainText('Error connecting');
    await expect(dialog).toContainText('The request was rejected in the wallet');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(wallets.pill(chain.account(account))).toBeVisible();
    await trade.dialog('Account').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an order refused in the wallet is not sent, everything typed stays, and it can be tried again', async () => {
    const [sent, myt] = [await chain.sentBy(account), await chain.balanceOf('MYT', account)];
    await trade.price.fill('0.425');
    await trade.pay.fill('123.45');
    wallet.rejectNext();
    await trade.place('Buy MYT');
    const refused = trade.dialog('Not sent');
    await expect(refused).toContainText('The request was rejected in the wallet. Nothing was sent');
    await refused.getByRole('button', { name: 'Dismiss' }).click();
    await expect(refused).toBeHidden();
    await expect(trade.price).toHaveValue('0.425');
    await expect(trade.pay).toHaveValue('123.45');
    expect(await chain.sentBy(account)).toBe(sent);
    expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(1);

    const quoted = await trade.place('Buy MYT');
    await trade.happened();
    expect(await chain.sentBy(account)).toBe(sent + 1);
    expect(await chain.balanceOf('MYT', account)).toBe(myt + quoted.filled.base);
  });

  await test.step('a cancel refused in the wallet leaves the order open', async () => {
    wallet.rejectNext();
    await trade.cancelOrder();
    await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.openOrders).toContainText('1,000.00 MYT');
    expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(1);
  });

  await test.step('a wrong network is reported, the typed amount stays, and the trade succeeds after the switch back', async () => {
    const before = await chain.balanceOf('MYT', account);
    await trade.ticket.getByRole('tab', { name: 'Market' }).click();
    await trade.pay.fill('50');
    await expect(trade.button('Buy MYT')).toBeEnabled();

    await wallet.setChain(MAINNET);
    const warning = page.getByRole('alert').filter({ hasText: 'Wrong Network' });
    await expect(warning).toContainText('Please connect to the Polygon network.');
    await expect(trade.pay).toHaveValue('50');
    expect(wallet.count('wallet_switchEthereumChain')).toBe(0);

    wallet.rejectNext();
    await warning.getByRole('button', { name: 'Switch to Polygon' }).click();
    await expect(warning).toContainText('The request was rejected in the wallet.');

    const answer = wallet.holdNext();
    await trade.button('Switch to Polygon').click();
    await answer.requests;
    await expect(trade.button('Switch to Polygon')).toHaveAttribute('aria-busy', 'true');
    await expect(warning.getByRole('button', { name: 'Switch to Polygon' })).toHaveAttribute('aria-busy', 'true');
    answer.approve();
    await expect(warning).toBeHidden();
    expect(wallet.sent('wallet_switchEthereumChain').at(-1)).toEqual([{ chainId: `0x${POLYGON.toString(16)}` }]);
    await expect(trade.pay).toHaveValue('50');
    const quoted = await trade.place('Buy MYT');
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
  });

  await test.step('a switch of the account changes balances, open orders and the owner of the next order', async () => {
    await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
    await trade.price.fill('0.4');
    await trade.pay.fill('200');
    await wallet.setAccount(OTHER);
    await expect(wallets.pill(chain.account(OTHER))).toBeVisible();
    await expect(trade.openOrders).toContainText('No open orders');
    await expect(trade.ticket).toContainText('25,000');
    await expect(trade.price).toHaveValue('0.4');
    await expect(trade.pay).toHaveValue('200');
    await trade.place('Buy MYT');
    await trade.happened();
    const [placed] = await chain.openOrders('USDC', 'MYT', OTHER);
    expect(placed).toMatchObject({ maker: chain.account(OTHER), remain: parseUnits('200', 6) });
    expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(1);
  });
});

test(
  'connects again by itself after a reload, which never shows "Connect Wallet" meanwhile; a locked wallet does',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    expect(wallet.count('eth_requestAccounts')).toBe(0);
    await trader.connect();
    await page.addInitScript(() => {
      const texts = new Set<string>();
      Object.assign(window, { seenTexts: texts });
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('button')) texts.add(button.innerText.trim());
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const seen = (): Promise<readonly string[]> =>
      page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
    await page.reload();
    await expect(wallets.pill(chain.account(trader.account))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trade.ticket.getByRole('button', { name: 'Connecting' })).toHaveCount(0);
    expect(await seen()).toContain('Connecting');
    expect(await seen()).not.toContain('Connect Wallet');

    await wallet.lock();
    await page.reload();
    await expect(wallets.connectButton).toBeEnabled();
    await expect(trade.ticket.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  },
);

test(
  'the browser of a wallet app queries the wallet once a visit, and a refusal stays',
  { tag: '@phone' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    await wallet.startVisit();
    const query = wallet.holdNext();
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await query.requests;
    query.reject();
    await expect(wallets.connectButton).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(trade.levels.first()).toBeVisible();
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    await trader.connect();
    await expect(wallets.pill(chain.account(trader.account))).toBeVisible();
  },
);
