import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { Icon } from '#ui/text/Icon.tsx';

/** The children are shown unless two nodes disagree, or a reorg undid an earlier result. */
export type ResultInDoubtProps = PropsWithChildren<{ readonly hash: Hex; readonly isUndone: boolean }>;

export function ResultInDoubt({ hash, isUndone, children }: ResultInDoubtProps): ReactElement {
  const isDisputed = useSyncExternalStore(disputedReceipts.subscribe, () => disputedReceipts.has(hash));
  if (!isDisputed && !isUndone) return <>{children}</>;
  return (
    <>
      <span data-art="warning">
        <Icon name="warning" size={24} />
      </span>
      <p>
        {isDisputed ? (
          <Trans>
            Two nodes disagree whether this transaction succeeded. Look it up in the explorer, and do not send it again
            before you know.
          </Trans>
        ) : (
          <Trans>
            The chain dropped the block that had this transaction, so its earlier result no longer counts. It is pending
            again; do not send it again.
          </Trans>
        )}
      </p>
    </>
  );
}
