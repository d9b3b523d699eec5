import { Plural, Trans } from '@lingui/react/macro';
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
  /** Orders about to be sent. */
  readonly orders: readonly TransactionInfo[];
}

/** Asks for a second thought where the same order is on its way already: a pending order stays in the ticket. */
export function SameOrderNotice({ account, orders }: SameOrderNoticeProps): ReactElement | null {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  if (account === undefined) return null;
  const pending = orders.filter((order) => records.some((record) => isSameOrderPending(record, order, account)));
  const inWallet = orders.filter((order) => requests.some((request) => isSameOrderPending(request, order, account)));
  if (pending.length + inWallet.length === 0) return null;
  if (orders.length > 1) {
    const same = new Set([...pending, ...inWallet]).size;
    return (
      <Banner
        tone="warning"
        title={
          <Plural
            value={same}
            one="# of these orders is already pending, or waits in your wallet."
            other="# of these orders are already pending, or wait in your wallet."
          />
        }
      >
        <Trans>If you go on, you place it a second time.</Trans>
      </Banner>
    );
  }
  const title =
    pending.length > 0 ? (
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
