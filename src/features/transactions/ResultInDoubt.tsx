import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { Icon } from '#ui/text/Icon.tsx';

/** The children are shown unless two nodes disagree. */
export type DisputedReceiptProps = PropsWithChildren<{ readonly hash: Hex }>;

export function DisputedReceipt({ hash, children }: DisputedReceiptProps): ReactElement {
  const isDisputed = useSyncExternalStore(disputedReceipts.subscribe, () => disputedReceipts.has(hash));
  if (!isDisputed) return <>{children}</>;
  return (
    <>
      <span data-art="warning">
        <Icon name="warning" size={24} />
      </span>
      <p>
        <Trans>
          Two nodes disagree whether this transaction succeeded. Look it up in the explorer, and do not send it again
          before you know.
        </Trans>
      </p>
    </>
  );
}
