import type { FirstContent } from './loadWatch.ts';
import { TOKENS } from '../../../e2e/devnet/tokens.ts';

/** A page whose load is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** How the name of its own script begins. */
  readonly script: string;
  readonly content: FirstContent;
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
};

export const BARE_PAGE: MeasuredPage = {
  name: 'bare page',
  path: '/',
  script: 'index',
  content: { shown: 'main output' },
};

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  TRADE_PAGE,
  { name: '/', path: '/', script: 'TradePage', content: ladderAndTicket },
  { name: '/pool', path: '/pool', script: 'PoolPage', content: { shown: 'main h3' } },
  { name: '/market', path: '/market', script: 'MarketPage', content: { shown: 'main li a' } },
  { name: '/add', path: '/add', script: 'AddPage', content: { shown: input('First amount') } },
];
