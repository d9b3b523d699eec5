import type { Locator, Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import type { DeployedPool } from '../devnet/deployment.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, type JourneyFixtures } from '../fixtures/test.ts';
import { parseShown } from './shownQuote.ts';
import type { TradePage } from './tradePage.ts';

export const MARKET = { pay: 'USDC', receive: 'WBTC' } as const;
export const PAID = '20000';

export const harbourPool = ({ deployment }: TestChain): DeployedPool => {
  const pool = deployment.exchanges.flatMap(({ pools }) => pools).find((entry) => entry.base === 'WBTC');
  if (!pool) throw new Error('Harbour has no pool of WBTC');
  return pool;
};

export const holdingsOf = async (chain: TestChain, holder: number | Address) => ({
  usdc: await chain.balanceOf('USDC', holder),
  wbtc: await chain.balanceOf('WBTC', holder),
});

export const routerOf = ({ deployment }: TestChain): Address => {
  const [second] = deployment.exchanges;
  if (!second) throw new Error('There is no second exchange');
  return second.router;
};

/** Amounts of a row of "How it fills", in full precision. */
export const shownRow = async (
  place: Locator,
  name: string,
): Promise<{ readonly base: bigint; readonly quote: bigint }> => {
  const row = place.getByRole('group', { name: 'How it fills' }).getByRole('row').filter({ hasText: name });
  const titles = await row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title')));
  const [base, quote] = titles.filter((title) => title !== null);
  return { base: parseShown(base ?? ''), quote: parseShown(quote ?? '') };
};

export const openSplit = async ({ trade, trader }: Pick<JourneyFixtures, 'trade' | 'trader'>): Promise<void> => {
  await trader.connectAt(() => trade.open(MARKET));
  await trade.pay.fill(PAID);
};

export const chooseSplit = async ({ ticket }: TradePage): Promise<void> => {
  await expect(ticket).toContainText(/A split over MYT Exchange and Harbour pays 0\.\d+ WBTC more/);
  await ticket.getByRole('radio', { name: 'Split' }).click();
};

export const dialogOf = (page: Pick<Page, 'getByRole'>): Locator =>
  page.getByRole('dialog', { name: 'Confirm split order' });

type SplitFixtures = Pick<JourneyFixtures, 'chain' | 'trade' | 'trader'> & { readonly page: Page };

/** Opens the confirmation of a split and approves both parts. */
export const openFirstStep = async ({ chain, page, trade, trader }: SplitFixtures) => {
  await chain.approve(trader.account, 'USDC');
  await openSplit({ trade, trader });
  await chooseSplit(trade);
  await trade.button('Buy WBTC').click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Approve USDC for Harbour' }).click();
  const first = dialog.getByRole('button', { name: /^Step 1 of 2/ });
  await expect(first).toBeEnabled();
  return { dialog, first };
};
