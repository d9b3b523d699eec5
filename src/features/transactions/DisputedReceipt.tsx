import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';

export interface DisputedReceiptProps {
  readonly hash: Hex;
}

export function DisputedReceipt({ hash }: DisputedReceiptProps): ReactElement | null {
  const isDisputed = useSyncExternalStore(disputedReceipts.subscribe, () => disputedReceipts.has(hash));
  if (!isDisputed) return null;
  return (
    <small>
      <Trans>
        Two nodes disagree whether this transaction succeeded. Look it up in the explorer, and do not send it again
        before you know.
      </Trans>
    </small>
  );
}
