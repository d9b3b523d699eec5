import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { shortAddress } from '../pages/walletPages.ts';

const [ALICE, BOB] = ROLES.demo;

test('a token without a drawn logo has its picture by chain and address, an account with a name its name and avatar @once', async ({
  chain,
  page,
  stage,
  trade,
  wallet,
  wallets,
}) => {
  await wallet.setAccount(ALICE);
  const before = stage.lists.requests.length;
  await trade.open({ pay: 'USDC', receive: 'OLDY' });
  const logo = page.locator(`img[src="${stage.lists.url}/logos/137/${TOKENS.OLDY.address.toLowerCase()}.png"]`);
  await expect(logo.first()).toHaveCSS('opacity', '1');
  expect(await logo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  expect(new Set(stage.lists.requests.slice(before).filter((path) => path.startsWith('/logos/')))).toEqual(
    new Set([`/logos/137/${TOKENS.OLDY.address.toLowerCase()}.png`]),
  );

  await wallets.connect('Test Wallet', chain.account(ALICE));
  const pill = wallets.pill(chain.account(ALICE));
  await expect(pill).toContainText('alice.eth');
  const picture = pill.locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(`^${stage.lists.url}/ipfs/`));
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveCSS('opacity', '1');
  const dialog = await wallets.openAccount(chain.account(ALICE));
  await expect(dialog.getByText('alice.eth')).toBeVisible();
  await expect(dialog.getByText(shortAddress(chain.account(ALICE)))).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await wallet.setAccount(BOB);
  const other = wallets.pill(chain.account(BOB));
  await expect(other).toContainText('bob.eth');
  await expect(other.locator('img')).toHaveCount(0);

  await page.reload();
  await expect(wallets.pill(chain.account(BOB))).toContainText('bob.eth');
});
