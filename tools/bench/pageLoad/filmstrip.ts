import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { installLoadWatch, loadComplete, type FirstContent } from './loadWatch.ts';
import { openSlowPhone } from './slowPhone.ts';

const FILE = fileURLToPath(new URL('../../../test-results/bench/filmstrip.png', import.meta.url));
const WIDTH = 390;
const SHOWN_WIDTH = 195;
const EVERY_MS = 500;
const COLUMNS = 8;
const GAP = 8;

interface Frame {
  readonly atMs: number;
  readonly picture: string;
}

/** The last picture before each step. */
const atSteps = (frames: readonly Frame[], untilMs: number): readonly Frame[] =>
  Array.from({ length: Math.ceil(untilMs / EVERY_MS) + 1 }, (_, step) => {
    const atMs = step * EVERY_MS;
    const { picture } = frames.findLast((frame) => frame.atMs <= atMs) ?? { picture: '' };
    return { atMs, picture };
  });

const record = async (browser: Browser, url: string, content: FirstContent): Promise<readonly Frame[]> => {
  const { page, session, close } = await openSlowPhone(browser, WIDTH);
  try {
    const frames: Frame[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ atMs: 1000 * (metadata.timestamp ?? 0), picture: data });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await installLoadWatch(page, content);
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: WIDTH });
    await page.goto(url, { waitUntil: 'commit' });
    const { completeAt = 0 } = await loadComplete(page);
    await session.send('Page.stopScreencast');
    const start = await page.evaluate(() => performance.timeOrigin);
    return atSteps(
      frames.map(({ atMs, picture }) => ({ atMs: atMs - start, picture })),
      completeAt + EVERY_MS,
    );
  } finally {
    await close();
  }
};

export interface FilmedPage {
  readonly name: string;
  readonly url: string;
  readonly content: FirstContent;
}

const figureOf = ({ atMs, picture }: Frame): string => {
  const image = picture === '' ? '<p></p>' : `<img src="data:image/jpeg;base64,${picture}">`;
  return `<figure>${image}<figcaption>${(atMs / 1000).toFixed(1)} s</figcaption></figure>`;
};

/** One picture per half second of a cold load of each page. @returns the file */
export const writeFilmstrips = async (browser: Browser, pages: readonly FilmedPage[]): Promise<string> => {
  const strips: string[] = [];
  for (const { name, url, content } of pages) {
    const figures = (await record(browser, url, content)).map(figureOf);
    strips.push(`<h2>${name}</h2><section>${figures.join('')}</section>`);
  }
  const style = `body{margin:0;font:14px sans-serif;width:${COLUMNS * (SHOWN_WIDTH + GAP)}px}
    section{display:flex;flex-wrap:wrap;gap:${GAP}px}
    figure{margin:0}img,p{display:block;margin:0;width:${SHOWN_WIDTH}px;outline:1px solid #888}p{height:412px}`;
  const page = await browser.newPage();
  await page.setContent(`<style>${style}</style>${strips.join('')}`);
  await mkdir(dirname(FILE), { recursive: true });
  await page.locator('body').screenshot({ path: FILE });
  await page.close();
  return FILE;
};
