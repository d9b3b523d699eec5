import { useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSoldSince } from '#domain/transactions/isSoldSince.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';

/** True if an earlier visit swapped the token: the form's own steps continue, and nothing is swapped twice. */
export const useWasSold = (record: TransactionRecord | undefined, arrived: CurrencyFact | undefined): boolean => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const [wasSold] = useState(
    () => record !== undefined && arrived !== undefined && isSoldSince(Object.values(records), record, arrived.address),
  );
  return wasSold;
};
