import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { preloadTokenPicker, TokenPicker } from '#features/tokenPicker/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { DepositForm } from './useDepositForm.ts';

export function DepositToken({ form }: { readonly form: DepositForm }): ReactElement {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  const { token, pick } = form;
  const symbol = token && shortenSymbol(token.symbol);
  const chosen = symbol ?? t`Select a token`;
  return (
    <>
      <Button
        variant={token ? 'outline' : 'primary'}
        size="lg"
        block
        aria-haspopup="dialog"
        aria-label={t`Token: ${chosen}`}
        onPointerEnter={preloadTokenPicker}
        onFocus={preloadTokenPicker}
        onClick={() => setPicking(true)}
      >
        {token && <TokenLogo currency={token} size={24} />}
        {symbol ?? <Trans>Select a token</Trans>}
      </Button>
      <TokenPicker
        open={picking}
        onClose={() => setPicking(false)}
        selected={token}
        onPick={(picked) => {
          setPicking(false);
          pick(picked);
        }}
      />
    </>
  );
}
