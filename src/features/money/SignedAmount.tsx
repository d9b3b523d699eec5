import type { ReactElement } from 'react';
import { formatDollars } from '#domain/format/formatDollars.ts';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Doubted } from './Dollars.tsx';

const signedText = ({ isLoss, dollars }: SignedDollars): string =>
  `${dollars.numerator === 0n ? '' : isLoss ? '−' : '+'}${formatDollars(dollars)}`;

export function SignedAmount({ value }: { readonly value: SignedDollars }): ReactElement {
  const own = useMask();
  return <>{own(<Doubted shown={signedText(value)} other={value.other && signedText(value.other)} />)}</>;
}
