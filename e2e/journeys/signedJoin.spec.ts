import type { Page } from '@playwright/test';
import { joinTypedData } from '#domain/referral/joinMessage.ts';
import type { Fields } from '#lib/fields.ts';
import { fetchInvitation, fetchReferral } from '#services/appApi/referrals.ts';
import { sendAction } from '#services/appApi/request.ts';
import { ROLES } from '../devnet/accounts.ts';
import type { LocalAppService } from '../devnet/appService/server.ts';
import { expect, test } from '../fixtures/appApi.ts';
import { localSafes } from '../devnet/seedSafes.ts';
import { safePage } from '../pages/safePage.ts';

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('invitation'));

const SIGN = 'eth_signTypedData_v4';

const posts = ({ requests }: LocalAppService): readonly string[] =>
  requests.filter((request) => request.startsWith('POST'));

test('a forged join is refused, a used message is signed again, and without verification nothing is signed @once', async ({
  chain,
  page,
  service,
  trader,
  wallet,
}) => {
  const main = page.getByRole('main');
  const account = chain.account(trader.account);
  const join = main.getByRole('button', { name: 'Join with this account' });
  const send = (clientAddress: string, action: Fields) =>
    sendAction(service.url, { clientAddress, actionType: 'join', action });
  await trader.connectAt(() => page.goto('/join/alice'));
  await expect(join).toBeEnabled();

  await test.step("the account's signature of this page's message binds no other account and no other invitation", async () => {
    const offered = await fetchInvitation(service.url, 'alice');
    const nonce = (offered.ok && offered.value !== 'unknown' && offered.value.joinNonce) || '';
    const data = joinTypedData({ account, code: 'alice', nonce }, 137);
    const signature = await chain.node.rpc(SIGN, account, JSON.parse(data));
    const refused = { ok: false, error: { code: 'refused', reason: 'notSigned' } };
    const other = chain.account(ROLES.demo[2]);
    expect(await send(other, { code: 'alice', nonce, signature })).toEqual(refused);
    expect(await send(account, { code: 'ALICE-2', nonce, signature })).toEqual(refused);
    expect(await send(other, { code: 'alice' })).toEqual(refused);
    expect(await fetchReferral(service.url, other)).toMatchObject({ value: { joined: undefined } });
  });

  await test.step('a message that the service no longer accepts is named, and the next press signs a new one', async () => {
    service.reset();
    await join.click();
    await expect(main.getByRole('alert')).toContainText('The service no longer accepts this signature');
    expect(await kept(page)).toContain('"code":"alice"');
    await expect(join).toBeEnabled();
    await join.click();
    await expect(main).toContainText('This account joined with the invitation alice.');
    expect(wallet.count(SIGN)).toBe(2);
  });

  await test.step('a service that verifies no signatures gets the address alone, and the page says so', async () => {
    service.reset();
    service.setVerifying(false);
    await page.reload();
    await expect(main).toContainText("Your address is sent to the exchange's service, and nothing is signed.");
    await join.click();
    await expect(main).toContainText('This account joined with the invitation alice.');
    expect(wallet.count(SIGN)).toBe(2);
  });
});

test('a Safe has no key to sign with: the page says so, the invitation stays, and nothing is sent @once', async ({
  chain: _chain,
  page,
  served,
  service,
  stage,
}) => {
  const [safe] = localSafes();
  if (safe === undefined) throw new Error('No Safe on the local chain');
  stage.safeHost.setApp(served.url);
  try {
    const safes = safePage(page, stage.safeHost.url);
    await safes.open(safe, '/join/alice');
    await safes.connected(safe);
    const main = safes.app.getByRole('main');
    await expect(main).toContainText("A Safe can't sign this invitation");
    await expect(main).toContainText('Join with another account: the invitation is kept in this browser.');
    await expect(main.getByRole('button', { name: "This account can't sign" })).toBeDisabled();

    service.setVerifying(false);
    await safes.open(safe, '/join/alice');
    await expect(main.getByRole('button', { name: 'Join with this account' })).toBeEnabled();
    expect(posts(service)).toEqual([]);
  } finally {
    stage.safeHost.setApp(stage.appUrl);
  }
});
