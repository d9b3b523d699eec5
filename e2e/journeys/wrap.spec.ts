import { parseEther } from 'ethers';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

const WRAPPED = parseEther('25');

test('wrapping and unwrapping is one for one, with no approval and nothing to confirm @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await trader.connectAt(() => page.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' })));
  expect(wallet.count('eth_requestAccounts')).toBe(1);
  const before = { matic: await chain.nativeBalance(account), wmatic: await chain.balanceOf('WMATIC', account) };
  await trade.pay.fill('25');
  await expect(trade.receive).toHaveValue('25');
  await expect(trade.book).toContainText('convert 1:1, without orders');
  await trade.button('Wrap').click();
  const wrapped = await trade.happened();
  const gas = await chain.gasPaid(wrapped.hash);
  expect(await chain.balanceOf('WMATIC', account)).toBe(before.wmatic + WRAPPED);
  expect(await chain.nativeBalance(account)).toBe(before.matic - WRAPPED - gas);
  const [request] = wallet.sent('eth_sendTransaction').flat() as { to: string }[];
  expect(request?.to.toLowerCase()).toBe(chain.deployment.wrappedNative.toLowerCase());

  await goWithin(page, trade.address({ pay: 'WMATIC', receive: 'MATIC' }));
  await trade.pay.fill('25');
  await trade.button('Unwrap').click();
  const unwrapped = await trade.happened();
  expect(await chain.balanceOf('WMATIC', account)).toBe(before.wmatic);
  const paid = gas + (await chain.gasPaid(unwrapped.hash));
  expect(await chain.nativeBalance(account)).toBe(before.matic - paid);
});
