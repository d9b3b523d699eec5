import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionEnding } from '#domain/transactions/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { recordWords } from './recordWords.ts';
import { useCallWords } from './useDifferentWords.ts';

export function ReplacedBy({ ended }: { readonly ended: TransactionEnding }): ReactElement | null {
  const { i18n } = useLingui();
  const record = useAppSelector((state) =>
    Object.values(selectTransactions(state, POLYGON_CHAIN_ID)).find(
      (entry) => entry.receipt !== undefined && followedHash(entry) === ended.hash,
    ),
  );
  const call = useCallWords(ended.instead);
  const words = record ? i18n._(recordWords(record)) : call;
  if (words === undefined) return null;
  return (
    <small>
      <Trans>Executed in its place: {words}.</Trans>
    </small>
  );
}
