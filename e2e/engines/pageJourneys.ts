import { TOKENS } from '../devnet/tokens.ts';
import { allRoutes } from '../pages/allRoutes.ts';
import { TRADE } from './moneyJourneys.ts';
import { personAt } from './person.ts';
import { DESKTOP, drawn, goWithin, PHONE, same, withPage, type BuiltStage, type Stage } from './stage.ts';
import type { Screen } from './engine.ts';

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

const WORD_SPACE = 0.25;

/** Runs in the page. Longer figures, as in an address, need more than one line. @returns flaws of its layout */
const misfits = (least: number): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : [];
  const rectOf = (node: Node, from: number, to: number): DOMRect => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const { index, 0: figure } of text.matchAll(/(?<![\d,.])\d[\d,.]{3,19}(?![\d,.])/g)) {
      const [first, last] = [
        rectOf(node, index, index + 1),
        rectOf(node, index + figure.length - 1, index + figure.length),
      ];
      if (last.width > 0 && last.top > first.bottom - 3) found.push(`the figure ${figure} is broken`);
    }
    const at = text.search(/\S \S/) + 1;
    if (at === 0 || !node.parentElement) continue;
    const { width } = rectOf(node, at, at + 1);
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    if (width > 0 && width < least * size) found.push(`the words of "${text}" are ${width} px apart`);
  }
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
  const [lastLink, block] = [bar?.querySelector('a:last-of-type'), bar?.lastElementChild];
  if (lastLink && block && lastLink !== block) {
    const label = rectOf(lastLink, 0, lastLink.childNodes.length);
    if (label.bottom + 4 > block.getBoundingClientRect().top) found.push('the block number touches the navigation');
  }
  return found;
};

const NARROW: Screen = { ...PHONE, width: 320, height: 640 };
const PHONE_PAGES = [...FIRST_PAGES, 'mining', 'asstes', 'asstes/history', 'asstes/deposits', 'operator'].map(
  (page) => `/${page}`,
);

/** `textSize.spec.ts` has every page in Chromium. */
const NARROW_PAGES = [
  ...PHONE_PAGES,
  ...['/pool/find', '/settings', '/mining/limit-order', '/staking/lock', '/burn', '/referral', '/governance/1'],
];

export const everyPageOnPhone = async (stage: Stage): Promise<void> => {
  const looks = [
    { screen: PHONE, pages: PHONE_PAGES },
    { screen: NARROW, pages: NARROW_PAGES },
  ];
  for (const { screen, pages } of looks)
    await withPage(stage, screen, TRADE, async ({ page }) => {
      for (const path of pages) {
        await goWithin(page, path);
        await drawn(page, path);
        same(`What is wrong with ${path} at ${screen.width} px`, await page.run(misfits, WORD_SPACE), []);
      }
    });
};

/** Trusted Types (if supported) reject HTML texts; written styles and scripts are rejected. */
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

/** The page keeps its amounts without optional parts of the browser. */
export const strictBrowser = async ({ engine, appUrl }: Stage): Promise<void> => {
  const page = await (engine.newStrictPage ?? engine.newPage)(DESKTOP);
  try {
    const { fill, reads, sees } = personAt(page);
    await page.open(appUrl + TRADE);
    const keeps = await page.run(() => {
      try {
        localStorage.setItem('any', '');
        return true;
      } catch {
        return false;
      }
    }, null);
    same('The browser keeps anything', keeps, engine.newStrictPage === undefined);
    await fill({ role: 'textbox', name: 'Amount to pay' }, '100');
    await reads({ role: 'region', name: 'Order ticket' }, /Filled now|[Ff]ills/);
    await page.open(`${appUrl}market`);
    await sees({ role: 'link', name: /MYT\/USDC/ });
    same('What the page reports', await page.errors(), []);
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
