import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { Approval } from '#features/approval/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { RefusedOrder, type RefusableOrder } from './RefusedOrder.tsx';
import { useWorkaround, type RedirectableOrder } from '../form/useWorkaround.ts';

interface ApproveOrderProps {
  readonly approval: Approval;
  readonly form: RefusableOrder & RedirectableOrder;
}

export function ApproveOrder({ approval, form }: ApproveOrderProps): ReactElement {
  const { t } = useLingui();
  const { sending, dismiss } = approval;
  const workaround = useWorkaround(form, sending, dismiss);
  const name = form.exchange?.used.market?.name ?? defaultExchange.name;
  const symbol = form.currencies.input?.symbol ?? '';
  return (
    <TransactionDialog
      state={sending}
      summary={t`Allow ${name} to use your ${symbol}`}
      detail={sending.phase === 'failed' && <RefusedOrder form={form} problem={sending.problem} />}
      onDismiss={dismiss}
      retry={workaround}
    />
  );
}
