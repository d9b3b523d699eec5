import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useHasIdleVotes } from '#reads/governance/useHasIdleVotes.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

export function Delegation({
  account,
  token,
}: {
  readonly account: Address;
  readonly token: Token;
}): ReactElement | null {
  const hasIdleVotes = useHasIdleVotes(account, token.address);
  const symbol = shortenSymbol(token.symbol);
  if (!hasIdleVotes) return null;
  return (
    <p>
      <Trans>Your {symbol} can vote once its votes are delegated, to yourself or to somebody else.</Trans>{' '}
      <RouteLink to={paths.governance}>
        <Trans>Go to delegation</Trans>
      </RouteLink>
    </p>
  );
}
