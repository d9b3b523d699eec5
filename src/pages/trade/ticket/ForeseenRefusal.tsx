import type { ReactElement, ReactNode } from 'react';
import { useForeseenRefusal } from '../form/useForeseenRefusal.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { RefusalNotice } from './RefusalNotice.tsx';

export interface ForeseenRefusalProps {
  readonly form: TradeForm;
  readonly onRefusal: (isRefused: boolean) => void;
  readonly children: ReactNode;
}

export function ForeseenRefusal({ form, onRefusal, children }: ForeseenRefusalProps): ReactElement {
  const refusal = useForeseenRefusal(form, form.quote, onRefusal);
  return refusal ? <RefusalNotice form={form} problem={refusal} /> : <>{children}</>;
}
