import type { ReactElement } from 'react';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDollars, isBelowCent } from '#domain/format/formatDollars.ts';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Doubted } from './Dollars.tsx';

const aboutZero = msg`about 0`;

type Certain = Pick<SignedDollars, 'isLoss' | 'dollars'>;

/** Undefined below a cent, because the sign may be a rounding error. */
export const dollarSign = ({ isLoss, dollars }: Certain): 'up' | 'down' | undefined =>
  dollars.numerator === 0n || isBelowCent(dollars) ? undefined : isLoss ? 'down' : 'up';

const signedDollarText = ({ isLoss, dollars }: Certain): string => {
  if (isBelowCent(dollars)) return i18n._(aboutZero);
  return `${dollars.numerator === 0n ? '' : isLoss ? '\u2212' : '+'}${formatDollars(dollars)}`;
};

export function SignedAmount({ value }: { readonly value: SignedDollars }): ReactElement {
  const own = useMask();
  return <>{own(<Doubted shown={signedDollarText(value)} other={value.other && signedDollarText(value.other)} />)}</>;
}
