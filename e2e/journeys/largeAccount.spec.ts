import type { Page } from '@playwright/test';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import type { RpcProxy } from '../rpcProxy.ts';

const [ALICE] = ROLES.demo;
const TRANSFERS = 1_200;
/** Newer transfers are read again: a reorganisation can move them. */
const DEPTH = 120;
const SEND_TOGETHER = 100;
const MINUTE = { timeout: 60_000 } as const;

const sendsMany = async (chain: TestChain, account: number): Promise<void> => {
  await chain.setBlockGas('0x20000000');
  await chain.setBlockSeconds(0);
  const data = encodeCall('token', 'transfer', [chain.account(account), 1n]);
  const from = chain.account(ALICE);
  const first = Number(await chain.node.rpc('eth_getTransactionCount', from, 'latest'));
  const send = (nonce: number): Promise<unknown> =>
    chain.node.rpc('eth_sendTransaction', {
      ...{ from, to: TOKENS.USDC.address, data, nonce: `0x${nonce.toString(16)}` },
      ...{ gas: '0x186a0', gasPrice: '0x174876e800' },
    });
  for (let sent = 0; sent < TRANSFERS; sent += SEND_TOGETHER) {
    await Promise.all(Array.from({ length: SEND_TOGETHER }, (_, i) => send(first + sent + i)));
    await chain.mine();
  }
  for (let block = 0; block < DEPTH; block += 1) await chain.mine();
  await chain.setBlockSeconds(4);
};

const exported = async (page: Page): Promise<string> => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const stream = await (await started).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
};

const segmentsKept = (page: Page): Promise<number> =>
  page.evaluate(async (database) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not opened'));
    });
    const names = [...opened.objectStoreNames];
    const count = names.includes('segments')
      ? await new Promise<number>((resolve) => {
          const request = opened.transaction('segments').objectStore('segments').count();
          request.onsuccess = () => resolve(request.result);
        })
      : 0;
    opened.close();
    return count;
  }, laterStorageKeys.largeAccounts);

const answered = ({ requests }: RpcProxy): number =>
  requests.reduce((sum, { answerBytes = 0 }) => sum + answerBytes, 0);

test('1,200 transfers are read once: a reload shows the same entries and reads new blocks alone @once', async ({
  chain,
  page,
  rpcProxy,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  await sendsMany(chain, account);
  await trader.connectAt(() => page.goto('/asstes/history'));
  await expect(page.getByRole('button', { name: 'Check balances' })).toBeEnabled(MINUTE);
  await page.getByRole('radio', { name: 'Transfers' }).click();
  const first = await exported(page);
  expect(first.split('\r\n').length).toBeGreaterThan(TRANSFERS);
  const firstBytes = answered(rpcProxy);
  await expect.poll(() => segmentsKept(page), MINUTE).toBeGreaterThan(0);

  rpcProxy.reset();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check balances' })).toBeEnabled(MINUTE);
  await page.getByRole('radio', { name: 'Transfers' }).click();
  expect(await exported(page)).toBe(first);
  expect(answered(rpcProxy)).toBeLessThan(firstBytes / 2);
});
