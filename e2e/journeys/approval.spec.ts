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

test('an approval of USDT is refused, exact by choice, and after a leftover reset to zero, then unlimited and paid @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const exactSwitch = page.getByRole('switch', { name: 'Approve exact amounts' });
  const chooseExact = async (): Promise<void> => {
    await openSettings(page);
    await exactSwitch.click();
    await closeSettings(page);
  };
  await trader.connectAt(() => trade.open({ pay: 'USDT', receive: 'USDC' }));

  await test.step('refused in the wallet, it leaves the ticket as it is', async () => {
    await trade.pay.fill('75');
    wallet.rejectNext();
    await trade.button('Approve USDT').click();
    await expect(trade.dialog('Not sent')).toContainText('The request was rejected in the wallet');
    await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('75');
    await expect(trade.button('Approve USDT')).toBeEnabled();
    expect(await chain.allowance('USDT', account)).toBe(0n);
  });

  await test.step('the exact amount by choice', async () => {
    await chooseExact();
    await trade.button('Approve USDT (exact amount)').click();
    await expect.poll(() => chain.allowance('USDT', account)).toBe(usdt('75'));
    await trade.place('Sell USDT');
    await trade.happened();
    expect(await chain.allowance('USDT', account)).toBe(0n);
    await chooseExact();
  });

  await test.step('a leftover allowance is reset to zero, then all is approved once, then paid', async () => {
    await chain.approve(account, 'USDT', usdt('10'));
    const approvedAt = await chain.blockNumber();
    await expect.poll(() => trade.shownBlock()).toBeGreaterThanOrEqual(approvedAt);
    const before = { usdt: await chain.balanceOf('USDT', account), usdc: await chain.balanceOf('USDC', account) };
    const sent = approvals(wallet.sent('eth_sendTransaction')).length;
    await trade.pay.fill('250');
    await trade.button('Approve USDT').click();
    const quoted = await trade.place('Sell USDT');
    await trade.happened();
    expect(approvals(wallet.sent('eth_sendTransaction')).slice(sent)).toEqual([0n, EVERYTHING]);
    expect(await chain.balanceOf('USDT', account)).toBe(before.usdt - usdt('250'));
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
  });
});
