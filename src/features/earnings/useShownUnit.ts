import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { dollarUnits, unitOf } from '#domain/liquidity/earnings.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';
import { sidesOf } from '#state/marketRule.ts';
import type { ShownUnit } from './earningsText.ts';

type UnitName = 'token0' | 'token1' | 'dollars';

export interface UnitChoice {
  /** Undefined while a reserve of the pool is zero. */
  readonly shown: ShownUnit | undefined;
  readonly name: UnitName;
  /** Base token, quote token, and dollars if both prices are known. */
  readonly names: readonly UnitName[];
  readonly choose: (name: UnitName) => void;
  readonly symbols: Readonly<Record<'token0' | 'token1', string>>;
}

/** Shows the wrapper as native coin, and adds "raw" if the token reports no decimals. */
const useSymbol = (token: Token): string => {
  const { t } = useLingui();
  const symbol = shortenSymbol(paidBackOf(token, wrappedNative, nativeCurrency).symbol);
  return token.inRawUnits ? t`raw ${symbol}` : symbol;
};

/** The chosen unit, else dollars if both prices are known, else the quote token. */
export const useShownUnit = ({ pool, token0, token1 }: Position): UnitChoice => {
  const [chosen, choose] = useState<UnitName>();
  const { byId } = useDollarPrices(useMemo(() => [token0, token1], [token0, token1]));
  const [worth0, worth1] = [byId.get(token0.address), byId.get(token1.address)];
  const { baseIsToken0 } = sidesOf(token0.address, token1.address);
  const names: UnitName[] = baseIsToken0 ? ['token0', 'token1'] : ['token1', 'token0'];
  const quote: UnitName = baseIsToken0 ? 'token1' : 'token0';
  if (worth0 && worth1) names.push('dollars');
  const symbols = { token0: useSymbol(token0), token1: useSymbol(token1) };
  const usual = worth0 && worth1 ? 'dollars' : quote;
  const name = chosen && names.includes(chosen) ? chosen : usual;
  if (name === 'dollars' && worth0 && worth1) {
    const units = dollarUnits([worth0, worth1], [token0.decimals, token1.decimals]);
    return { shown: { ...units, symbol: undefined }, name, names, choose, symbols };
  }
  const side = name === 'token0' ? 'token0' : 'token1';
  const unit = unitOf(pool, side, (side === 'token0' ? token0 : token1).decimals);
  return { shown: unit && { unit, other: undefined, symbol: symbols[side] }, name, names, choose, symbols };
};
