import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { poolPage } from '../pages/poolPage.ts';
import { goWithin } from '../pages/allRoutes.ts';

const [ALICE] = ROLES.demo;
const { MYT, USDC, WETH } = TOKENS;

test('finds a pool by its two tokens, and shows its reserves @once', async ({ chain, page, wallet, wallets }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pool = poolPage(page);
  const main = page.getByRole('main');
  await wallet.setAccount(ALICE);
  await page.goto('/pool/find');
  await expect(pool.outcome).toHaveText('Connect to a wallet to find pools');
  await test.step('a visitor sees whether there is a pool', async () => {
    await goWithin(page, `/pool/find?b=${USDC.address}`);
    await expect(pool.outcome).toContainText('Pool Found!');
    await expect(pool.outcome).toContainText('Connect a wallet to see your liquidity in it.');
    await goWithin(page, '/pool/find');
  });
  await wallets.connect('Test Wallet', chain.account(ALICE));
  await expect(pool.outcome).toHaveText('Select a token to find your v2 liquidity');

  await test.step('chosen with the picker: Pool Found!', async () => {
    await main.getByRole('button', { name: 'Second token' }).click();
    const picker = page.getByRole('dialog', { name: 'Select a token' });
    await picker.getByRole('combobox').fill('USDC');
    await picker.getByRole('option', { name: /USDC/ }).first().click();
    await expect(pool.outcome).toContainText('Pool Found!');
    await expect(page).toHaveURL(`/pool/find?b=${USDC.address}`);
    await expect(pool.fact('MATIC/USDC', 'Your pool tokens')).toBeVisible();
    await pool.outcome.getByRole('link', { name: 'Manage this pool.' }).click();
    await expect(page).toHaveURL('/pool/v2');
  });

  await test.step('on the other exchange', async () => {
    await goWithin(page, `/pool/find?a=${MYT.address}`);
    await main.getByRole('button', { name: 'Exchange' }).click();
    await page.getByRole('option', { name: 'Harbour' }).click();
    await expect(page).toHaveURL(/dex=/);
    await goWithin(page, `${new URL(page.url()).pathname}${new URL(page.url()).search}&b=${TOKENS.WMATIC.address}`);
    await expect(pool.outcome).toContainText('Pool Found!');
    await expect(pool.card('MYT/MATIC on Harbour')).toBeVisible();
  });

  await test.step('a pool without liquidity of hers', async () => {
    await goWithin(page, `/pool/find?a=${WETH.address}&b=${USDC.address}`);
    await expect(pool.outcome).toContainText('You don’t have liquidity in this pool yet.');
    await expect(pool.outcome.getByRole('link', { name: 'Add liquidity' })).toHaveAttribute(
      'href',
      `/add/${WETH.address}/${USDC.address}`,
    );
  });

  await test.step('an invalid pair, and a way back that leads nowhere else', async () => {
    await goWithin(page, '/pool/find?a=ETH&b=ETH&origin=//example.com');
    await expect(pool.outcome).toContainText('Invalid pair');
    await expect(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/pool/v2');
    await goWithin(page, '/pool/find?a=ETH&b=doge&origin=/pool');
    await expect(page.getByRole('alert')).toContainText('There is no token “doge”');
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/pool');
  });
});
