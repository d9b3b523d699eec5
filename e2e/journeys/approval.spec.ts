import { parseUnits } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { expect, test } from '../fixtures/test.ts';
import { closeSettings, openSettings } from '../pages/settings.ts';

const usdt = (whole: string): bigint => parseUnits(whole, 6);
const EVERYTHING = 2n ** 256n - 1n;

/** Raw amounts that the wallet was requested to approve. */
const approvals = (requests: readonly unknown[]): bigint[] => {
  const start = encodeCall('token', 'approve', ['0x0000000000000000000000000000000000000000', 0n]).slice(0, 10);
  const calls = requests.flat() as { data: string }[];
  return calls.filter(({ data }) => data.startsWith(start)).map(({ data }) => BigInt(`0x${data.slice(-64)}`));
};

test('USDT with a leftover allowance is reset to zero, then approved and paid; an approval is refused, and exact by choice @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDT', usdt('10'));
  await trader.connectAt(() => trade.open({ pay: 'USDT', receive: 'USDC' }));

  await test.step('a leftover allowance is reset to zero, then all is approved once, then paid', async () => {
    const before = { usdt: await chain.balanceOf('USDT', account), usdc: await chain.balanceOf('USDC', account) };
    await trade.pay.fill('250');
    await trade.button('Approve USDT').click();
    const quoted = await trade.place('Sell USDT');
    await trade.happened();
    expect(approvals(wallet.sent('eth_sendTransaction'))).toEqual([0n, EVERYTHING]);
    expect(await chain.balanceOf('USDT', account)).toBe(before.usdt - usdt('250'));
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
  });

  await test.step('refused in the wallet, it leaves the ticket as it is', async () => {
    await chain.approve(account, 'USDT', 0n);
    await trade.pay.fill('75');
    await expect(trade.button('Approve USDT')).toBeEnabled();
    wallet.rejectNext();
    await trade.button('Approve USDT').click();
    await expect(trade.dialog('Not sent')).toContainText('The request was rejected in the wallet');
    await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('75');
    await expect(trade.button('Approve USDT')).toBeEnabled();
    expect(await chain.allowance('USDT', account)).toBe(0n);
  });

  await test.step('the exact amount by choice', async () => {
    await openSettings(page);
    await page.getByRole('switch', { name: 'Approve exact amounts' }).click();
    await closeSettings(page);
    await trade.button('Approve USDT (exact amount)').click();
    await expect.poll(() => chain.allowance('USDT', account)).toBe(usdt('75'));
    await trade.place('Sell USDT');
    await trade.happened();
    expect(await chain.allowance('USDT', account)).toBe(0n);
  });
});
