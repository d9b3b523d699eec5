import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TransactionRecord } from '#domain/transactions/types.ts';

interface AfterRefusalProps {
  readonly record: Pick<TransactionRecord, 'sentAfterRefusal'> | undefined;
}

export function AfterRefusal({ record }: AfterRefusalProps): ReactElement | null {
  if (!record?.sentAfterRefusal) return null;
  return (
    <small>
      <Trans>Your wallet reported that it didn't send this, but it was sent.</Trans>
    </small>
  );
}
