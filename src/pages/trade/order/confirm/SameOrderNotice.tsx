import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSameOrderPending } from '#domain/transactions/isSameOrderPending.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

interface SameOrderNoticeProps {
  readonly account: Address | undefined;
  readonly orders: readonly TransactionInfo[];
}

/**
 * Warns that the same order is pending, because the ticket keeps an order until it is mined. The button warns of an
 * order that still waits in the wallet.
 */
export function SameOrderNotice({ account, orders }: SameOrderNoticeProps): ReactElement | null {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  if (account === undefined) return null;
  const pending = orders.filter((order) => records.some((record) => isSameOrderPending(record, order, account)));
  if (pending.length === 0) return null;
  if (orders.length > 1) {
    return (
      <Banner
        tone="warning"
        title={
          <Plural
            value={pending.length}
            one="# of these orders is already pending."
            other="# of these orders are already pending."
          />
        }
      >
        <Trans>If you go on, you place it a second time.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={<Trans>The same order is already pending.</Trans>}>
      <Trans>If you confirm, you place it a second time.</Trans>
    </Banner>
  );
}
