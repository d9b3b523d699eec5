import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AddressLink } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { AddForm } from './useAddForm.ts';

const StuckReason = lazyPart(async () => (await import('./StuckReason.tsx')).StuckReason);

interface FormProps {
  readonly form: AddForm;
}

export function FirstSupply(): ReactElement {
  return (
    <Banner tone="info" title={<Trans>You set the price</Trans>}>
      <Trans>
        This pool is empty: your two amounts set its price. If it differs from the market price you lose money to
        arbitrage, and the 1,000 smallest units of pool tokens stay locked forever.
      </Trans>
    </Banner>
  );
}

/** Shown if the pair holds tokens but has no pool tokens: the first supply sets the price by these amounts. */
export function LeftInPair({ form }: FormProps): ReactElement | null {
  const { facing, poolState } = form;
  if (!facing || poolState !== 'priced' || facing.pool.totalSupply > 0n) return null;
  return (
    <Banner tone="warning" role="status" title={<Trans>Nobody has supplied this pool, but it holds tokens</Trans>}>
      <Trans>
        Somebody sent them to the pair <AddressLink address={facing.pool.pair} />. They set the price for your tokens,
        so check it before you supply.
      </Trans>
    </Banner>
  );
}

export function StuckPool({ form }: FormProps): ReactElement | null {
  return form.poolState === 'stuck' ? <StuckReason form={form} /> : null;
}
