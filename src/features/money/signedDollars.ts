import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDollars, isBelowCent } from '#domain/format/formatDollars.ts';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';

const aboutZero = msg`about 0`;

type Certain = Pick<SignedDollars, 'isLoss' | 'dollars'>;

/** Undefined below a cent, because the sign may be a rounding error. */
export const dollarSign = ({ isLoss, dollars }: Certain): 'up' | 'down' | undefined =>
  dollars.numerator === 0n || isBelowCent(dollars) ? undefined : isLoss ? 'down' : 'up';

export const signedDollarText = ({ isLoss, dollars }: Certain): string => {
  if (isBelowCent(dollars)) return i18n._(aboutZero);
  return `${dollars.numerator === 0n ? '' : isLoss ? '\u2212' : '+'}${formatDollars(dollars)}`;
};
