import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { AddressLink } from '#features/transactions/index.ts';

interface NamedAddressProps {
  readonly address: Address;
  readonly name: string | undefined;
}

export function NamedAddress({ address, name }: NamedAddressProps): ReactElement {
  return (
    <>
      {name !== undefined && `${name} `}
      <AddressLink address={address} />
    </>
  );
}
