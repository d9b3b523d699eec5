import type { Locator } from '@playwright/test';
import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import type { TokenSymbol } from '../devnet/tokens.ts';

/** What a currency is called on the page: a token of the local chain, or the native coin. */
export type CurrencySymbol = TokenSymbol | 'MATIC';

/** One line of "How it fills", raw units. */
export interface ShownLeg {
  readonly base: bigint;
  readonly quote: bigint;
  /** In the currency that is paid. */
  readonly fee: bigint;
}

/** The table "How it fills" in full precision. */
export interface ShownQuote {
  readonly book: ShownLeg;
  readonly pool: ShownLeg;
  readonly filled: ShownLeg;
  readonly rest: ShownLeg;
}

const isToken = (symbol: string): symbol is TokenSymbol => symbol in TOKENS;

/** "1,234.5 MYT" as raw units. @throws when the symbol is unknown. */
export const parseShown = (text: string): bigint => {
  const [amount = '', symbol = ''] = text.replaceAll(',', '').split(' ');
  if (symbol === 'MATIC') return parseUnits(amount, 18);
  if (!isToken(symbol)) throw new Error(`"${text}" does not end with a symbol of the local chain`);
  return parseUnits(amount, TOKENS[symbol].decimals);
};

/** Reads the table "How it fills" inside a ticket or dialog, all of it of one moment. */
export const readQuote = async (place: Locator): Promise<ShownQuote> => {
  const cells = place.getByRole('group', { name: 'How it fills' }).locator('tbody').getByRole('cell');
  await cells.first().waitFor();
  const titles = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('title') ?? ''));
  const leg = (row: number): ShownLeg => {
    const [base = '', quote = '', fee = ''] = titles.slice(row * 3, row * 3 + 3);
    return { base: parseShown(base), quote: parseShown(quote), fee: parseShown(fee) };
  };
  return { book: leg(0), pool: leg(1), filled: leg(2), rest: leg(3) };
};
