import { expect, test } from '../fixtures/test.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { goWithin } from '../pages/allRoutes.ts';

const MYT_USDC = `${TOKENS.MYT.address}/${TOKENS.USDC.address}`;
const PAGES = ['/trade', '/market', '/settings', '/pool', `/add/${MYT_USDC}`, `/remove/${MYT_USDC}`];
const WITHOUT_GATE = ['/trade', '/market', '/settings'];

test('a wallet on another chain: every page says so, the gate and the header lead back, and a refusal is shown @once', async ({
  page,
  trade,
  trader,
  wallet,
}) => {
  const header = page.getByRole('banner');
  const gate = page.getByRole('dialog', { name: 'Not available here' });
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(header.getByRole('button', { name: /^Network/ })).toHaveCount(0);
  await trader.connect();
  await expect(header.getByRole('button', { name: 'Network: Polygon' })).toBeVisible();
  await wallet.setChain(1);
  for (const path of PAGES) {
    await goWithin(page, path);
    const banner = page.getByRole('alert').filter({ hasText: 'Wrong Network' });
    await expect(banner.or(page.getByText('Please connect to the Polygon network.')).first()).toBeVisible();
    await expect(header.getByLabel('Network: Ethereum')).toBeVisible();
    if (WITHOUT_GATE.includes(path)) {
      await expect(gate).toHaveCount(0);
      continue;
    }
    await expect(gate).toContainText('This feature is not yet supported on Ethereum');
    await gate.getByRole('button', { name: 'Close' }).click();
    await expect(gate).toBeHidden();
  }

  await goWithin(page, '/pool');
  await gate.getByRole('link', { name: 'Trade' }).click();
  await expect(page).toHaveURL(/\/trade/);
  await expect(gate).toBeHidden();
  await header.getByRole('button', { name: 'Network: Ethereum' }).click();
  const networks = page.getByRole('dialog', { name: 'Network' });
  await expect(networks).toContainText('Your wallet is on Ethereum. The exchange is on Polygon.');
  wallet.rejectNext();
  await networks.getByRole('button', { name: 'Polygon' }).click();
  await expect(networks).toContainText('The request was rejected in the wallet.');
  await networks.getByRole('button', { name: 'Polygon' }).click();
  await expect(networks.getByRole('button', { name: /Polygon.*Connected/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('supportedChainId'))).toBe('137');
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Network: Polygon' })).toBeVisible();

  await goWithin(page, '/pool');
  await wallet.setChain(999);
  await expect(gate).toContainText('This feature is not yet supported on chain 999');
  await gate.getByRole('button', { name: 'Polygon' }).click();
  await expect(gate).toBeHidden();
  await expect(header.getByLabel('Network: Polygon')).toBeVisible();
  await expect(page.getByText('Please connect to the Polygon network.')).toHaveCount(0);
});

test(
  'a wallet from before EIP-1193 connects, trades and is there after a reload',
  { tag: '@once' },
  async ({ chain, page, trade, wallet, wallets }) => {
    await page.addInitScript(() => {
      type Provider = { request: (request: object) => Promise<unknown>; on: (...listener: unknown[]) => unknown };
      const { ethereum } = window as unknown as { ethereum: Provider };
      const silence = (event: Event): void => event.stopImmediatePropagation();
      window.addEventListener('eip6963:announceProvider', silence, { capture: true });
      const legacy = {
        on: ethereum.on.bind(ethereum),
        enable: () => ethereum.request({ method: 'eth_requestAccounts' }),
        sendAsync: (request: object, answer: (error: unknown, response?: object) => void) =>
          void ethereum.request(request).then((result) => answer(null, { result }), answer),
      };
      Object.defineProperty(window, 'ethereum', { value: legacy });
    });
    const account = wallet.account();
    await chain.approve(account, 'USDC');
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await wallets.connect('Browser wallet', chain.account(account));
    await trade.pay.fill('100');
    const before = await chain.balanceOf('MYT', account);
    const quoted = await trade.place('Buy MYT');
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
    await page.reload();
    await expect(wallets.pill(chain.account(account))).toBeVisible();
  },
);
