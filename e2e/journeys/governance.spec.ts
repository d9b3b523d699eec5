import type { Page } from '@playwright/test';
import { parseEther } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { proposeCall, VOTING_BLOCKS } from '../devnet/seedGovernance.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestWallet } from '../fixtures/wallet.ts';
import { visit } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { shortAddress } from '../pages/walletPages.ts';

const [ALICE, BOB] = ROLES.demo;
const [FIRST, SECOND, THIRD] = ROLES.traders;
const [MAKER] = ROLES.marketMakers;
const TWO_DAYS = 2 * 86_400;

const vote = (chain: TestChain, account: number, id: bigint, support: boolean): Promise<unknown> =>
  chain.sendAs(account, {
    to: chain.deployment.governance.governor,
    data: encodeCall('governor', 'castVote', [id, support]),
  });

const minedReceipt = async (chain: TestChain, id: bigint, account: number): Promise<readonly unknown[]> =>
  (
    await view(chain.node, 'governor', chain.deployment.governance.governor, 'getReceipt', [id, chain.account(account)])
  ).toArray();

const mineBlocks = async (chain: TestChain, blocks: number): Promise<void> => {
  await chain.node.rpc('anvil_mine', `0x${blocks.toString(16)}`, '0x1');
};

/** The wallet shares the account already. */
const openAs = async (page: Page, wallet: TestWallet, account: number, path: string): Promise<void> => {
  await wallet.setAccount(account);
  wallet.authorize();
  await visit(page, path);
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('two voters and a delegate who only signs decide a proposal, from its creation to its execution @once', async ({
  chain,
  page,
  wallet,
}) => {
  test.slow();
  const { token, governor } = chain.deployment.governance;
  const main = page.getByRole('main');
  const [paid, voter] = [chain.account(ROLES.tests[6]), chain.account(MAKER)];
  const proposal = '/governance/8';

  await test.step('Alice writes it, sees what it would do, and submits it', async () => {
    await openAs(page, wallet, ALICE, '/governance/create');
    await expect(main.getByRole('button', { name: 'Enter a title' })).toBeDisabled();
    await main.getByLabel('Title').fill('Pay the translators');
    await main.getByLabel('What and why, in Markdown').fill('## Why\n\nThe *Korean* texts are done.');
    await main.getByRole('button', { name: 'Preview' }).click();
    await expect(main.getByRole('heading', { name: 'Why' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Complete every action' })).toBeDisabled();
    await main.getByLabel('Contract or recipient').fill(token);
    await main.getByLabel('Function, empty for a payment').fill('transfer(address to, uint256 amount)');
    await main.getByLabel('to (address) of action 1').fill(paid);
    await main.getByLabel('amount (uint256) of action 1').fill('1.5');
    await expect(main.getByText('This is no uint256.')).toBeVisible();
    await main.getByLabel('amount (uint256) of action 1').fill(parseEther('1000').toString());
    await expect(main.getByText(/^Transfer 1,000 UNI to 0x/)).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Title')).toHaveValue('Pay the translators');
    await main.getByRole('button', { name: 'Simulate' }).click();
    await expect(main.getByText('This would succeed now.')).toBeVisible();
    await main.getByRole('button', { name: 'Submit the proposal' }).click();
    expect(await closeOutcome(page)).toContain('Proposal 8 "Pay the translators" submitted');
    await expect(main.getByRole('button', { name: 'You already have an active or pending proposal' })).toBeDisabled();
  });

  await test.step('it is the first of the list; Alice votes for it', async () => {
    await visit(page, '/governance');
    const line = main.getByRole('listitem').first();
    await expect(line).toContainText('Pay the translators');
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/governance\/8$/);
    await expect(main).toContainText('The Korean texts are done.');
    await main.getByRole('button', { name: 'Vote for' }).click();
    expect(await closeOutcome(page)).toContain('Voted for proposal 8');
    await expect(main.getByText('You voted for it with 3,000,000 UNI.')).toBeVisible();
    expect(await minedReceipt(chain, 8n, ALICE)).toEqual([true, true, parseEther('3000000')]);
    await expect(main.getByRole('button', { name: 'Vote for' })).toHaveCount(0);
  });

  await test.step("Carol's delegate signs, and Bob, whose votes came too late, submits it", async () => {
    await openAs(page, wallet, MAKER, proposal);
    await main.getByRole('button', { name: 'Vote by signature' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vote by signature' });
    wallet.rejectNext();
    await dialog.getByRole('button', { name: 'Sign the vote' }).click();
    // A refusal is quiet: the button offers the vote again.
    await expect.poll(() => wallet.count('eth_signTypedData_v4')).toBe(1);
    await expect(dialog.getByRole('button', { name: 'Sign the vote' })).toBeEnabled();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Sign the vote' }).click();
    const text = await dialog.getByRole('group', { name: 'Signed vote' }).innerText();
    expect(await minedReceipt(chain, 8n, MAKER)).toEqual([false, false, 0n]);

    await openAs(page, wallet, BOB, proposal);
    await expect(main.getByRole('button', { name: 'You had no votes at the snapshot' })).toBeDisabled();
    await main.getByRole('button', { name: 'Submit a signed vote' }).click();
    const sending = page.getByRole('dialog', { name: 'Submit a signed vote' });
    const pasted = sending.getByLabel('Signed vote');
    await pasted.fill('{}');
    await expect(sending.getByRole('button', { name: 'This is not a signed vote' })).toBeDisabled();
    await pasted.fill(text.replace('"support": true', '"support": false'));
    await expect(sending.getByRole('button', { name: "The signature is not the voter's" })).toBeDisabled();
    await pasted.fill(text);
    await expect(sending).toContainText('5,120,000 UNI');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await sending.getByRole('button', { name: 'Submit the vote' }).click();
    expect(await closeOutcome(page)).toContain(`Vote of ${shortAddress(voter)} for proposal 8`);
    expect(await minedReceipt(chain, 8n, MAKER)).toEqual([true, true, parseEther('5120000')]);
  });

  await test.step('voting ends; Bob queues it, and after the delay executes it', async () => {
    await vote(chain, FIRST, 8n, true);
    await vote(chain, SECOND, 8n, true);
    await vote(chain, THIRD, 8n, false);
    await expect(main.getByText('Quorum reached')).toBeVisible();
    await mineBlocks(chain, VOTING_BLOCKS);
    await expect(main.getByText('Succeeded')).toBeVisible();
    await main.getByRole('button', { name: 'Queue' }).click();
    expect(await closeOutcome(page)).toContain('Proposal 8 queued');
    await expect(main.getByRole('button', { name: "The timelock's delay isn't over" })).toBeDisabled();
    await chain.node.rpc('evm_increaseTime', TWO_DAYS + 60);
    await chain.mine();
    await main.getByRole('button', { name: 'Execute' }).click();
    expect(await closeOutcome(page)).toContain('Proposal 8 executed');
    await expect(main.getByText('Its actions have been carried out.')).toBeVisible();
    const [held] = await view(chain.node, 'token', token, 'balanceOf', [paid]);
    expect(held).toBe(parseEther('1000'));
    expect((await view(chain.node, 'governor', governor, 'state', [8n]))[0]).toBe(7n);
  });
});

test('an action that is impossible gives its reason: no votes, a live proposal, decided, voted already, another network @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  const { token } = chain.deployment.governance;
  const main = page.getByRole('main');
  await page.goto('/governance/7');
  await expect(main.getByRole('heading', { name: 'Pay for resting orders out of the treasury' })).toBeVisible();
  await main.getByRole('button', { name: 'Simulate' }).click();
  await expect(main.getByText('This would fail now: onlyOwner')).toBeVisible();
  await main.getByRole('button', { name: 'Connect Wallet' }).click();
  const choice = page.getByRole('dialog', { name: 'Connect a wallet' });
  await choice.getByRole('button', { name: 'Close' }).click();
  await expect(choice).toBeHidden();

  await test.step('states of the list', async () => {
    await visit(page, '/governance');
    const states = ['Active', 'Queued', 'Succeeded', 'Canceled', 'Expired', 'Defeated', 'Executed'];
    for (const [index, state] of states.entries()) {
      await expect(main.getByRole('listitem').nth(index)).toContainText(state);
    }
  });

  await test.step('Bob unlocks voting and cannot propose', async () => {
    await wallet.setAccount(BOB);
    await wallets.connect('Test Wallet', chain.account(BOB));
    await main.getByRole('button', { name: 'Unlock voting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delegate votes' });
    await dialog.getByRole('radio', { name: 'Somebody else' }).click();
    await expect(dialog.getByRole('button', { name: 'Enter an address' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('0x12');
    await expect(dialog.getByRole('button', { name: 'Invalid recipient' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Myself' }).click();
    await dialog.getByRole('button', { name: 'Delegate to myself' }).click();
    expect(await closeOutcome(page)).toContain(`Votes delegated to ${shortAddress(chain.account(BOB))}`);
    await expect(main.getByText('Yourself')).toBeVisible();
    const [votes] = await view(chain.node, 'votes', token, 'getCurrentVotes', [chain.account(BOB)]);
    expect(votes).toBe(parseEther('500000'));
    // The delegation's notice covers it.
    await main.getByRole('link', { name: 'Create proposal' }).press('Enter');
    await expect(main.getByText('You must have 2,500,000 votes to submit a proposal')).toBeVisible();
    const refused = "You don't have enough votes to submit a proposal";
    await expect(main.getByRole('button', { name: refused })).toBeDisabled();
  });

  await test.step('a proposer waits, a voter votes once, decided is decided', async () => {
    await openAs(page, wallet, SECOND, '/governance/create');
    const refused = 'You already have an active or pending proposal';
    await expect(main.getByRole('button', { name: refused })).toBeDisabled();
    await openAs(page, wallet, FIRST, '/governance/7');
    await expect(main.getByText('You voted for it with 26,000,000 UNI.')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
    await visit(page, '/governance/2');
    await expect(main.getByText('Defeated')).toBeVisible();
    await expect(main.getByText('You voted against it with 26,000,000 UNI.')).toBeVisible();
    await expect(main.getByRole('button', { name: /Vote|Queue|Execute|Cancel/ })).toHaveCount(0);
    await visit(page, '/governance/99');
    await expect(main.getByText('There is no proposal 99')).toBeVisible();
  });

  await test.step('another network', async () => {
    await openAs(page, wallet, ALICE, '/governance/7');
    await expect(main.getByRole('button', { name: 'Vote against' })).toBeEnabled();
    await wallet.setChain(1);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Switch to Polygon' })).toBeVisible();
  });
});

test('a hostile proposal changes nothing but its own panel, and asks nobody @once', async ({ chain, page }) => {
  const { governor, token } = chain.deployment.governance;
  const main = page.getByRole('main');
  const hostile = [
    '# Free \u202etokens\u202c <script>document.title = "pwned"</script>',
    '<script>document.title = "pwned"</script><img src="https://evil.example/a.png" onerror="document.title=\'pwned\'">',
    '![pixel](https://evil.example/b.png) [claim](javascript:document.title="pwned") [app](https://evil.example/c)',
    '<style>body { display: none }</style>',
    `\u202e${'\u0301'.repeat(200)} ${'wide'.repeat(300)}`,
  ].join('\n\n');
  const unknown = { target: token, signature: 'f(address,uint256)', args: [governor, 1n] };
  const known = { ...unknown, signature: 'transfer(address,uint256)' };
  await chain.sendAs(ALICE, { to: governor, data: proposeCall([unknown], hostile) });
  await chain.sendAs(FIRST, { to: governor, data: proposeCall([known], `# Long\n\n${'*a_ '.repeat(15_000)}`) });
  await visit(page, '/governance');
  await expect(main.getByRole('listitem').first()).toContainText('Long');
  await expect(main.getByRole('listitem').nth(1)).toContainText('Free tokens <script>');

  await visit(page, '/governance/8');
  await expect(main.getByText('Picture: pixel')).toBeVisible();
  await expect(main.getByRole('link', { name: /evil\.example/ })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'claim' })).toHaveCount(0);
  await expect(main.locator('img, script, style, iframe')).toHaveCount(0);
  await expect(page).toHaveTitle(/Governance/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await expect(main.getByText(/^Call f of/)).toBeVisible();

  await visit(page, '/governance/9');
  await expect(main.getByText('This text is too long to be formatted.')).toBeVisible();
  await expect(main.getByText(/^Transfer 0\.000000000000000001 UNI to/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Simulate' })).toBeEnabled();
});
