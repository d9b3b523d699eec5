import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { Total } from './Total.tsx';
import { useAllClaims } from './useAllClaims.ts';
import { useClaimPrices } from './useClaimPrices.ts';

interface ClaimsTotalProps {
  readonly account: Address;
}

export function ClaimsTotal({ account }: ClaimsTotalProps): ReactElement {
  const { claims, isComplete } = useAllClaims(account);
  const prices = useClaimPrices(claims);
  return <Total claims={claims} prices={prices} isComplete={isComplete} />;
}
