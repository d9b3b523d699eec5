import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { noticeWords } from '../money/index.ts';

export const amountWords = (raw: string, currency: CurrencyFact, role: MoneyRole): string =>
  noticeWords(BigInt(raw), currency, role);
