import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { endlessAnimations } from '../pages/animations.ts';
import { size } from '../pages/inView.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { enlargeText, textFlaws } from '../pages/textFit.ts';

const PHONE = size(390, 844);
const NARROW = size(320, 640);
const SIDEWAYS = size(844, 390);
const TABLET = size(768, 1024);
/** The narrowest phone has the usual size, and the largest text a usual phone. */
const LOOKS = [
  { percent: 100, screen: NARROW },
  { percent: 200, screen: PHONE },
];

const edges = async (part: Locator) => {
  const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: x + width };
};

test('each page fits a narrow phone and large text, and in landscape and on a tablet a finger finds every target; a notice leaves the ticket free @phone', async ({
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
    expect.soft((await endlessAnimations(page)).runningFar, path).toEqual([]);
    for (const { percent, screen } of LOOKS) {
      await page.setViewportSize(screen);
      await enlargeText(page, percent);
      const at = `${path} at ${screen.width} px with text of ${percent} %`;
      await expect.soft.poll(() => textFlaws(page), { message: at, timeout: 10_000 }).toEqual([]);
    }
    await enlargeText(page, 100);
    // A phone in landscape is as wide as a tablet; the trade page is the one that its height changes.
    for (const viewport of path.startsWith('/trade') ? [SIDEWAYS, TABLET] : [TABLET]) {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page, { isWide: true }), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
  await test.step('a notice in large text leaves the ticket free on wide screens', async () => {
    await page.setViewportSize(PHONE);
    await goWithin(page, trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
    await trade.pay.fill('1');
    await trade.button('Wrap').click();
    await trade.happened();
    for (const percent of [130, 200]) {
      await enlargeText(page, percent);
      for (const width of [TABLET.width, 1280, 1920]) {
        await page.setViewportSize(size(width, 1024));
        const at = `${width} px with text of ${percent} %`;
        await expect(trade.notifications, at).toBeVisible();
        const [notice, ticket] = [await edges(trade.notifications), await edges(trade.ticket)];
        expect.soft(notice.right, at).toBeLessThanOrEqual(ticket.left);
        expect.soft(notice.left, at).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
