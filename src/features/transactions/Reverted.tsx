import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { paidForGasWords } from './proposalLines.ts';
import { RawReason } from './RawReason.tsx';
import { revertWords } from './revertWords.ts';

export function Reverted({ record }: { readonly record: Pick<TransactionRecord, 'revert' | 'safe'> }): ReactElement {
  const { i18n } = useLingui();
  const { revert } = record;
  const paid = paidForGasWords(record);
  const cause = revertWords({ revert });
  return (
    <>
      {cause && <p>{i18n._(cause)}</p>}
      <small>
        {paid ? (
          <>
            <Trans>The transaction reverted.</Trans> {i18n._(paid)}
          </>
        ) : (
          <Trans>The transaction reverted. Only the network fee was spent.</Trans>
        )}
      </small>
      <RawReason reason={revert?.reason} />
    </>
  );
}
