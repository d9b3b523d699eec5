import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { moneyWords } from '../money/index.ts';

/** An amount with its symbol, as summaries say it. */
export const amountWords = (raw: string, currency: CurrencyFact, role: MoneyRole): string =>
  moneyWords(BigInt(raw), currency, role);
