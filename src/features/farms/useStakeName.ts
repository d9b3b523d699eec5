import { useLingui } from '@lingui/react/macro';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { FarmView } from './farmView.ts';

export const useStakeName = (): ((farm: Pick<FarmView, 'sides' | 'stakingToken'>) => string) => {
  const { t } = useLingui();
  return ({ sides, stakingToken }) => {
    if (!sides) return stakingToken ? shortenSymbol(stakingToken.symbol) : NO_VALUE;
    const name = sides.map(({ currency }) => shortenSymbol(currency.symbol)).join('/');
    return t`${name} pool tokens`;
  };
};
