import type { ReactElement, ReactNode } from 'react';
import { useForeseenRefusal } from '../order/form/useForeseenRefusal.ts';
import type { TradeForm } from '../order/form/useTradeForm.ts';
import { RefusalNotice } from '../order/confirm/RefusalNotice.tsx';

export interface ForeseenRefusalProps {
  readonly form: TradeForm;
  readonly onRefusal: (isRefused: boolean) => void;
  readonly children: ReactNode;
}

export function ForeseenRefusal({ form, onRefusal, children }: ForeseenRefusalProps): ReactElement {
  const refusal = useForeseenRefusal(form, form.quote, onRefusal);
  return refusal ? <RefusalNotice form={form} problem={refusal} /> : <>{children}</>;
}
