import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AddressLink } from '../transactions/index.ts';

interface RawUnitsNoticeProps {
  readonly tokens: readonly (Token | undefined)[];
}

export function RawUnitsNotice({ tokens }: RawUnitsNoticeProps): ReactElement {
  const mute = new Map(tokens.flatMap((token) => (token?.inRawUnits ? [[token.address, token] as const] : [])));
  return (
    <>
      {[...mute.values()].map(({ address, symbol }) => (
        <Banner
          key={address}
          tone="warning"
          role="status"
          title={<Trans>{shortenSymbol(symbol)} doesn't report its decimals</Trans>}
        >
          <Trans>
            Its amounts are in its smallest unit. Check the address <AddressLink address={address} /> with its issuer
            before you send any.
          </Trans>
        </Banner>
      ))}
    </>
  );
}
