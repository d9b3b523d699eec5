import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useDollarValue } from '#reads/tokens/useDollarValue.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { valueText } from '../position/index.ts';

/** Dollars of own rewards at the pools' prices; a dash while unknown. Raw units. */
export function RewardDollars({
  raw,
  token,
}: {
  readonly raw: bigint | undefined;
  readonly token: Token | undefined;
}): ReactElement {
  const mask = useMask();
  return <>{mask(valueText(useDollarValue(token, raw)))}</>;
}
