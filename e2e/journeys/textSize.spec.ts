import { expect, test } from '../fixtures/test.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { size } from '../pages/inView.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { enlargeText, textFlaws } from '../pages/textFit.ts';

const PHONE = size(390, 844);
const NARROW = size(320, 640);
const SIDEWAYS = size(844, 390);
const TABLET = size(768, 1024);
/** The narrowest phone has the usual size; the others are the phones' text sizes. */
const LOOKS = [
  { percent: 100, screen: NARROW },
  { percent: 130, screen: PHONE },
  { percent: 200, screen: PHONE },
];

test('each page fits a narrow phone and large text, and in landscape and on a tablet a finger finds every target @phone', async ({
  page,
  trade,
  trader,
}) => {
  test.setTimeout(600_000);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trader.connect();
  for (const path of ['/settings', '/pool?show=explore', ...allRoutes]) {
    await page.setViewportSize(PHONE);
    await goWithin(page, path);
    for (const { percent, screen } of LOOKS) {
      await page.setViewportSize(screen);
      await enlargeText(page, percent);
      const at = `${path} at ${screen.width} px with text of ${percent} %`;
      await expect.soft.poll(() => textFlaws(page), { message: at, timeout: 10_000 }).toEqual([]);
    }
    await enlargeText(page, 100);
    for (const viewport of [SIDEWAYS, TABLET]) {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page, { isWide: true }), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});
