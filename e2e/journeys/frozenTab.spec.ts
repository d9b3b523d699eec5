import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const MOVER = 16;

test('a tab frozen while the price moves shows the new price once it wakes, and buys at it @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await page.clock.install();
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await trade.pay.fill('100');
  const old = await trade.quote();
  await page.clock.pauseAt(Date.now() + 1000);
  await chain.placeOrder(MOVER, {
    sold: 'USDC',
    bought: 'MYT',
    from: parseUnits('9000', 6),
    to: parseUnits('20000', 18),
  });
  await page.clock.fastForward('20:00');
  await page.clock.resume();
  await expect.poll(async () => (await trade.quote()).filled.base).toBeLessThan(old.filled.base);

  const before = await chain.balanceOf('MYT', account);
  const quoted = await trade.place('Buy MYT');
  await trade.happened();
  expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
});
