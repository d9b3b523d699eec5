import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page, Route } from '@playwright/test';
import { startAppServer, runVite } from '../../e2e/devnet/appServer.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { openPage } from './pageState.ts';
import { startHistoryNode, type HistoryNode } from './historyNode.ts';
import type { BenchPage } from './page/types.ts';

declare global {
  interface Window {
    /** Global of the measured page. */
    readonly benchPage: BenchPage;
  }
}

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ROOT = at('tools/bench/page');
const CONFIG = at('vite.config.ts');
export const BENCH_HASH = `0x${'7'.repeat(64)}` as const;
const address = (digit: number): string => `0x${String(digit).repeat(40)}`;

/** A cross-origin isolated page has a clock of microseconds instead of tenths of a millisecond. */
const isolate = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const headers = {
    ...response.headers(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  await route.fulfill({ response, headers });
};

/** The built and served page for measurements, and its node with a long history. */
export interface BenchServer {
  readonly node: HistoryNode;
  /** A new visitor's loaded page with its DevTools session. With an exact clock it has no node. */
  open(
    browser: Browser,
    options?: { readonly exactClock?: boolean },
  ): Promise<{ readonly page: Page; readonly session: CDPSession }>;
  stop(): Promise<void>;
}

/** @throws if the page cannot be built or served */
export const startBenchPage = async (): Promise<BenchServer> => {
  const node = await startHistoryNode();
  const outDir = await mkdtemp(join(tmpdir(), 'myt-bench-page-'));
  const remove = (): Promise<void> => rm(outDir, { recursive: true, force: true });
  const env = {
    VITE_RPC_URLS: node.url,
    VITE_FIRST_BLOCK: String(node.firstBlock),
    VITE_ORDER_BOOK_EXT_ADDRESS: address(5),
    VITE_ROUTER_ADDRESS: address(6),
    VITE_PAIR_INIT_CODE_HASH: BENCH_HASH,
  };
  try {
    const options = ['--config', CONFIG, '--outDir', outDir];
    await runVite(['build', ROOT, ...options, '--emptyOutDir', '--logLevel', 'error'], env);
    const server = await startAppServer(['preview', ROOT, ...options], ANY_PORT, env);
    return {
      node,
      async open(browser, { exactClock = false } = {}) {
        const page = await openPage(browser);
        if (exactClock) await page.route(server.url, isolate);
        await page.goto(server.url);
        await page.waitForFunction('window.benchPage !== undefined');
        return { page, session: await page.context().newCDPSession(page) };
      },
      stop: async () => void (await Promise.allSettled([server.stop(), node.close(), remove()])),
    };
  } catch (cause) {
    await Promise.allSettled([node.close(), remove()]);
    throw cause;
  }
};
