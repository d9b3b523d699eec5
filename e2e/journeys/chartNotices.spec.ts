import { TOKENS } from '../devnet/tokens.ts';
import { MYT_FOR_USDC } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectWhole, size } from '../pages/inView.ts';
import { goWithin } from '../pages/allRoutes.ts';

const SIZES = [size(390, 844), size(768, 1024), size(1280, 720), size(1440, 900)];

test('a notice covers neither the chart nor its foot, and the chart page ends with the window @once', async ({
  page,
  trade,
  trader,
  wallet,
}) => {
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  await goWithin(page, `/chart/${TOKENS.USDC.address}/${TOKENS.MYT.address}`);
  await wallet.setChain(1);
  for (const window of SIZES) {
    await page.setViewportSize(window);
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong Network' })).toBeVisible();
    await expectWhole(page, page.getByRole('group', { name: /^MYT\/USDC price chart/ }));
    await expectWhole(page, page.getByText(/^(Full history|History from block)/));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});
