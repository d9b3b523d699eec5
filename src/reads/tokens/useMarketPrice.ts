import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { priceIdOf } from '#config/tokens/priceIds.ts';
import { marketPriceOf, type MarketPrice } from '#domain/liquidity/marketPrice.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { shown } from '#lib/reported.ts';
import { fetchPrices } from '#services/prices/fetchPrices.ts';
import { useApiRead } from '../appApi/useApiRead.ts';
import { useDollarPrices } from './useDollarPrices.ts';

const { priceApiUrl = '' } = env;

export const priceServiceHost = URL.canParse(priceApiUrl) ? new URL(priceApiUrl).host : '';

/** Whole B per whole A. Undefined if the service lacks a token, and until the pools to compare with are read. */
export const useMarketPrice = (a: Token, b: Token): MarketPrice | undefined => {
  const [idA, idB] = [priceIdOf(a.address), priceIdOf(b.address)];
  const isKnown = priceApiUrl !== '' && idA !== undefined && idB !== undefined;
  const { answer } = useApiRead(isKnown ? ['price', idA, idB] : undefined, () =>
    fetchPrices(
      priceApiUrl,
      [idA, idB].flatMap((id) => id ?? []),
    ),
  );
  const prices = answer.status === 'ready' ? shown(answer.value) : undefined;
  const { byId, settled } = useDollarPrices(useMemo(() => [a, b], [a, b]));
  return useMemo(() => {
    if (!settled || idA === undefined || idB === undefined) return undefined;
    const [reportedA, reportedB] = [prices?.get(idA), prices?.get(idB)];
    const [poolA, poolB] = [byId.get(currencyId(a)), byId.get(currencyId(b))];
    return marketPriceOf(
      reportedA && reportedB && { a: reportedA, b: reportedB },
      poolA && poolB && { a: poolA, b: poolB },
    );
  }, [settled, prices, byId, a, b, idA, idB]);
};
