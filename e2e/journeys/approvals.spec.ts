import { parseUnits } from 'ethers';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { ODD_TOKENS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { allowanceOf, approveFor, spamApproval } from '../fixtures/approvals.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const MINUTE = { timeout: 60_000 } as const;
const UNLIMITED = 2n ** 256n - 1n;
const LONG_AGO_BLOCKS = '0x12c';

test('sees every approval with what is at risk, and takes them back @once', async ({
  chain,
  page,
  trader,
  wallet,
  wallets,
}) => {
  test.slow();
  const { account } = trader;
  const { orderBook, router, exchanges } = chain.deployment;
  const [harbour] = exchanges;
  if (!harbour) throw new Error('There is no other exchange');
  const wild = { token: ODD_TOKENS.WILD.address, spender: router };
  const usdc = { token: TOKENS.USDC.address, spender: orderBook };
  const usdt = { token: TOKENS.USDT.address, spender: harbour.router };
  await approveFor(chain, account, { ...wild, amount: 5n * 10n ** 8n });
  const dai = { token: TOKENS.DAI.address, spender: chain.deployment.farms.dual.short };
  await spamApproval(chain, account, router);
  await chain.node.rpc('anvil_mine', LONG_AGO_BLOCKS, '0x0');
  await approveFor(chain, account, { ...usdc, amount: UNLIMITED });
  await approveFor(chain, account, { ...usdt, amount: parseUnits('25.5', 6) });
  await approveFor(chain, account, { ...dai, amount: parseUnits('1', 18) });

  const revoke = (name: string) => page.getByRole('button', { name: `Revoke the approval of ${name}`, exact: true });
  const row = (name: string) => page.locator('tbody tr, main li').filter({ has: revoke(name) });
  const anyRevoke = page.getByRole('button', { name: /^Revoke the approval of/ });
  const names = {
    usdc: 'USDC for Order book',
    usdt: 'USDT for Harbour router',
    dai: 'DAI for Farm · DAI',
    wild: 'WILD for MYT Exchange router',
  };

  await page.goto('/asstes/approvals');
  await expect(page.getByText('No wallet connected')).toBeVisible(MINUTE);
  await trader.connectAt(() => page.goto('/settings'));
  const dialog = await wallets.openAccount(chain.account(account));
  await dialog.getByRole('link', { name: 'Approvals' }).click();
  await expect(page).toHaveURL(/\/asstes\/approvals$/);

  await expect(row(names.usdc)).toContainText('Unlimited', MINUTE);
  await expect(row(names.usdt)).toContainText('25.5');
  await expect(row(names.usdt)).toContainText('$25.5');
  await expect(row(names.wild)).toContainText('0.0000000000', MINUTE);
  await expect(row(names.wild)).toContainText(shortenAddress(wild.token));
  await expect(page.getByText(/Searched blocks .* to/)).toBeVisible();
  await expect(page.getByText('Searching for more approvals')).toBeHidden(MINUTE);
  const order = () => anyRevoke.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await expect.poll(order).toEqual(Object.values(names).map((name) => `Revoke the approval of ${name}`));
  expect(await faultsInBothThemes(page)).toEqual([]);

  await revoke(names.usdt).click();
  await expect(page.getByText('Approval of USDT revoked').first()).toBeVisible(MINUTE);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(anyRevoke).toHaveCount(3, MINUTE);
  expect(await allowanceOf(chain, account, usdt)).toBe(0n);

  wallet.rejectNext();
  await page.getByRole('button', { name: 'Revoke all' }).click();
  const all = page.getByRole('dialog', { name: 'Revoke 3 approvals?' });
  await all.getByRole('button', { name: 'Revoke all' }).click();
  await expect(all.getByText('2 of 3 transactions were sent, 1 skipped.')).toBeVisible(MINUTE);
  await expect(all.getByRole('listitem').first()).toContainText('rejected in the wallet');
  await expect(all.getByRole('listitem').last()).toContainText('Revoked', MINUTE);
  await all.getByRole('button', { name: 'Close' }).last().click();
  expect(await allowanceOf(chain, account, wild)).toBe(0n);
  expect(await allowanceOf(chain, account, dai)).toBe(0n);

  await page.reload();
  await expect(row(names.usdc)).toBeVisible(MINUTE);
  await expect(anyRevoke).toHaveCount(1);
  await revoke(names.usdc).click();
  await expect(page.getByText('Approval of USDC revoked').first()).toBeVisible(MINUTE);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No approvals')).toBeVisible(MINUTE);
  expect(await allowanceOf(chain, account, usdc)).toBe(0n);
});
