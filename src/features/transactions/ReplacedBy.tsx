import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TransactionEnding } from '#domain/transactions/types.ts';
import { useCallWords } from './useCallWords.ts';

export function ReplacedBy({ ended }: { readonly ended: TransactionEnding }): ReactElement | null {
  const words = useCallWords(ended.instead);
  if (words === undefined) return null;
  return (
    <small>
      <Trans>Executed in its place: {words}.</Trans>
    </small>
  );
}
