import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '../../domain/format/shortenAddress.ts';
import type { Token } from '../../domain/tokens/types.ts';
import { explorerLink } from '../transactions/index.ts';
import { useTokenStanding } from '../../reads/useTokenStanding.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** Beside a token's symbol: its address where the white list does not have it, and what speaks against it. */
export function TokenMarks({ token }: { readonly token: Token }): ReactElement {
  const { whitelisted, unsupported, lookAlike } = useTokenStanding(token);
  return (
    <>
      {!whitelisted && (
        <ExternalLink href={explorerLink('address', token.address)} label={token.address}>
          {shortenAddress(token.address)}
        </ExternalLink>
      )}
      {lookAlike && (
        <Chip tone="danger" icon="warning">
          <Trans>looks like {lookAlike.symbol} but is another token</Trans>
        </Chip>
      )}
      {unsupported && (
        <Chip tone="danger">
          <Trans>Unsupported Asset</Trans>
        </Chip>
      )}
    </>
  );
}
