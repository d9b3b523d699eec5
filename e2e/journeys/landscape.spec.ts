import { expect, test } from '../fixtures/test.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { size } from '../pages/inView.ts';
import { smallTargets } from '../pages/smallTargets.ts';

const SIDEWAYS = size(844, 390);
const TABLET = size(768, 1024);

test('on each page of a phone in landscape and of a tablet a finger finds every target @phone', async ({
  page,
  trader,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize(SIDEWAYS);
  await trader.connectAt(() => page.goto('/settings'));
  for (const path of ['/settings', '/pool?show=explore', ...allRoutes]) {
    await goWithin(page, path);
    for (const viewport of [SIDEWAYS, TABLET]) {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page, { isWide: true }), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});
