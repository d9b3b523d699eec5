import type { FirstContent } from './loadWatch.ts';
import { TOKENS } from '../../../e2e/devnet/tokens.ts';

/** A page whose load is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** How the file begins that holds the page alone. */
  readonly chunk: string;
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
  chunk: 'TradePage-',
  content: ladderAndTicket,
};

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  TRADE_PAGE,
  { name: '/', path: '/', chunk: 'TradePage-', content: ladderAndTicket },
  { name: '/pool', path: '/pool', chunk: 'PoolPage-', content: { shown: 'main h3' } },
  { name: '/market', path: '/market', chunk: 'MarketPage-', content: { shown: 'main li a' } },
  { name: '/add', path: '/add', chunk: 'AddPage-', content: { shown: input('First amount') } },
];
