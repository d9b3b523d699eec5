import type { Locator, Page } from '@playwright/test';
import { MaxUint256 } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import { providesMyt } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { ENOUGH_GAS, TOO_LITTLE_GAS, type TestWallet } from '../fixtures/wallet.ts';
import { goWithin } from '../pages/allRoutes.ts';

const [ALICE] = ROLES.demo;

interface Form {
  readonly path: string;
  readonly reveal?: () => Promise<void>;
  readonly field: Locator;
  readonly typed: string;
  readonly fillRest?: () => Promise<void>;
  readonly send: () => Promise<void>;
  /** Field value after success. */
  readonly empty?: string;
}

const dismiss = async (page: Page, name: 'Not sent' | 'What happened'): Promise<void> => {
  const dialog = page.getByRole('dialog', { name });
  await dialog
    .getByRole('button', { name: /^(Close|Dismiss)$/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
};

/** Only a successful transaction empties the form. */
const outlivesAllButSuccess = async (page: Page, wallet: TestWallet, form: Form): Promise<void> => {
  const { path, field, typed, send, empty = '', reveal = async () => undefined } = form;
  await goWithin(page, path);
  await reveal();
  await field.fill(typed);
  await form.fillRest?.();
  // Reconnecting also requests the wallet, and would take the rejection.
  await expect(page.getByRole('button', { name: /^Connect( Wallet|ing)$/ })).toHaveCount(0);
  await test.step('rejected in the wallet', async () => {
    const requests = wallet.count('eth_sendTransaction');
    wallet.rejectNext();
    await send();
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(requests + 1);
    await expect(page.getByRole('dialog', { name: 'Waiting For Confirmation' })).toBeHidden();
    const dialog = page.getByRole('dialog', { name: 'Not sent' });
    if (await dialog.isVisible()) await dismiss(page, 'Not sent');
    if (!(await field.isVisible())) await reveal();
    await expect(field).toHaveValue(typed);
  });
  await test.step('reloaded', async () => {
    await page.reload();
    await reveal();
    await expect(field).toHaveValue(typed);
  });
  await test.step('reverted, with its cause', async () => {
    wallet.setGas(TOO_LITTLE_GAS);
    await send();
    await expect(page.getByRole('dialog', { name: 'What happened' })).toContainText('It ran out of gas.');
    await dismiss(page, 'What happened');
    if (!(await field.isVisible())) await reveal();
    await expect(field).toHaveValue(typed);
    wallet.setGas(ENOUGH_GAS);
  });
  await test.step('mined', async () => {
    await send();
    await expect(page.getByRole('dialog', { name: 'What happened' }).getByText(/^Block/)).toBeVisible();
    await dismiss(page, 'What happened');
    if (!(await field.isVisible())) await reveal();
    await expect(field).toHaveValue(empty);
  });
};

test.beforeEach(async ({ chain, page, wallet, wallets }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await page.goto('/faucet');
  await wallets.pill(chain.account(ALICE)).waitFor();
});

test('a stake, a bond and a delegation keep what was typed until they succeed @once', async ({
  chain,
  page,
  wallet,
}) => {
  const { singleStaking, bonds, governance } = chain.deployment;
  const allow = (symbol: 'MYT' | 'USDC', spender: `0x${string}`) =>
    approveFor(chain, ALICE, { token: TOKENS[symbol].address, spender, amount: MaxUint256 });
  await allow('MYT', singleStaking[0]);
  await allow('USDC', bonds.discounted.bond);
  const stake = page.getByRole('region', { name: 'MYT staking', exact: true });
  await outlivesAllButSuccess(page, wallet, {
    path: '/staking',
    field: stake.getByRole('textbox', { name: 'MYT to stake' }),
    typed: '12.5',
    send: () => stake.getByRole('button', { name: 'Stake', exact: true }).click(),
  });
  const bond = page.getByRole('region', { name: /^Bond MYT for USDC, 0x/ });
  await outlivesAllButSuccess(page, wallet, {
    path: `/bond?bond=${bonds.discounted.bond}`,
    field: bond.getByRole('textbox'),
    typed: '100',
    send: async () => {
      await bond.getByRole('button', { name: 'Review the purchase' }).click();
      await page.getByRole('button', { name: 'Buy the bond' }).click();
    },
  });
  const delegation = page.getByRole('dialog', { name: 'Delegate votes' });
  await outlivesAllButSuccess(page, wallet, {
    path: '/governance',
    reveal: async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Unlock voting|Change delegation)$/ })
        .click();
      await delegation.getByRole('radio', { name: 'Somebody else' }).click();
    },
    field: delegation.getByRole('textbox'),
    typed: chain.account(ROLES.tests[6]),
    send: () => delegation.getByRole('button', { name: 'Delegate votes' }).click(),
  });
  expect(governance.governor).toMatch(/^0x/);
});

test('liquidity, an order and a proposal keep what was typed until they succeed @once', async ({
  chain,
  page,
  trade,
  wallet,
}) => {
  const { router, governance } = chain.deployment;
  const pair = await providesMyt(chain, ALICE);
  const allow = (token: `0x${string}`, spender: `0x${string}` = router) =>
    approveFor(chain, ALICE, { token, spender, amount: MaxUint256 });
  await allow(TOKENS.MYT.address);
  await allow(TOKENS.USDC.address);
  await allow(pair);
  await chain.approve(ALICE, 'USDC');
  const add = page.getByRole('region', { name: 'Add Liquidity' });
  await outlivesAllButSuccess(page, wallet, {
    path: `/add/${TOKENS.MYT.address}/${TOKENS.USDC.address}`,
    field: add.getByRole('textbox', { name: 'Amount of MYT' }),
    typed: '25',
    send: async () => {
      await add.getByRole('button', { name: 'Supply', exact: true }).click();
      await page.getByRole('button', { name: 'Confirm supply' }).click();
    },
  });
  const remove = page.getByRole('region', { name: 'Remove Liquidity' });
  await outlivesAllButSuccess(page, wallet, {
    path: `/remove/${TOKENS.MYT.address}/${TOKENS.USDC.address}`,
    field: remove.getByRole('textbox', { name: 'Percent to remove' }),
    typed: '30',
    send: async () => {
      await remove.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('dialog', { name: 'You will receive' }).getByRole('button', { name: 'Confirm' }).click();
    },
    empty: '0',
  });
  await outlivesAllButSuccess(page, wallet, {
    path: `/trade/${TOKENS.USDC.address}/${TOKENS.MYT.address}`,
    field: trade.pay,
    typed: '50',
    send: async () => {
      await trade.button('Buy MYT').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Buy MYT' }).click();
    },
  });
  const main = page.getByRole('main');
  await outlivesAllButSuccess(page, wallet, {
    path: '/governance/create',
    field: main.getByLabel('Title'),
    typed: 'Pay the translators',
    fillRest: async () => {
      await main.getByLabel('What and why, in Markdown').fill('The texts are done.');
      await main.getByLabel('Contract or recipient').fill(governance.token);
      await main.getByLabel('MATIC to send along').fill('1,5');
      await expect(main.getByLabel('MATIC to send along')).toHaveValue('1.5');
    },
    send: () => main.getByRole('button', { name: 'Submit the proposal' }).click(),
  });
});
