import { paths } from '#config/paths.ts';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { launchOptions } from '../launchOptions.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes, structureFaults } from '../pages/axe.ts';
import { unreachable } from '../pages/keyboardReach.ts';

// A separate browser and worker for the journey in which axe runs for minutes.
test.use({ launchOptions: launchOptions(true) });

/** Other pages of a tablet are those of a phone or of a desk. */
const hasTablet = (path: string): boolean => [paths.trade, paths.market].some((known) => path.startsWith(known));
/** A phone has separate colours in its navigation and in these pages. */
const hasPhoneColours = (path: string): boolean => path === '/nowhere' || hasTablet(path);

test('axe finds nothing on any route and every control has a key, dark and light, on a desk, a tablet and a phone @once', async ({
  page,
  wallet,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ROLES.demo[0]);
  wallet.authorize();
  await page.goto('/trade');
  for (const path of allRoutes) {
    const screens = [
      { width: 1440, check: faultsInBothThemes },
      ...(hasTablet(path) ? [{ width: 820, check: structureFaults }] : []),
      { width: 390, check: hasPhoneColours(path) ? faultsInBothThemes : structureFaults },
    ];
    for (const [at, { width, check }] of screens.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (at === 0) await goWithin(page, path);
      expect.soft(await check(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await unreachable(page), `${path} by keyboard at ${width} px`).toEqual([]);
    }
  }
});
