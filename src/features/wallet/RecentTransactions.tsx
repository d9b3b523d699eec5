import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '../../config/chains.ts';
import type { Address } from '../../domain/tokens/types.ts';
import { isSuccess } from '../../domain/transactions/isSuccess.ts';
import type { TransactionRecord } from '../../domain/transactions/types.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { selectTransactionsOf } from '../../state/transactions/selectors.ts';
import { cleared } from '../../state/transactions/slice.ts';
import { Button } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { explorerLink } from '../transactions/index.ts';
import { Recent } from './WalletParts.tsx';
import { ageWords } from './walletWords.ts';

const AGE_TICK_MS = 30_000;

function Mark({ receipt }: Pick<TransactionRecord, 'receipt'>): ReactElement {
  const { t } = useLingui();
  if (!receipt) {
    return (
      <span data-tone="busy" role="img" aria-label={t`Pending`}>
        <Spinner />
      </span>
    );
  }
  const succeeded = isSuccess(receipt);
  return (
    <span data-tone={succeeded ? 'success' : 'danger'}>
      <Icon name={succeeded ? 'check' : 'cross'} label={succeeded ? t`Done` : t`Failed`} />
    </span>
  );
}

/** What the connected account sent from this browser, newest first. */
export function RecentTransactions({ account }: { readonly account: Address }): ReactElement {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const nowMs = useNow(AGE_TICK_MS);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return (
    <Recent aria-label={t`Recent Transactions`}>
      <header>
        <h3>
          <Trans>Recent Transactions</Trans>
        </h3>
        {records.length > 0 && (
          <Button variant="ghost" size="xs" onClick={() => dispatch(cleared({ chainId: POLYGON_CHAIN_ID }))}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </header>
      {records.length === 0 && (
        <p>
          <Trans>Your transactions will appear here...</Trans>
        </p>
      )}
      <ul>
        {records.map(({ hash, summary, addedTime, receipt }) => (
          <li key={hash}>
            <Mark receipt={receipt} />
            <span data-summary="" title={summary}>
              {summary}
            </span>
            <time dateTime={new Date(addedTime).toISOString()} title={new Date(addedTime).toLocaleString(i18n.locale)}>
              {i18n._(ageWords(Math.max(0, nowMs - addedTime)))}
            </time>
            <ExternalLink href={explorerLink('tx', hash)} label={t`View on Explorer`}>
              {null}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Recent>
  );
}
