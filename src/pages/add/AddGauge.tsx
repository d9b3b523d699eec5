import type { ReactElement } from 'react';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Token } from '#domain/tokens/types.ts';
import { GaugeWarning, PoolGauge } from '#features/poolGauge/index.ts';
import { usePoolGauge, type GaugedPool } from '#reads/pools/usePoolGauge.ts';
import type { AddForm } from './useAddForm.ts';
import { OneToken } from './zap/OneToken.tsx';

/** Has the typed or confirmed amounts; undefined until both tokens and the pool are read. */
export const gaugedPool = (form: AddForm, quote: AddQuote | undefined): GaugedPool | undefined => {
  const { exchange, facing, a, b } = form;
  if (!facing || !a.token || !b.token) return undefined;
  const { reserve0, reserve1 } = facing.pool;
  const [reserveA, reserveB] = facing.isAToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
  const [amountA, amountB] = [a.field.amount ?? 0n, b.field.amount ?? 0n];
  const typed = amountA > 0n && amountB > 0n ? { a: amountA, b: amountB } : undefined;
  const adding = quote ? { a: quote.takenA, b: quote.takenB } : typed;
  return { exchange, a: a.token, b: b.token, reserveA, reserveB, adding };
};

interface GaugeProps {
  readonly pool: GaugedPool & { readonly a: Token; readonly b: Token };
}

function Gauge({ pool }: GaugeProps): ReactElement {
  const gauge = usePoolGauge(pool);
  return (
    <>
      <PoolGauge pool={pool} gauge={gauge} />
      {pool.adding && <GaugeWarning pool={pool} gauge={gauge} />}
    </>
  );
}

interface AddGaugeProps {
  readonly form: AddForm;
  readonly quote: AddQuote | undefined;
}

export function AddGauge({ form, quote }: AddGaugeProps): ReactElement {
  const pool = gaugedPool(form, quote);
  return (
    <>
      {pool && <Gauge pool={pool} />}
      <OneToken form={form} />
    </>
  );
}
