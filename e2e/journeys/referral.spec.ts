import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import type { LocalAppService } from '../devnet/appService/server.ts';
import type { ServiceFault } from '../devnet/serviceFaults.ts';
import { expect, test } from '../fixtures/appApi.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { shortAddress } from '../pages/walletPages.ts';

const [ALICE] = ROLES.demo;

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('invitation'));

const SIGN = 'eth_signTypedData_v4';

const posts = ({ requests }: LocalAppService): readonly string[] =>
  requests.filter((request) => request.startsWith('POST'));

test('an opened link is kept until a wallet joins with it, and is never overwritten silently; then the account has own links @once', async ({
  chain,
  page,
  service,
  trader,
  wallet,
  wallets,
}) => {
  const main = page.getByRole('main');
  const account = chain.account(trader.account);

  await test.step('the invitation says who invited and what it yields, and survives a reload and damage', async () => {
    await page.goto('/join/alice');
    await expect(main).toContainText(shortAddress(chain.account(ALICE)));
    await expect(main).toContainText('receives 33% of the trading fees you pay, and an extra 5%');
    await expect.poll(() => kept(page)).toContain('"code":"alice"');
    await page.evaluate(() => localStorage.setItem('invitation', '{"code":["<b>"]'));
    await page.reload();
    await expect.poll(() => kept(page)).toContain('"code":"alice"');
    await page.goto('/join/no%20code');
    await expect(main).toContainText('This is not an invitation');
  });

  await test.step('another link does not take its place unless that is chosen', async () => {
    await page.goto('/join/ALICE-2');
    await expect(main).toContainText('This browser keeps the invitation alice.');
    expect(await kept(page)).toContain('"code":"alice"');
    await main.getByRole('button', { name: 'Use this one' }).click();
    await expect(main.getByText('You were invited before')).toHaveCount(0);
    expect(await kept(page)).toContain('"code":"ALICE-2"');
    await page.goto('/join/nobody-made-this');
    await expect(main.getByRole('button', { name: 'Nobody made this invitation' })).toBeDisabled();
    expect(await kept(page)).toContain('"code":"ALICE-2"');
  });

  await test.step('nothing is sent before the press; the account joins once', async () => {
    await page.goto('/join/ALICE-2');
    await main.getByRole('button', { name: 'Connect Wallet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Close' }).click();
    await expect(wallets.pill(account)).toBeVisible();
    const join = main.getByRole('button', { name: 'Join with this account' });
    await expect(join).toBeEnabled();
    await expect(main).toContainText('this account joins with the invitation ALICE-2. It is no transaction');
    expect([posts(service), wallet.count(SIGN)]).toEqual([[], 0]);

    wallet.rejectNext();
    await join.click();
    await expect.poll(() => wallet.count(SIGN)).toBe(1);
    await expect(join).toBeEnabled();
    await expect(main.getByRole('alert')).toHaveCount(0);
    expect([posts(service), await kept(page)]).toEqual([[], expect.stringContaining('"code":"ALICE-2"')]);

    const held = wallet.holdNext();
    await join.click();
    await held.requests;
    await expect(main.getByRole('button', { name: 'Waiting For Confirmation' })).toBeVisible();
    await main.getByRole('button', { name: 'Cancel' }).click();
    held.approve();
    await expect(join).toBeEnabled();
    expect(posts(service)).toEqual([]);

    await join.click();
    await expect(main).toContainText('This account joined with the invitation ALICE-2.');
    expect([wallet.count(SIGN), wallet.count('eth_sendTransaction')]).toEqual([3, 0]);
    await expect.poll(() => kept(page)).toBeNull();
    await page.goto('/join/alice');
    await expect(main.getByRole('button', { name: 'You have joined' })).toBeDisabled();
    expect(posts(service)).toEqual(['POST /userAction/add']);
  });

  await test.step('own links are generated, one is the default; the competition of the month is below', async () => {
    await page.goto('/referral');
    await expect(main).toContainText(`Invited by${shortAddress(chain.account(ALICE))}`);
    await main.getByRole('button', { name: 'Generate a link' }).click();
    const code = `${account.slice(2, 8)}-1`;
    await expect(main).toContainText(`/join/${code}`);
    await main.getByRole('button', { name: 'Generate a link' }).click();
    const other = `${account.slice(2, 8)}-2`;
    await main.getByRole('button', { name: `Make ${other} the default` }).click();
    await expect(main.getByRole('button', { name: `Make ${code} the default` })).toBeVisible();
    await expect(main).toContainText('Invite 3 more community members to activate limit-order mining');
    await expect(main).toContainText("You don't take part yet");
    await expect(main.getByRole('table', { name: 'Ranking' }).getByRole('row')).toHaveCount(101);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});

test(
  'competitions show dates, reward, own rank and the top 100 in proportion, and Alice sees her friends and her rewards for them',
  { tag: '@once' },
  async ({ chain, page, wallet, wallets }) => {
    const main = page.getByRole('main');
    await wallet.setAccount(ALICE);
    await page.goto('/competition');
    await expect(main.getByRole('article')).toHaveCount(4);
    await main.getByRole('article').filter({ hasText: 'Trading cup' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/competition\/details\/trading-cup$/);
    await expect(main).toContainText('Connect a wallet to see it');
    await wallets.connect('Test Wallet', chain.account(ALICE));
    await expect(main).toContainText('#3');
    const own = main.getByRole('row').filter({ hasText: 'You' });
    await expect(own).toContainText('$3,041,152.26');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goto('/competition/details/no%20such');
    await expect(main).toContainText('There is no such competition');
    await page.goto('/mining/limit-order');
    await main.getByRole('link', { name: 'Invite friends' }).click();
    await expect(main).toContainText('214 USDC');
    await expect(main).toContainText('37 MYT');
    await expect(main).toContainText('You have invited 3 community members: enough');
  },
);

const faults: readonly (readonly [ServiceFault, string])[] = [
  ['down', "Couldn't reach the service."],
  ['large', 'too large to be right'],
  ['forged', "The service's response makes no sense, so it was ignored."],
];

test(
  'a service that is down or answers nonsense changes nothing but its own panel; without one the page says so',
  { tag: '@once' },
  async ({ page, service, stage, trader, watch }) => {
    watch.allow(/Failed to load resource/);
    const main = page.getByRole('main');
    await trader.connectAt(() => page.goto('/referral'));
    await expect(main).toContainText('Your invitations');
    for (const [fault, words] of faults) {
      service.setFault(fault);
      await page.reload();
      await expect(main).toContainText(words);
      await expect(main).toContainText('You receive 33%');
      await expect(page).toHaveTitle(/^Referral/);
    }
    service.setFault('none');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main).toContainText('Your invitations');

    await test.step('what was reported stays when the service fails later; an action says that it did not happen', async () => {
      service.setFault('down');
      await main.getByRole('button', { name: 'Generate a link' }).click();
      await expect(main.getByRole('alert')).toContainText('Your invitations were not changed');
      await expect(main).toContainText('No invitation yet');
    });

    await test.step('markup is text', async () => {
      service.setFault('markup');
      await page.goto('/competition/details/trading-cup');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('<img src=x');
      await expect(main.locator('img[src="x"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/^<img/);
    });

    await test.step('a join link waits for the service', async () => {
      service.setFault('html');
      await page.goto('/join/alice');
      await expect(main.getByRole('button', { name: "Couldn't load the invitation" })).toBeDisabled();
      expect(await kept(page)).toContain('"code":"alice"');
      service.setFault('none');
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main).toContainText(shortAddress('0xBcd4042DE499D14e55001CcbB24a551F3b954096'));
    });

    await test.step('no service', async () => {
      const requests = service.requests.length;
      await page.goto(`${stage.appUrl}referral`);
      await expect(main).toContainText('Invitations are not set up here');
      await expect(main.getByRole('button')).toHaveCount(0);
      await page.goto(`${stage.appUrl}join/alice`);
      await expect(main.getByRole('button', { name: 'Nothing to join here' })).toBeDisabled();
      await page.goto(`${stage.appUrl}competition`);
      await expect(main).toContainText('Competitions are not set up here');
      expect(service.requests).toHaveLength(requests);
    });
  },
);
