import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const [ALICE] = ROLES.demo;
const MINUTE = { timeout: 60_000 } as const;
const amount = parseUnits('1.25', 18);

const kind = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const newest = (page: Page): Locator => kind(page, 'Entries').getByRole('row').nth(1);

/** Texts of the database, sealed ones as their bytes. */
const stored = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (database) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not opened'));
    });
    const lists = opened.transaction('lists').objectStore('lists');
    const [keys, values] = await Promise.all(
      [lists.getAllKeys(), lists.getAll()].map(
        (request) => new Promise<unknown[]>((resolve) => (request.onsuccess = () => resolve(request.result))),
      ),
    );
    opened.close();
    const heads = (values ?? []).map((value) => (value as { head: string | ArrayBuffer }).head);
    return [
      ...(keys ?? []),
      ...heads.map((head) => (typeof head === 'string' ? head : `${head.byteLength} bytes`)),
    ].join(' ');
  }, name);

test('a transfer of MATIC itself has a row once balances are checked, and after a reload as well @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  // The local chain keeps few old balances.
  await chain.setBlockSeconds(4);
  await trader.connectAt(() => page.goto('/asstes/history'));
  await expect(page.getByRole('button', { name: 'Check balances' })).toBeEnabled(MINUTE);
  const sent = await chain.sendAs(account, { to: chain.account(ALICE), value: amount });
  await chain.mine();
  await expect(kind(page, 'Entries')).not.toContainText('1.25 MATIC');

  await test.step('found with its fee, and the coin has a line for its rest', async () => {
    await expect(async () => {
      await page.getByRole('button', { name: 'Check balances' }).click({ timeout: 5000 });
      await expect(newest(page)).toContainText('−1.25 MATIC', { timeout: 5000 });
    }).toPass(MINUTE);
    await expect(newest(page)).toContainText('Sent');
    const check = kind(page, 'Balance check');
    await expect(check).toContainText('1 transfer of MATIC found in its balances.');
    await expect(check).toContainText('of at most 1,000 requests');
    await page.getByRole('radio', { name: 'Transfers' }).click();
    await expect(newest(page)).toContainText('−1.25 MATIC');
  });

  await test.step('there again after leaving the page and after a reload', async () => {
    await page.getByRole('link', { name: 'Profit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Balance check' })).toBeHidden();
    await page.goto('/asstes/history');
    await expect(newest(page)).toContainText('−1.25 MATIC', MINUTE);
    await expect(kind(page, 'Balance check')).toContainText('1 transfer of MATIC found in its balances.');
    expect(await stored(page, laterStorageKeys.largeAccounts)).toContain(sent.transactionHash);
  });

  await test.step('its fee is in the file', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const stream = await (await started).createReadStream();
    let text = '';
    for await (const part of stream) text += String(part);
    const line = text.split('\r\n').find((row) => row.includes(sent.transactionHash)) ?? '';
    expect(line).toContain('sent');
    expect(line).toContain(exactText(await chain.gasPaid(sent.transactionHash), 18));
  });
});

test('the balance check of a watched account stays in its tab, and this browser does not name the account @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  const address = chain.account(account);
  await chain.setBlockSeconds(4);
  await page.goto(`/asstes/history?watch=${address}`);
  await expect(page.getByRole('button', { name: 'Check balances' })).toBeEnabled(MINUTE);
  await chain.sendAs(ALICE, { to: address, value: amount });
  await chain.mine();
  await expect(async () => {
    await page.getByRole('button', { name: 'Check balances' }).click({ timeout: 5000 });
    await expect(newest(page)).toContainText('+1.25 MATIC', { timeout: 5000 });
  }).toPass(MINUTE);
  await expect(kind(page, 'Balance check')).toContainText('of at most 1,000 requests');
  const texts = await stored(page, laterStorageKeys.largeAccounts);
  expect(texts).toContain(' bytes');
  expect(texts.toLowerCase()).not.toContain(address.toLowerCase());
  await page.reload();
  await expect(newest(page)).toContainText('+1.25 MATIC', MINUTE);
});
