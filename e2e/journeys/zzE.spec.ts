import { test } from '../fixtures/test.ts';
import { ROLES } from '../devnet/accounts.ts';

const [ALICE] = ROLES.demo;
const paths = (process.env.ZZ_PATHS ?? '/asstes').split(',');

test('pictures @once', async ({ page, chain, wallet, wallets, watch }) => {
  test.slow();
  watch.allow(/./);
  await wallet.setAccount(ALICE);
  await page.goto('/settings');
  await wallets.connect('Test Wallet', chain.account(ALICE));
  for (const path of paths) {
    for (const [width, theme] of [[1440, 'dark'], [390, 'light'], [390, 'dark'], [1440, 'light']] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(`${path}?theme=${theme}`);
      await page.waitForTimeout(6000);
      const name = path.replaceAll('/', '_');
      await page.screenshot({ path: `/tmp/zzE/${name}-${width}-${theme}.png`, fullPage: true });
    }
  }
});
