import type { ReactElement } from 'react';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Doubted } from './Dollars.tsx';
import { signedDollarText } from './signedDollars.ts';

export function SignedAmount({ value }: { readonly value: SignedDollars }): ReactElement {
  const own = useMask();
  return <>{own(<Doubted shown={signedDollarText(value)} other={value.other && signedDollarText(value.other)} />)}</>;
}
