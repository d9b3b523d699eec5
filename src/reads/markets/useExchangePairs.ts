import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import { otherExchanges } from '#config/exchanges.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';

export const useExchangePairs = (input: Address | undefined, output: Address | undefined): readonly RouterMarket[] => {
  const pairs = useMemo(
    () =>
      input === undefined || output === undefined || input === output
        ? []
        : otherExchanges.map((exchange) => ({
            ...exchange,
            pair: pairAddress(exchange.factory, exchange.initCodeHash, input, output),
          })),
    [input, output],
  );
  const answers = useCalls(pairs.map((entry) => pair.getReserves.call(entry.pair)));
  return useMemo(
    () =>
      pairs.flatMap((entry, index) => {
        const reserves = valueOf(mapLoadable(answers[index] ?? idle, pair.getReserves.decode));
        if (!reserves || reserves.reserve0 === 0n || reserves.reserve1 === 0n) return [];
        const isFirst = input !== undefined && output !== undefined && sortsBefore(input, output);
        const { reserve0, reserve1 } = reserves;
        const [reserveSold, reserveBought] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
        const { id, name, router, feeFactor, routerCallable } = entry;
        const market = { id, name, router, pair: entry.pair, feeFactor, usable: routerCallable };
        return [{ ...market, reserveSold, reserveBought }];
      }),
    [pairs, answers, input, output],
  );
};
