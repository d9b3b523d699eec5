import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Application } from '../application.ts';
import type { Findings } from '../figures.ts';
import { startingBytes } from '../firstLoad.ts';
import { median } from '../timing.ts';
import { startBarePage } from './barePage.ts';
import { startCompressedServer } from './compressedServer.ts';
import { writeFilmstrips } from './filmstrip.ts';
import { judgeLoad, loadTable, type LoadNumbers } from './loadFigures.ts';
import { loadOnce, type Load } from './loadOnce.ts';
import { BARE_PAGE, MEASURED_PAGES, TRADE_PAGE, type MeasuredPage } from './measuredPages.ts';
import { measureSecondVisit } from './secondVisit.ts';

const LOADS = 5;
/** Gzipped bytes of the local chain's configuration. Limits are for a build that names only its contracts. */
const CONFIGURATION_BYTES = 1500;

interface Measured extends MeasuredPage {
  readonly url: string;
  readonly outDir: string;
  readonly loads: Load[];
  readonly urls: Set<string>;
}

const scriptBytes = ({ outDir, script, urls }: Measured): number => {
  const paths = [...urls].map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
  const fileOf = (path: string): string => join(outDir, path === '/' ? 'index.html' : path);
  return startingBytes(fileOf, paths, script);
};

const numbersOf = (measured: Measured): LoadNumbers => {
  const keys = Object.keys(measured.loads[0] ?? {}) as (keyof Load)[];
  const medians = keys.map((key) => [key, median(measured.loads.map((load) => load[key]))] as const);
  return { ...(Object.fromEntries(medians) as LoadNumbers), scriptBytes: scriptBytes(measured) };
};

type Say = (message: string) => void;

/**
 * Loads pages on a slow phone with an empty cache, in turns with the bare page. Prints the table and the path of the
 * filmstrips.
 */
export const measurePageLoad = async (browser: Browser, application: Application, say: Say): Promise<Findings> => {
  const { outDir, rpcProxy } = application;
  const server = await startCompressedServer(outDir);
  const barePage = await startBarePage(application);
  try {
    const measured = (page: MeasuredPage, host: { readonly url: string }, folder: string): Measured => {
      return { ...page, url: host.url + page.path, outDir: folder, loads: [], urls: new Set() };
    };
    const bare = measured(BARE_PAGE, barePage, barePage.outDir);
    const pages = MEASURED_PAGES.map((page) => measured(page, server, outDir));
    for (let round = 1; round <= LOADS; round += 1) {
      say(`loads of the pages, ${round} of ${LOADS} ...`);
      for (const { url, content, loads, urls } of [bare, ...pages]) {
        const { load, urls: found } = await loadOnce(browser, { url, content, rpcUrl: rpcProxy.url });
        loads.push(load);
        for (const one of found) urls.add(one);
      }
    }
    say(`filmstrips: ${await writeFilmstrips(browser, pages)}`);
    const bareNumbers = numbersOf(bare);
    const figures = Object.fromEntries(
      pages.map((page) => [
        page.name,
        judgeLoad(numbersOf(page), bareNumbers, page.maxScriptBytes + CONFIGURATION_BYTES),
      ]),
    );
    say(`page loads, medians of ${LOADS}:\n${loadTable(figures, bareNumbers)}`);
    const secondVisit = await measureSecondVisit(browser, server.url + TRADE_PAGE.path, TRADE_PAGE.content);
    return { bare: bareNumbers, ...figures, secondVisit };
  } finally {
    await Promise.allSettled([barePage.stop(), server.stop()]);
  }
};
