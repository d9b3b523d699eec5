import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useDollarValue } from '#reads/tokens/useDollarValue.ts';
import { Dollars } from '../money/index.ts';

export function RewardDollars({
  raw,
  token,
}: {
  readonly raw: bigint | undefined;
  readonly token: Token | undefined;
}): ReactElement {
  return <Dollars value={useDollarValue(token, raw)} />;
}
