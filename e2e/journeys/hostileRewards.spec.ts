import { ROLES } from '../devnet/accounts.ts';
import { ownArtifact } from '../devnet/artifact.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { HOSTILITIES, openHostile } from '../fixtures/hostileContracts.ts';
import { pairOf, providesMyt } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { farmsPage } from '../pages/farmsPage.ts';
import { miningPage } from '../pages/miningPage.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const MINUTE = { timeout: 60_000 } as const;
const ALLOC_POINTS = 5;
const { abi: factoryAbi } = ownArtifact('DualRewardsFactory');

test('tokens that revert, burn all gas or answer with a megabyte hide no other pool or farm, and deposits go on @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { account } = trader;
  const { lpStaking, farms: deployed } = chain.deployment;
  const asDeployer = (to: Address, data: string) => chain.sendAs(ROLES.deployer, { to, data: data as Hex });
  const addFarm = (...places: readonly Address[]) =>
    asDeployer(
      deployed.factory,
      factoryAbi.encodeFunctionData('deploy', [chain.account(ROLES.deployer), ...places, 0n, 0n, 86_400]),
    );
  const hostile: Address[] = [];
  for (const hostility of HOSTILITIES) {
    const token = await openHostile(chain, hostility);
    hostile.push(token);
    await asDeployer(lpStaking, encodeCall('staking', 'add', [ALLOC_POINTS, token, false]));
    await addFarm(token, TOKENS.MYT.address, TOKENS.USDC.address);
  }
  const [first, second] = hostile;
  if (!first || !second) throw new Error('There is no hostile token');
  await addFarm(await pairOf(chain, 'DAI', 'USDC'), first, second);
  const pair = await providesMyt(chain, account);
  const mining = miningPage(page);
  const farms = farmsPage(page);

  await test.step('liquidity mining lists every pool, and takes a deposit', async () => {
    await trader.connectAt(() => mining.open(pair));
    for (const name of ['MYT/USDC', 'MATIC/USDC']) {
      await expect(mining.line(name).locator('strong')).toHaveText(/^[\d,.]+%$/, MINUTE);
    }
    for (const token of hostile) await expect(mining.card(shortenAddress(token))).toBeVisible(MINUTE);
    await mining.card('MYT/USDC').getByRole('button', { name: '25%' }).click();
    await mining.button('MYT/USDC', 'Approve MYT-LP').click();
    await expect(mining.button('MYT/USDC', 'Deposit')).toBeEnabled(MINUTE);
    await mining.button('MYT/USDC', 'Deposit').click();
    await closeOutcome(page);
    expect(await chain.staked(pair, account)).toBeGreaterThan(0n);
  });

  await test.step('its card offers no deposit of what is no pool token', async () => {
    await mining.line(shortenAddress(first)).click();
    await expect(mining.button(shortenAddress(first), 'Pool not verified')).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('farms list every farm with its numbers; a reward that is unknown hides nothing', async () => {
    await farms.open(deployed.single);
    await expect(farms.line('MYT').locator('strong')).toHaveText(/^[\d,.]+%$/, MINUTE);
    await expect(farms.line('MYT/USDC').locator('strong')).toHaveText(/^[\d,.]+%$/, MINUTE);
    const unknown = page.getByRole('region', { name: /^Farm of UNKNOWN 0x\w{4}\.\.\.\w{4}$/ });
    await expect(unknown).toHaveCount(hostile.length, MINUTE);
    await expect(farms.card('DAI/USDC')).toBeVisible(MINUTE);
    await farms.line('DAI/USDC').click();
    await expect(farms.card('DAI/USDC')).toContainText('This farm has not started');
  });
});
