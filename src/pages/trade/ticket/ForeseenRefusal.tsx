import type { ReactElement, ReactNode } from 'react';
import { useForeseenRefusal } from '../form/useForeseenRefusal.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { RefusalNotice } from './RefusalNotice.tsx';

export interface ForeseenRefusalProps {
  readonly form: TradeForm;
  /** Called when it becomes known that the order book would refuse the order, and when that ends. */
  readonly onRefusal: (isRefused: boolean) => void;
  /** Shown while no refusal is known. */
  readonly children: ReactNode;
}

export function ForeseenRefusal({ form, onRefusal, children }: ForeseenRefusalProps): ReactElement {
  const refusal = useForeseenRefusal(form, form.quote, onRefusal);
  return refusal ? <RefusalNotice form={form} problem={refusal} /> : <>{children}</>;
}
