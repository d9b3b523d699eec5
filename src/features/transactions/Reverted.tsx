import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RevertCause } from '#domain/transactions/revertCause.ts';
import { RawReason } from './RawReason.tsx';
import { revertWords } from './revertWords.ts';

export function Reverted({ revert }: { readonly revert: RevertCause | undefined }): ReactElement {
  const { i18n } = useLingui();
  const cause = revertWords({ revert });
  return (
    <>
      {cause && <p>{i18n._(cause)}</p>}
      <small>
        <Trans>The transaction reverted. Only the network fee was spent.</Trans>
      </small>
      <RawReason reason={revert?.reason} />
    </>
  );
}
