import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { preloadTokenPicker, TokenPicker } from '#features/tokenPicker/index.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { Choice } from './FindStyles.ts';
import type { FindSide } from './findAddress.ts';

interface TokenChoiceProps {
  readonly side: FindSide;
  readonly currency: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}

export function TokenChoice({ side, currency, onPick }: TokenChoiceProps): ReactElement {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const symbol = currency && shortenSymbol(currency.symbol);
  const chosen = symbol ?? t`Select a token`;
  return (
    <>
      <Choice
        type="button"
        aria-haspopup="dialog"
        aria-label={side === 'a' ? t`First token: ${chosen}` : t`Second token: ${chosen}`}
        data-empty={currency ? undefined : ''}
        onPointerEnter={preloadTokenPicker}
        onFocus={preloadTokenPicker}
        onClick={() => setPicking(true)}
      >
        {currency && <TokenLogo currency={currency} size={24} />}
        {symbol ?? <Trans>Select a token</Trans>}
        <Icon name="chevronDown" />
      </Choice>
      <TokenPicker
        open={picking}
        onClose={() => setPicking(false)}
        selected={currency}
        onPick={(picked) => {
          setPicking(false);
          onPick(picked);
        }}
      />
    </>
  );
}
