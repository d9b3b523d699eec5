import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { RefusedOrder } from './RefusedOrder.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';
import { useWayRound } from '../form/useWayRound.ts';

/** The approval of an order on its way, and what stands against the order where it was tried ahead. */
export function ApproveOrder({ form }: { readonly form: TradeForm }): ReactElement {
  const { t } = useLingui();
  const { approval, currencies, exchange } = form;
  const { sending, dismiss } = approval;
  const wayRound = useWayRound(form, sending, dismiss);
  const name = exchange?.used.market?.name ?? defaultExchange.name;
  const symbol = currencies.input?.symbol ?? '';
  return (
    <TransactionDialog
      state={sending}
      summary={t`Allow ${name} to use your ${symbol}`}
      detail={sending.phase === 'failed' && <RefusedOrder form={form} problem={sending.problem} />}
      onDismiss={dismiss}
      retry={wayRound}
    />
  );
}
