import type { Page } from '@playwright/test';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { storageKeys } from '#config/storageKeys.ts';

interface OwnPage {
  readonly path: string;
  readonly shows: readonly RegExp[];
  /** Maximum of requests on the first visit and on the next one. */
  readonly first: number;
  readonly next: number;
}

/** Claimable rewards of all programmes, those without a page here as well, with their value. */
const ALL_REWARDS = /All rewards\s+\$[\d,.]+\s+[\d,.]+ MYT \+ [\d,.]+ USDC\s/;

/**
 * Three requests on a first visit, one later; assets also need logs. First: orders and pool tokens; second: events and
 * the proof of the pools; third: remainders and prices.
 */
export const OWN_PAGES: readonly OwnPage[] = [
  { path: '/mining', shows: [ALL_REWARDS, /Ready to claim\s+0 MYT/, /in the pool/], first: 3, next: 1 },
  {
    path: '/mining/limit-order',
    // The rewards' amount is not expected, because it needs the whole book.
    shows: [/Claim\s+[\d.,]+ MYT/, /[\d,]+ MYT at 0\.4\d+\s+Earns/, /[\d,]+ USDC at 0\.4\d*\s+Earns/],
    first: 3,
    next: 1,
  },
  { path: '/staking/farms', shows: [/Staked value\s+\$[\d,.]+\s+in 4 farms\s+Earning a day\s+\$/], first: 3, next: 1 },
  { path: '/bond', shows: [/Ready to redeem\s+[\d.]+ MYT/, /MYT for USDC\s+[\d.]+ USDC/], first: 3, next: 1 },
];

/** Nothing is still loading. */
export const ASSETS_PAGE: OwnPage = {
  path: '/asstes',
  shows: [
    /Wallet/,
    /Farms/,
    /Open orders/,
    /Total value\s+\$[\d,.]+\s+(?:at the pools' prices|excludes \d+ assets? of unknown value)\s+24 h change/,
  ],
  first: 3,
  next: 3,
};

const BLOCK_POLL = multicall3.getLastBlockHash.selector.slice(2);
const PATIENCE = { timeout: 60_000, polling: 'raf' } as const;

/** Counts requests until all of an account's data is shown, except those of later blocks. */
export const requestsUntilShown = async (
  page: Page,
  url: string,
  { shows }: OwnPage,
  rpcUrl: string,
): Promise<number> => {
  const sent: { readonly atMs: number; readonly isPoll: boolean }[] = [];
  const note = (request: { method(): string; url(): string; postData(): string | null }): void => {
    if (request.method() !== 'POST' || !request.url().startsWith(rpcUrl)) return;
    sent.push({ atMs: Date.now(), isPoll: request.postData()?.includes(BLOCK_POLL) ?? false });
  };
  await page.goto('about:blank');
  page.on('request', note);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const done = await page.waitForFunction(
      (patterns) => {
        const main = document.querySelector('main');
        const text = main?.innerText ?? '';
        const isBusy = main?.querySelector('[aria-busy="true"]') ?? null;
        const isPresent = patterns.every((pattern) => new RegExp(pattern).test(text));
        return isPresent && !isBusy && Date.now();
      },
      shows.map(({ source }) => source),
      PATIENCE,
    );
    const shownAtMs = Number(await done.jsonValue());
    const counted = sent.filter(({ atMs, isPoll }, i) => atMs <= shownAtMs && (i === 0 || !isPoll));
    return counted.length;
  } finally {
    page.off('request', note);
  }
};

export const untilKept = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(
    ([key, name]) => name in (JSON.parse(localStorage.getItem(key) ?? '{}') as object),
    [storageKeys.pageCalls, path] as const,
    { timeout: 60_000, polling: 200 },
  );
};
