import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { recordWords, waitingWords } from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

/** What opens an order, or takes one back. */
const OF_ORDERS: ReadonlySet<TransactionInfo['kind']> = new Set(['placeOrder', 'cancelOrder', 'cancelIntoDeposit']);

/** Orders and cancellations that were proposed to the account's Safe and are not executed yet. */
export function SafeProposals({ account }: { readonly account: Address | undefined }): ReactElement {
  const { i18n } = useLingui();
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const proposed = useMemo(
    () => records.filter((record) => record.safe && OF_ORDERS.has(record.info.kind) && !isSettled(record)),
    [records],
  );
  return (
    <>
      {proposed.map((record) => (
        <Banner key={record.hash} tone="info" title={i18n._(recordWords(record))}>
          {i18n._(waitingWords(record))}
        </Banner>
      ))}
    </>
  );
}
