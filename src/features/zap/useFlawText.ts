import { useLingui } from '@lingui/react/macro';
import type { ZapFlaw } from './zapFlaw.ts';

export const useFlawText = (): ((flaw: ZapFlaw, symbol: string) => string) => {
  const { t } = useLingui();
  return (flaw, symbol) => {
    switch (flaw) {
      case 'enterAmount':
        return t`Enter an amount`;
      case 'insufficient':
        return t`Insufficient ${symbol} balance`;
      case 'loading':
        return t`Loading`;
      case 'tooSmall':
        return t`The amount is too small`;
      case 'cannotFill':
        return t`The swap can't fill now`;
      case 'stale':
        return t`Prices are too old`;
    }
  };
};
