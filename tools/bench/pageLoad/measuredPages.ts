import type { FirstContent } from './loadWatch.ts';
import { TOKENS } from '../../../e2e/devnet/tokens.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly script: string;
  readonly content: FirstContent;
  /** Maximum bytes (gzip -9) of the scripts that the page needs to start. */
  readonly maxScriptBytes: number;
}

const input = (label: string): string => `input[aria-label="${label}"]`;

const ladderAndTicket: FirstContent = {
  shown: '[role=grid] [data-level]',
  typing: { field: input('Amount to pay'), answer: input('Amount to receive') },
};

export const TRADE_PAGE: MeasuredPage = {
  name: 'trade',
  path: `/trade/${TOKENS.USDC.address}/${TOKENS.MYT.address}`,
  script: 'TradePage',
  content: ladderAndTicket,
  maxScriptBytes: 185_000,
};

export const BARE_PAGE: MeasuredPage = {
  name: 'bare page',
  path: '/',
  script: 'index',
  content: { shown: 'main output' },
  maxScriptBytes: Infinity,
};

export const HOME_PAGE: MeasuredPage = {
  name: '/',
  path: '/',
  script: 'HomePage',
  content: { shown: 'main tbody a' },
  maxScriptBytes: 160_000,
};

export const POOL_PAGE: MeasuredPage = {
  name: '/pool',
  path: '/pool',
  script: 'PoolPage',
  content: { shown: 'main section button' },
  maxScriptBytes: 185_000,
};

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  TRADE_PAGE,
  HOME_PAGE,
  POOL_PAGE,
  {
    name: '/market',
    path: '/market',
    script: 'MarketPage',
    content: { shown: 'main li a' },
    maxScriptBytes: 185_000,
  },
  {
    name: '/add',
    path: '/add',
    script: 'AddPage',
    content: { shown: input('First amount') },
    maxScriptBytes: 185_000,
  },
];
