import type { Locator } from '@playwright/test';
import { parseUnits } from 'ethers';
import { TOKENS, type TokenSymbol } from '../devnet/tokens.ts';

/** A token of the local chain, or the native coin. */
export type CurrencySymbol = TokenSymbol | 'MATIC';

export interface ShownLeg {
  readonly base: bigint;
  readonly quote: bigint;
  /** Thousandths of a raw unit of the paid currency: a fee is exact. */
  readonly feeThousandths: bigint;
}

/** The table "How it fills" in full precision. */
export interface ShownQuote {
  readonly book: ShownLeg;
  /** Undefined without own orders. */
  readonly own: ShownLeg | undefined;
  readonly pool: ShownLeg;
  readonly filled: ShownLeg;
  readonly rest: ShownLeg;
}

const isToken = (symbol: string): symbol is TokenSymbol => symbol in TOKENS;

/** "1,234.5 MYT" as raw units with `moreDecimals`. @throws for an unknown symbol */
export const parseShown = (text: string, moreDecimals = 0): bigint => {
  const [amount = '', symbol = ''] = text.replaceAll(',', '').split(' ');
  if (symbol === 'MATIC') return parseUnits(amount, 18 + moreDecimals);
  if (!isToken(symbol)) throw new Error(`"${text}" does not end with a symbol of the local chain`);
  return parseUnits(amount, TOKENS[symbol].decimals + moreDecimals);
};

/** Reads "How it fills" in one snapshot. */
export const readQuote = async (place: Locator): Promise<ShownQuote> => {
  const rows = place.getByRole('group', { name: 'How it fills' }).locator('tbody tr');
  await rows.first().waitFor();
  const titles = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.getAttribute('title') ?? '')),
  );
  const leg = ([base = '', quote = '', fee = '']: readonly string[]): ShownLeg => ({
    base: parseShown(base),
    quote: parseShown(quote),
    feeThousandths: parseShown(fee, 3),
  });
  const nothing: ShownLeg = { base: 0n, quote: 0n, feeThousandths: 0n };
  const [only = []] = titles;
  if (titles.length === 1) {
    const rest = { base: parseShown(only[0] ?? ''), quote: parseShown(only[1] ?? ''), feeThousandths: 0n };
    return { book: nothing, own: undefined, pool: nothing, filled: nothing, rest };
  }
  // Another exchange has a pool alone.
  if (titles.length === 2) {
    const [pool = [], filled = []] = titles;
    return { book: nothing, own: undefined, pool: leg(pool), filled: leg(filled), rest: nothing };
  }
  const [book = [], ...others] = titles;
  const own = others.length === 4 ? others[0] : undefined;
  const [pool = [], filled = [], rest = []] = others.slice(-3);
  return { book: leg(book), own: own && leg(own), pool: leg(pool), filled: leg(filled), rest: leg(rest) };
};
