import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { launchOptions } from '../launchOptions.ts';
import { onJson, type Engine, type EnginePage, type Screen } from './engine.ts';

const openPage = async (browser: Browser, { pointer, ...viewport }: Screen): Promise<EnginePage> => {
  const context = await browser.newContext({ viewport, locale: 'en-US', hasTouch: pointer === 'touch' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: async <T>(work: (argument: never) => unknown, argument: unknown): Promise<T> => {
      const json = JSON.stringify(JSON.stringify(argument ?? null));
      const evaluate = (): Promise<string> => page.evaluate<string>(`(async () => { ${onJson(work, json)} })()`);
      // A failed page reloads itself once.
      const answer = await evaluate().catch(async (cause: unknown) => {
        if (!String(cause).includes('Execution context was destroyed')) throw cause;
        await page.waitForLoadState('domcontentloaded');
        return evaluate();
      });
      return JSON.parse(answer) as T;
    },
    press: (x, y) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    errors: () => Promise.resolve(errors),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
};

/** Neither the headless shell nor Playwright's browser caches pages for Back. */
const openKeptPage = async (screen: Screen): Promise<EnginePage> => {
  const found = findBrowser();
  const program = found.ok ? { executablePath: found.value } : {};
  const kept = { ...program, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  const browser = await chromium.launch({ ...launchOptions(), ...kept });
  const page = await openPage(browser, screen);
  return { ...page, close: () => browser.close() };
};

export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(launchOptions());
  return {
    name: 'Chromium',
    newPage: (screen) => openPage(browser, screen),
    newKeptPage: openKeptPage,
    stop: () => browser.close(),
  };
};
