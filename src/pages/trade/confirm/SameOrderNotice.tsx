import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSameOrderPending } from '#domain/transactions/isSameOrderPending.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

interface SameOrderNoticeProps {
  readonly account: Address | undefined;
  /** The order about to be sent. */
  readonly order: TransactionInfo;
}

/** Asks for a second thought where the same order is on its way already: a pending order stays in the ticket. */
export function SameOrderNotice({ account, order }: SameOrderNoticeProps): ReactElement | null {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  if (account === undefined) return null;
  const isPending = records.some((record) => isSameOrderPending(record, order, account));
  const isInWallet = requests.some((request) => isSameOrderPending(request, order, account));
  if (!isPending && !isInWallet) return null;
  const title = isPending ? (
    <Trans>The same order is already pending.</Trans>
  ) : (
    <Trans>Your wallet has not answered the same order yet.</Trans>
  );
  return (
    <Banner tone="warning" title={title}>
      <Trans>If you confirm, you place it a second time.</Trans>
    </Banner>
  );
}
