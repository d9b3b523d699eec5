import type { Browser } from '@playwright/test';
import type { Application } from '../application.ts';
import { figure, type Findings } from '../figures.ts';
import { median } from '../timing.ts';
import { startCompressedServer } from './compressedServer.ts';
import { loadOnce, type Load } from './loadOnce.ts';
import { TRADE_PAGE } from './measuredPages.ts';

const LOADS = 5;
const MEASURES = ['firstPaint', 'largestPaint', 'usable', 'blocking', 'script', 'bytes', 'layoutShift'] as const;

/**
 * Loads the trade page and another exchange's build in turns on the slow phone. The other page is usable once React
 * runs at `field`. @param folder static files with an `index.html` @param field selector of its amount field
 */
export const measurePeer = async (
  browser: Browser,
  { outDir, rpcProxy }: Application,
  folder: string,
  field: string,
): Promise<Findings> => {
  const [own, peer] = await Promise.all([startCompressedServer(outDir), startCompressedServer(folder)]);
  const pages = {
    own: { url: own.url + TRADE_PAGE.path, content: TRADE_PAGE.content, loads: [] as Load[] },
    peer: { url: peer.url, content: { shown: field }, loads: [] as Load[] },
  };
  try {
    for (let round = 0; round < LOADS; round += 1)
      for (const { url, content, loads } of Object.values(pages))
        loads.push((await loadOnce(browser, { url, content, rpcUrl: rpcProxy.url })).load);
  } finally {
    await Promise.allSettled([own.stop(), peer.stop()]);
  }
  const numberOf = (loads: readonly Load[], measure: keyof Load): number => median(loads.map((load) => load[measure]));
  return Object.fromEntries(
    MEASURES.map((measure) => {
      const [ours, theirs] = [numberOf(pages.own.loads, measure), numberOf(pages.peer.loads, measure)];
      const ratio = theirs > 0 ? { ratio: figure(ours / theirs, 'of the peer') } : {};
      return [measure, { own: figure(ours, ''), peer: figure(theirs, ''), ...ratio }];
    }),
  );
};
