import type { ReactElement } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { Dollars } from '#features/money/index.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';

export function NetworkFee({ gas }: { readonly gas: bigint }): ReactElement {
  const price = useGasPrice(true);
  const value = useDollarValue(nativeCurrency, price === undefined ? undefined : price * gas);
  return <Dollars value={value} isPublic />;
}
