import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Button } from '#ui/fields/Button.tsx';
import { RecentMark, RecentSummary } from './WalletParts.tsx';
import { Icon } from '#ui/text/Icon.tsx';

/** Requests of the account that the wallet had not answered when the page was left. */
export function UnansweredRequests({ account }: { readonly account: Address }): ReactElement {
  const all = useSyncExternalStore(walletRequests.subscribe, walletRequests.unanswered);
  return (
    <>
      {all
        .filter(({ from }) => from === account)
        .map(({ id, summary }) => (
          <li key={id}>
            <RecentMark data-tone="warning">
              <Icon name="alert" />
            </RecentMark>
            <RecentSummary title={summary}>
              {summary}
              <small>
                <Trans>Your wallet had not answered when the page was left. We look for it on the network.</Trans>
              </small>
            </RecentSummary>
            <Button variant="ghost" size="xs" onClick={() => walletRequests.remove(id)}>
              <Trans>Forget</Trans>
            </Button>
          </li>
        ))}
    </>
  );
}
