import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';

export const ZapOutDialog = lazyPart(
  async () => (await importWithRetry(() => import('./ZapOutDialog.tsx'))).ZapOutDialog,
);
const ZapOutPart = lazyPart(async () => (await importWithRetry(() => import('./ZapOutPart.tsx'))).ZapOutPart);
const SwapNext = lazyPart(async () => (await importWithRetry(() => import('./SwapNext.tsx'))).SwapNext);

interface FormProps {
  readonly form: RemoveForm;
}

/** Both tokens, or one of them. */
export function ReceiveChoice({ form }: FormProps): ReactElement | null {
  const { t } = useLingui();
  const { receive, a, b } = form;
  if (!receive.isOffered) return null;
  const symbols = [symbolOf(a.currency), symbolOf(b.currency)];
  return (
    <Segmented
      label={t`Tokens you receive`}
      options={[
        { value: 'both', label: <Trans>Both</Trans> },
        { value: 'A', label: <bdi translate="no">{symbols[0]}</bdi> },
        { value: 'B', label: <bdi translate="no">{symbols[1]}</bdi> },
      ]}
      value={receive.side ?? 'both'}
      onChange={(value) => receive.choose(value === 'both' ? undefined : value)}
    />
  );
}

export function OneTokenOut({ form }: FormProps): ReactElement | null {
  const { side } = form.receive;
  return side ? <ZapOutPart form={form} side={side} /> : null;
}

export function NextSwap({ form }: FormProps): ReactElement | null {
  const { side } = form.receive;
  const { removal } = form.address;
  return side && removal ? <SwapNext form={form} side={side} removal={removal} /> : null;
}
