import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useOpenWallet } from '#reads/wallet/useOpenWallet.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Button } from '#ui/fields/Button.tsx';
import { RecentActions, RecentMark, RecentSummary } from './WalletParts.tsx';
import { Icon } from '#ui/text/Icon.tsx';

/** Requests of the account that the wallet has not answered, of this visit and earlier ones. */
export function UnansweredRequests({ account }: { readonly account: Address }): ReactElement {
  const { i18n } = useLingui();
  const all = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  const openWallet = useOpenWallet();
  return (
    <>
      {all
        .filter(({ from }) => from === account)
        .map(({ id, summary, askedTime }) => {
          const time = i18n.date(new Date(askedTime), { timeStyle: 'short' });
          return (
            <li key={id}>
              <RecentMark data-tone="warning">
                <Icon name="alert" />
              </RecentMark>
              <RecentSummary title={summary}>
                {summary}
                <small>
                  <Trans>Asked at {time}, unanswered</Trans>
                </small>
                <RecentActions>
                  <Button variant="outline" size="xs" onClick={() => walletRequests.lookAgain(id)}>
                    <Trans>Look again</Trans>
                  </Button>
                  {openWallet && (
                    <Button variant="outline" size="xs" onClick={openWallet}>
                      <Trans>Open wallet</Trans>
                    </Button>
                  )}
                  <Button variant="ghost" size="xs" onClick={() => walletRequests.remove(id)}>
                    <Trans>Forget</Trans>
                  </Button>
                </RecentActions>
              </RecentSummary>
            </li>
          );
        })}
    </>
  );
}
