import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Programmes that take pool tokens. */
type Kind = 'liquidity' | 'farm' | 'lock';

const formulas: Readonly<Record<Kind, () => ReactElement>> = {
  liquidity: () => (
    <Trans>
      APR = rewards a block × part of this pool × blocks a year × price ÷ staked value, at today's rate and prices.
    </Trans>
  ),
  farm: () => (
    <Trans>
      APR = rewards a second × seconds a year × price ÷ value of all stakes, at today's rate and prices until the period
      ends.
    </Trans>
  ),
  lock: () => <Trans>APR = rate × 365 days ÷ lock time, without compounding. The rate is fixed when you lock.</Trans>,
};

export function AprFormula({ of }: { readonly of: Kind }): ReactElement {
  return formulas[of]();
}
