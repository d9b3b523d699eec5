import { TOKENS } from '../devnet/tokens.ts';
import { allRoutes } from '../pages/allRoutes.ts';
import { TRADE } from './moneyJourneys.ts';
import { personAt } from './person.ts';
import { DESKTOP, drawn, goWithin, PHONE, same, withPage } from './stage.ts';
import type { BuiltStage, Stage } from './stage.ts';

/** Visits begin here; each of these has scripts and a frame of its own. */
const FIRST_PAGES = ['', TRADE, 'market', 'pool', `add/${TOKENS.MYT.address}/${TOKENS.USDC.address}`];

export const everyPage = async (stage: Stage): Promise<void> => {
  for (const path of FIRST_PAGES)
    await withPage(stage, DESKTOP, path, async ({ page }) => void (await drawn(page, path)));
  await withPage(stage, DESKTOP, 'settings', async ({ page }) => {
    for (const path of allRoutes) {
      await goWithin(page, path);
      await drawn(page, path);
    }
  });
};

export const everyPageOnPhone = (stage: Stage): Promise<void> =>
  withPage(stage, PHONE, TRADE, async ({ page }) => {
    for (const path of FIRST_PAGES.map((first) => `/${first}`)) {
      await goWithin(page, path);
      await drawn(page, path);
      const widths = await page.run(
        () => [document.documentElement.scrollWidth, document.documentElement.clientWidth],
        null,
      );
      same(`The width of ${path || 'the first page'}`, widths[0], widths[1]);
    }
  });

/** The page refuses texts as HTML, where the engine knows Trusted Types, and styles and scripts written into it. */
export const strictPolicy = async ({ engine, appUrl }: Stage): Promise<void> => {
  const page = await engine.newPage(DESKTOP);
  try {
    await page.open(`${appUrl}settings`);
    await drawn(page, 'settings');
    const refused = await page.run(() => {
      const isRefused = (work: () => unknown): boolean => {
        try {
          work();
          return false;
        } catch {
          return true;
        }
      };
      const style = Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0.5 }' });
      document.head.append(style);
      const isKnown = 'trustedTypes' in window;
      return {
        html: !isKnown || isRefused(() => (document.createElement('i').innerHTML = '<b></b>')),
        script: !isKnown || isRefused(() => (document.createElement('script').src = '/assets/any.js')),
        style: getComputedStyle(document.body).opacity === '1',
      };
    }, null);
    same('What the page refuses', refused, { html: true, script: true, style: true });
  } finally {
    await page.close();
  }
};

export const failedPage = async ({ engine, tamperedUrl }: BuiltStage): Promise<void> => {
  const page = await engine.newPage(DESKTOP);
  try {
    await page.open(`${tamperedUrl}settings`);
    const person = personAt(page);
    await person.sees({ role: 'heading', name: 'This page could not be loaded' });
    await person.sees({ role: 'button', name: 'Reload the page' });
    same('Tampered code that ran', await page.run(() => Reflect.get(window, 'tampered') ?? null, null), null);
  } finally {
    await page.close();
  }
};
