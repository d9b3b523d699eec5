import { memo, type ReactElement } from 'react';
import { knownToken, wrappedNative } from '#config/tokens/tokens.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { Logo, LogoPair, type LogoSize } from '#ui/text/Logo.tsx';
import { tokenGlyphs } from './glyphs.tsx';
import { TokenPicture } from './latePictures.ts';

/** Chosen by address, because a symbol proves nothing. */
const glyphOf = (currency: Currency): ReactElement | undefined => {
  if (currency.kind === 'native') return tokenGlyphs[currency.symbol];
  const known = knownToken(currency.address);
  if (known === undefined) return undefined;
  return tokenGlyphs[known.address === wrappedNative.address ? known.symbol.slice(1) : known.symbol];
};

interface TokenLogoProps {
  readonly currency: Currency;
  readonly size?: LogoSize;
  readonly pictured?: boolean;
}

export const TokenLogo = memo(function TokenLogo({ currency, size = 24, pictured = true }: TokenLogoProps) {
  const glyph = glyphOf(currency);
  return (
    <Logo name={currency.symbol} glyph={glyph && <svg viewBox="0 0 24 24">{glyph}</svg>} size={size}>
      {pictured && !glyph && currency.kind === 'token' && <TokenPicture token={currency} />}
    </Logo>
  );
});

interface MarketLogoProps {
  readonly base: Currency;
  readonly quote: Currency;
  readonly size?: LogoSize;
}

export function MarketLogo({ base, quote, size = 24 }: MarketLogoProps): ReactElement {
  return (
    <LogoPair>
      <TokenLogo currency={base} size={size} />
      <TokenLogo currency={quote} size={size} />
    </LogoPair>
  );
}
