import type { Locator, Page } from '@playwright/test';
import { Interface, parseEther } from 'ethers';
import { readBalance } from '../devnet/exchange.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import type { LocalSafe } from '../devnet/seedSafes.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/safeTest.ts';
import type { SafePage } from '../pages/safePage.ts';

const MARKET = { pay: 'MATIC', receive: 'WMATIC' } as const;
const SENT_ALL_THE_SAME = "Your wallet reported that it didn't send this, but it was sent.";

test("Safe's pages may never answer, answer late, twice and out of order, with errors of any shape, or read-only @once", async ({
  chain,
  safes,
  solo,
}) => {
  const { app, trade } = safes;
  const path = trade.address(MARKET);
  const wrapped = () => readBalance(chain.node, chain.deployment.tokens.WMATIC, solo.address);

  await test.step('never: the dialog names what it waits for', async () => {
    await safes.open(solo, path, 'silent');
    await app.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    const dialog = app.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog).toContainText("Waiting for the Safe's page to answer");
    await expect(dialog.getByRole('button', { name: 'Your Safe' })).toBeDisabled();
  });

  await test.step('late: it connects without a press', async () => {
    await safes.open(solo, path, 'late');
    await safes.connected(solo);
  });

  await test.step('read-only: it is watched, and says so', async () => {
    await safes.open(solo, path, 'readOnly');
    await expect(app.getByText('Your Safe is read-only here: you can look, not sign.')).toBeVisible();
  });

  const decline = async (): Promise<void> => {
    await trade.pay.fill('25');
    await trade.button('Wrap').click();
    await safes.answer('Decline');
  };
  await test.step('errors as numbers: shown and listed, and nothing typed is lost', async () => {
    await safes.open(solo, path, 'junk');
    await safes.connected(solo);
    await decline();
    const failed = trade.dialog('Error');
    await expect(failed).toContainText("Check your wallet's activity before you try again.");
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('25');
    const account = await safes.openAccount(solo);
    await account.getByRole('button', { name: 'Forget' }).click();
    await account.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('errors as objects, answers twice and out of order: one proposal, executed', async () => {
    const before = await wrapped();
    await safes.open(solo, path, 'shuffled', 'objects');
    await safes.connected(solo);
    await decline();
    await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
    await trade.button('Wrap').click();
    await safes.answer('Sign as Alice');
    await safes.transaction(0).getByRole('button', { name: 'Execute' }).click();
    await trade.happened();
    await expect(safes.transaction(1)).toBeHidden();
    expect(await wrapped()).toBe(before + parseEther('25'));
  });

  await test.step('it proposes and says that it was rejected: found once executed', async () => {
    const before = await wrapped();
    await safes.open(solo, path, 'denies');
    await safes.connected(solo);
    await trade.pay.fill('10');
    await trade.button('Wrap').click();
    await safes.answer('Sign as Alice');
    await expect(trade.dialog('Not sent')).toBeVisible();
    await safes.transaction(1).getByRole('button', { name: 'Execute' }).click();
    await expect(trade.dialog('What happened')).toContainText(SENT_ALL_THE_SAME);
    expect(await wrapped()).toBe(before + parseEther('10'));
  });
});

/** Proposes a wrap, closes the page before the answer, and opens it again. @returns the account dialog */
const loseAnswer = async (page: Page, safes: SafePage, safe: LocalSafe, amount: string): Promise<Locator> => {
  const { trade } = safes;
  const path = trade.address(MARKET);
  await safes.open(safe, path, 'lost');
  await safes.connected(safe);
  await trade.pay.fill(amount);
  await trade.button('Wrap').click();
  await safes.answer('Sign as Alice');
  await safes.transaction(0).waitFor();
  await page.goto('about:blank');

  await safes.open(safe, path);
  await safes.connected(safe);
  const account = await safes.openAccount(safe);
  await expect(account).toContainText(`Wrap ${amount}.00 MATIC`);
  await expect(account).toContainText(/Requested at \d{1,2}:\d\d.*, not answered/);
  return account;
};

test(
  "a proposal whose answer is lost with the tab is found once the Safe's owners executed it",
  { tag: '@phone' },
  async ({ page, safes, team }) => {
    const account = await loseAnswer(page, safes, team, '25');
    await safes.transaction(0).getByRole('button', { name: 'Sign as Bob' }).click();
    await safes.transaction(0).getByRole('button', { name: 'Execute' }).click();
    await expect(account).toContainText('Wrapped 25.00 MATIC');
    await expect(account.getByText('unanswered')).toBeHidden();
  },
);

test(
  'a proposal whose answer is lost with the tab is found once another owner approved it on the chain',
  { tag: '@once' },
  async ({ chain, page, safes, stage, team }) => {
    const account = await loseAnswer(page, safes, team, '15');
    const [proposed] = await stage.safeHost.hashes(team);
    const data = new Interface(['function approveHash(bytes32)']).encodeFunctionData('approveHash', [proposed]);
    await chain.node.rpc('eth_sendTransaction', { from: team.owners[1], to: team.address, data, ...FEE_CAP });
    await expect(account.getByText('unanswered')).toBeHidden();
    await expect(account).toContainText(/Wrap 15\.00 MATIC.*1 of 2/);
  },
);
