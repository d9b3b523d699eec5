import type { ReactElement } from 'react';
import { shortenAddress } from '../../domain/format/shortenAddress.ts';
import type { Address } from '../../domain/tokens/types.ts';
import { explorerLink } from '../../features/transactions/index.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** A contract that a notice speaks of, to be looked at in the explorer. */
export function AddressLink({ address }: { readonly address: Address }): ReactElement {
  return (
    <ExternalLink href={explorerLink('address', address)} label={address}>
      {shortenAddress(address)}
    </ExternalLink>
  );
}
