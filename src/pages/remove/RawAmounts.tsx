import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';
import { symbolOf } from './symbolOf.ts';
import type { RemovePool } from './useRemovePool.ts';

/** Liquidity can be removed even if a token reports no decimals. */
export function RawAmounts({ form }: { readonly form: Pick<RemovePool, 'a' | 'b'> }): ReactElement {
  const mute = [form.a.token, form.b.token].flatMap((token) => (token?.inRawUnits ? [token] : []));
  return (
    <>
      {mute.map((token) => (
        <Banner
          key={token.address}
          tone="warning"
          role="status"
          title={<Trans>Amounts of {symbolOf(token)} are in its smallest unit</Trans>}
        >
          <Trans>The token doesn't report its decimals. The percentage works as usual.</Trans>
        </Banner>
      ))}
    </>
  );
}
