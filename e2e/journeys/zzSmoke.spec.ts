import { expect, test } from '../fixtures/test.ts';

test('smoke', async ({ page, chain, wallet, rpcProxy, watch }) => {
  watch.allow(/.*/);
  await page.goto('/');
  await page.waitForTimeout(3000);
  console.log('title', await page.title(), 'requests', rpcProxy.requests.length, rpcProxy.requests[0]?.methods);
  const accounts = await page.evaluate(() => (window as any).ethereum.request({ method: 'eth_requestAccounts' }));
  expect(accounts).toEqual([chain.account(10)]);
  wallet.rejectNext();
  const err = await page.evaluate(() => (window as any).ethereum.request({ method: 'eth_sendTransaction', params: [{}] }).catch((e: any) => e.code));
  expect(err).toBe(4001);
  await wallet.setAccount(11);
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  console.log('bal', await chain.balanceOf('MYT', 10), await chain.nativeBalance(10), (await chain.openOrders('MYT', 'USDC')).length, (await chain.openOrders('MYT', 'USDC', 10)).length, await chain.reserves('MYT', 'USDC'), await chain.allowance('USDT', 10));
  await chain.placeOrder(13, { sold: 'USDT', wanted: 'USDC', from: 1_000_000n, to: 2_000_000n });
  expect((await chain.openOrders('USDT', 'USDC', 13)).length).toBe(1);
});
test('after', async ({ chain }) => {
  expect((await chain.openOrders('USDT', 'USDC', 13)).length).toBe(0);
  console.log(await chain.blockNumber());
});
