import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { UnplannedMove } from '#domain/transactions/types.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Money } from '../money/index.ts';

/** Tokens that the receipt moved outside the plan; an unread token is shown by its address. */
export function UnplannedMoves({ moves }: { readonly moves: readonly UnplannedMove[] }): ReactElement {
  const tokens = useTokens(moves.map(({ token }) => token));
  const rows = moves.map(({ token: address, direction, amount }) => {
    const token = tokens.get(address);
    return {
      key: address,
      label: direction === 'received' ? <Trans>Also received</Trans> : <Trans>Also paid</Trans>,
      value: token ? <Money raw={BigInt(amount)} currency={token} role={direction} /> : shortenAddress(address),
    };
  });
  return <KeyValue rows={rows} />;
}
