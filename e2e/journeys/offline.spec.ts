import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import { expect, test } from '../fixtures/appApi.ts';
import { visit } from '../pages/allRoutes.ts';

const [ALICE] = ROLES.demo;
const OFFLINE = 'You are offline';

const PAGES = [
  ['/asstes/approvals', /^Revoke the approval of/],
  ['/bond', /^Redeem (?:vested|all)/],
  ['/burn', /^Claim [\d.<]/],
  ['/mining/liquidity', /^Claim all$/],
  ['/faucet', /^Get [\d.]/],
  ['/referral', /^Generate a link$/],
] as const;

const writing = /^(?:Revoke the|Redeem|Claim [\d.<]|Get [\d.]|Generate|Make default|Buy|Burn|Lock|Stake|Withdraw|Join)/;

const main = (page: Page) => page.getByRole('main');

test('no page offers to send anything without a network, and each says why; with a network again they do @once', async ({
  chain,
  context,
  page,
  wallet,
  watch,
}) => {
  test.slow();
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
  const usdc = { token: TOKENS.USDC.address, spender: chain.deployment.router, amount: 25_000_000n };
  await approveFor(chain, ALICE, usdc);
  await wallet.setAccount(ALICE);
  wallet.authorize();
  for (const [path, name] of PAGES) {
    await test.step(path, async () => {
      await visit(page, path);
      const button = main(page).getByRole('button', { name }).first();
      await expect(button).toBeEnabled();
      if (path === '/mining/liquidity') await button.click();
      const dialog = page.getByRole('dialog');
      const last = path === '/mining/liquidity' ? dialog.getByRole('button', { name: /^Claim \d+ rewards$/ }) : button;
      await expect(last).toBeEnabled();
      await context.setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
      await expect(page.getByRole('button', { name: OFFLINE }).first()).toBeDisabled();
      await expect(page.getByRole('button', { name: writing, disabled: false })).toHaveCount(0);
      await context.setOffline(false);
      await expect(last).toBeEnabled();
    });
  }
});
