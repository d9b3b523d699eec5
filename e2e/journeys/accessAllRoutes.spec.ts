import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { launchOptions } from '../launchOptions.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes, structureFaults } from '../pages/axe.ts';
import { unreachable } from '../pages/keyboardReach.ts';

// A separate browser and worker for the journey in which axe runs for minutes.
test.use({ launchOptions: launchOptions(true) });

test('axe finds nothing on any route and every control has a key, dark and light, on a desk, a tablet and a phone', async ({
  page,
  wallet,
}, { project }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ROLES.demo[0]);
  wallet.authorize();
  await page.goto('/trade');
  // A tablet shows the desktop's colours.
  const screens = [
    { width: 1440, check: faultsInBothThemes },
    { width: 820, check: structureFaults },
  ];
  const shown = project.name === 'phone' ? [{ width: 390, check: faultsInBothThemes }] : screens;
  for (const path of allRoutes) {
    for (const { width, check } of shown) {
      await page.setViewportSize({ width, height: 900 });
      if (width === shown[0]?.width) await goWithin(page, path);
      expect.soft(await check(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await unreachable(page), `${path} by keyboard at ${width} px`).toEqual([]);
    }
  }
});
