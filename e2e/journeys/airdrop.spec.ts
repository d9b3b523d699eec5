import { AIRDROPS, claimFiles } from '../devnet/airdrops.ts';
import { ROLES } from '../devnet/accounts.ts';
import { view } from '../devnet/exchange.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const [ALICE, BOB, CAROL] = ROLES.demo;
const [airdrop] = AIRDROPS;
if (!airdrop) throw new Error('There is no airdrop');
const [[mappingPath], ...files] = claimFiles(airdrop) as [readonly [string, object], ...(readonly [string, object])[]];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterEach(({ stage }) => stage.lists.replaced.clear());

test('a card shows Bob his airdrop; he claims it to the unit, then Carol’s is claimed already @once', async ({
  chain,
  page,
  wallet,
}) => {
  await wallet.setAccount(BOB);
  wallet.authorize();
  await page.goto('/market');
  const card = page.getByRole('region', { name: 'Claim', exact: true });
  await expect(card).toContainText('You can claim 250.00 MYT');
  await card.getByRole('button', { name: 'Claim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim rewards' });
  await dialog.getByText('IDO & Claim').click();
  await expect(dialog).toContainText(`Claim for ${chain.account(BOB)} was not found`);
  await expect(dialog).toContainText('Only the address that was whitelisted for the IDO can claim it.');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('another address is looked up only once it is sent', async () => {
    const other = dialog.getByRole('textbox', { name: /Claim for another address/ });
    const lookUp = dialog.getByRole('button', { name: 'Look up' });
    await other.fill('0x12');
    await lookUp.click();
    await expect(dialog).toContainText('Invalid address');
    await other.fill(chain.account(ALICE));
    await lookUp.click();
    await expect(dialog).toContainText('Address has no available claim');
  });

  await test.step('one press, to the unit', async () => {
    for (const box of await dialog.getByRole('checkbox').all()) await box.setChecked(false);
    await dialog.getByRole('checkbox', { name: /Airdrop · MYT for early traders/ }).check();
    const before = await chain.balanceOf('MYT', BOB);
    await dialog.getByRole('button', { name: 'Claim 1 reward', exact: true }).click();
    await expect(dialog).toContainText('250.00 MYT claimed');
    const own = airdrop.entries.find(({ account }) => account === chain.account(BOB));
    expect((await chain.balanceOf('MYT', BOB)) - before).toBe(own?.amount);
    expect((await view(chain.node, 'airdrop', airdrop.distributor, 'isClaimed', [own?.index]))[0]).toBe(true);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await dialog.getByText('IDO & Claim').click();
    await expect(dialog).toContainText('Claimed · 250 MYT');
  });

  await test.step('Bob pays the fee for Carol’s IDO, which she receives', async () => {
    const before = await chain.balanceOf('USDC', CAROL);
    await dialog.getByRole('textbox', { name: /Claim for another address/ }).fill(chain.account(CAROL));
    await dialog.getByRole('button', { name: 'Look up' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'would receive' })).toHaveText(
      /^0x\w{4}\.\.\.\w{4} would receive 90 USDC\. You pay the network fee\.$/,
    );
    expect((await chain.balanceOf('USDC', CAROL)) - before).toBe(0n);
    await dialog.getByRole('button', { name: 'Claim for this address' }).click();
    await expect(dialog).toContainText(/90(\.00)? USDC paid to 0x/);
    await expect.poll(async () => (await chain.balanceOf('USDC', CAROL)) - before).toBe(90_000_000n);
    await expect(dialog.getByText('Airdrop · Harbour IDO')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(card).toHaveCount(0);
});

test('claim files that are lost, unreadable or forged are shown as such, and the wallet is never queried @once', async ({
  chain,
  page,
  stage,
  wallet,
  watch,
}) => {
  watch.allow(/404/);
  const { replaced } = stage.lists;
  const file = files.find(([, json]) => chain.account(BOB) in json);
  if (!file) throw new Error('Bob is in no claim file');
  const [path, json] = file;
  const open = async (load: () => Promise<unknown> = () => page.reload()) => {
    await load();
    await page
      .getByRole('button', { name: 'See all' })
      .or(page.getByRole('button', { name: 'Claim all' }))
      .click();
    const dialog = page.getByRole('dialog', { name: 'Claim rewards' });
    await dialog.getByText('IDO & Claim').click();
    return dialog;
  };
  replaced.set(mappingPath, undefined);
  await wallet.setAccount(BOB);
  wallet.authorize();
  const lost = await open(() => page.goto('/mining/liquidity'));
  await expect(lost).toContainText("The claim files couldn't be loaded. Check your connection and try again.");
  replaced.clear();
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toContainText('Claimable · 250 MYT');

  const own = (json as Readonly<Record<string, object>>)[chain.account(BOB)];
  replaced.set(path, { ...json, [chain.account(BOB)]: { ...own, amount: '0x152d02c7e14af6800000' } });
  const forged = await open();
  await expect(forged).toContainText("The claim files don't match the contract, so your wallet is not asked.");
  await expect(forged.getByRole('checkbox', { name: /Airdrop/ })).toHaveCount(0);
  replaced.set(path, { [chain.account(BOB)]: { ...own, proof: 'none' } });
  await expect(await open()).toContainText("The claim files can't be read.");
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});
