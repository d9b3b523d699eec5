import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { summaryWords } from './summaryWords.ts';

export const useSummaryOf = (): ((info: TransactionInfo) => string) => {
  const { i18n } = useLingui();
  return useCallback((info) => i18n._(summaryWords(info)), [i18n]);
};
