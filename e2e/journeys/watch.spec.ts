import type { Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { localSafes } from '../devnet/seedSafes.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { poolPage } from '../pages/poolPage.ts';
import { shortAddress } from '../pages/walletPages.ts';

const [ALICE] = ROLES.demo;
const { MYT, USDC, WMATIC } = TOKENS;

const strip = (page: Page) => page.getByRole('complementary', { name: 'Watched account' });

/** Buttons that may be pressed while watching: none requests a wallet. */
const HARMLESS: readonly RegExp[] = [
  /^(Copy (Address|the data)|Stop watching|Menu|Hide balances|Show balances|Settings|Keyboard shortcuts|Switch to the (light|dark) theme|Close|Undo)$/,
  /alice\.eth|Wallet 0x|^Wallet$/,
  /^(Buy|Sell|Market|Limit|Max|25%|50%|75%|Best bid|Best ask|Mid \(pool price\)|Post-only|Send to another address)$/,
  /^(Market .*, change|(Pay with|Receive) \w+|Slippage.*|(Lower|Raise) the price by a tick|Use the last size.*)$/,
  /^(Group prices by .*|Amount \w+|Total \w+|Sizes in .*|Spread and slippage by size|Order book|Depth|Trades|(Buy|Sell) side.*)$/,
  /^(Open orders\d*|Order history|My trades|Market trades|Balances|Watchlist|Layout|Export CSV|Export \d+ of \d+ rows|Filter|Clear filter|Remove filter: .*|(File|Years?\b).*|Why is the order of .* not filled\?)$/,
  /^(\d{1,2}[mhDW]|Candle interval|Table|Chart tools|[124]|Ticket|Add \w+\/\w+)$/,
  /^(All|Favourites|Sort by.*|Favourite .*|.*(first|reverse order).*|Exchange|(First|Second) token: .*|Add (MYT|USDC))$/,
  /^(Both|MYT|USDC|USD|Last price|24 h (change|high|low|volume)|Pool liquidity|Your Liquidity|Explore pools)$/,
  /^(MYT|MATIC|DAI)\/(USDC|MATIC).*$/,
  // A rewarded pool before its name is known.
  /^0x\w{4}\.\.\.\w{4} .* APR$/,
  /^(Lists|Tokens|More about .*|Export to a file|Import from a file|Auto|0\.1%|0\.5%|1%|Dark|Light|System|Language|Local time|UTC|)$/,
  /^(Test .*|Add node|Reset local data)$/,
  /^\S+ for \S+|^0x\w{4}\.\.\.\w{4} .*APR$/,
  // Alerts stay in the browser.
  /^(Price|Order|Balance|Reward|Lock) alerts?(, .*set)?$/i,
  /^Show( \d+ more)?$/,
  // Keys stay in the browser.
  /^(Change|Remove) the key for “/,
  // The node is read, and costs stay in the browser.
  /^(Check balances|Compute costs)$/,
  // A simulation sends nothing.
  /^(Simulate|Add an action)$/,
  /^Move$|^(Active|Staked|Finished) \d+$|of all rewards|^(Deposit|Withdraw|See all|Stakes and rewards|Transfers)$/,
];

/** Leaves out sliders and the browser's switches. */
const pressable = (page: Page): Promise<string[]> =>
  page
    .locator('button:visible:enabled, [role="button"]:visible, input[type="submit"]:visible')
    .evaluateAll((all) => all.map((entry) => (entry.getAttribute('aria-label') ?? entry.textContent).trim()));

const unknownOn = async (page: Page): Promise<string[]> =>
  (await pressable(page)).filter((name) => !HARMLESS.some((harmless) => harmless.test(name)));

test('a watched account shows on every page, by link and reload, and nothing on any page signs @once', async ({
  chain,
  page,
  trade,
  wallet,
  wallets,
}) => {
  test.slow();
  // A wallet that would reconnect is not even requested for its accounts.
  wallet.authorize();
  const order = { sold: 'USDC', bought: 'MYT', from: parseUnits('400', 6), to: parseUnits('1000', 18) } as const;
  await chain.placeOrder(ALICE, order);
  const alice = shortAddress(chain.account(ALICE));
  const isShown = () => expect(strip(page)).toContainText(`Watching ${alice} (alice.eth) You can look, not sign.`);
  const watchingOnly = page.getByRole('button', { name: 'Watching only' });

  await page.goto(`/trade/${USDC.address}/${MYT.address}?type=limit&price=0.4&exactAmount=10&watch=alice.eth`);
  await isShown();
  await expect(trade.openOrders).toContainText('1,000.00 MYT');
  await expect(watchingOnly).toBeDisabled();
  expect(await unknownOn(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await trade.pay.fill('12');
  await expect(page).toHaveURL(/exactAmount=12&watch=alice\.eth$/);

  await goWithin(page, `/trade/ETH/${WMATIC.address}?exactAmount=1`);
  await expect(watchingOnly).toBeDisabled();
  await goWithin(page, '/pool');
  await expect(poolPage(page).card('MYT/USDC')).toBeVisible();
  expect(await unknownOn(page)).toEqual([]);
  await goWithin(page, `/add/${MYT.address}/${USDC.address}`);
  await page.getByRole('textbox').first().fill('1');
  await expect(watchingOnly).toBeDisabled();
  expect(await unknownOn(page)).toEqual([]);
  await goWithin(page, `/remove/${MYT.address}/${USDC.address}`);
  await page.getByRole('button', { name: '25%' }).click();
  await expect(watchingOnly).toBeDisabled();
  expect(await unknownOn(page)).toEqual([]);
  for (const path of [
    '/',
    `/chart/${USDC.address}/${MYT.address}`,
    '/market',
    '/pool/find',
    '/settings',
    '/asstes',
    '/asstes/profit',
    '/asstes/history',
    '/asstes/approvals',
    '/mining',
    '/mining/liquidity',
    '/burn',
    '/bond',
    '/governance',
    '/governance/7',
    '/governance/create',
    '/faucet',
    '/referral',
    '/join/alice',
    '/application/token',
    '/nowhere',
  ]) {
    await goWithin(page, path);
    await isShown();
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(await unknownOn(page), path).toEqual([]);
  }
  await goWithin(page, `/mining/liquidity?lp=${await pairOf(chain, 'MYT', 'USDC')}`);
  await expect(watchingOnly).toBeDisabled();
  expect(await unknownOn(page)).toEqual([]);

  for (const method of ['eth_accounts', 'eth_requestAccounts', 'eth_sendTransaction', 'eth_signTypedData_v4']) {
    expect(wallet.count(method)).toBe(0);
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }).toLowerCase());
  expect(stored).not.toContain('alice.eth');
  expect(stored).not.toContain(chain.account(ALICE).toLowerCase());

  // Keyboard: the way out is the first stop after the address's links.
  await page.goto('/pool?watch=alice.eth');
  await isShown();
  await strip(page).getByRole('button', { name: 'Stop watching' }).focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pool$/);
  await expect(wallets.pill(chain.account(wallet.account()))).toBeVisible();
  await page.reload();
  await expect(wallets.pill(chain.account(wallet.account()))).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('an account is watched from the dialog of wallets, a connected wallet stays, and what cannot be watched is shown @once', async ({
  chain,
  page,
  trader,
  wallet,
  wallets,
}) => {
  const [safe] = localSafes();
  if (!safe) throw new Error('There is no Safe');
  const own = wallets.pill(chain.account(trader.account));
  const field = page.getByRole('textbox', { name: 'Watch an account without its wallet' });
  await page.goto('/market');
  await trader.connect();
  await (await wallets.openAccount(chain.account(trader.account))).getByRole('button', { name: 'Change' }).click();

  await field.fill('0x1234');
  await expect(page.getByText('Enter 0x and 40 hexadecimal characters')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter 0x and 40 hexadecimal characters, or a registered name.')).toBeVisible();
  await field.fill(safe.address.replace(/[a-f]/, (letter) => letter.toUpperCase()));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The checksum of this address is wrong.')).toBeVisible();
  await field.fill('nobody-has-this.eth');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody has this name.')).toBeVisible();
  await field.fill(safe.address);
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText(`Watching ${shortAddress(safe.address)} You can look, not sign.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const watched = await wallets.openAccount(safe.address);
  await expect(watched.getByText('Watching only')).toBeVisible();
  await expect(watched).toContainText('12,500MATIC50,000MYT');
  for (const name of [/Disconnect/, /Switch account/, /Add MYT to wallet/, /Clear all/]) {
    await expect(watched.getByRole('button', { name })).toHaveCount(0);
  }
  await watched.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByRole('dialog').getByText('Connected with Test Wallet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeVisible();

  // An unknown name is reported, and the wallet connects as usual.
  for (const [link, words] of [
    ['nobody-has-this.eth', 'Nobody has this name.'],
    [chain.account(ALICE).toLowerCase().replace('b', 'B'), 'The checksum of this address is wrong.'],
  ] as const) {
    await page.goto(`/market?watch=${link}`);
    await expect(strip(page).getByRole('alert')).toContainText(words);
    await expect(own).toBeVisible();
    await strip(page).getByRole('button', { name: 'Close' }).click();
    await expect(strip(page)).toHaveCount(0);
  }

  // Connecting a wallet ends watching.
  await page.goto(`/market?watch=${chain.account(ALICE)}`);
  await (await wallets.openAccount(chain.account(ALICE))).getByRole('button', { name: 'Change' }).click();
  wallet.rejectNext();
  const choice = page.getByRole('dialog', { name: 'Connect a wallet' });
  await choice.getByRole('button', { name: 'Test Wallet' }).click();
  await expect(choice.getByText('Error connecting')).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await choice.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText('Connected with Test Wallet');
  await expect(strip(page)).toHaveCount(0);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});
