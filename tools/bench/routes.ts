import { createRequire } from 'node:module';
import type * as SdkCore from '@uniswap/sdk-core';
import type * as V2Sdk from '@uniswap/v2-sdk';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { medianTimes } from './timing.ts';
import { decimals, POOL_COUNT, pools, queries, type Question } from './tokenWorld.ts';

// Their ES modules leave out file extensions, which Node rejects.
const load = createRequire(import.meta.url);
const { CurrencyAmount, Token } = load('@uniswap/sdk-core') as typeof SdkCore;
const { Pair, Trade } = load('@uniswap/v2-sdk') as typeof V2Sdk;

const MOST_OF_SDK = 0.01;
const sdkTokens = new Map([...decimals].map(([address, places]) => [address, new Token(137, address, places)]));

const sdkToken = (address: Address): SdkCore.Token => {
  const token = sdkTokens.get(address);
  if (token === undefined) throw new Error(`No token ${address}`);
  return token;
};

const sdkPairs = pools.map(
  ({ token0, token1, reserve0, reserve1 }) =>
    new Pair(
      CurrencyAmount.fromRawAmount(sdkToken(token0), reserve0.toString()),
      CurrencyAmount.fromRawAmount(sdkToken(token1), reserve1.toString()),
    ),
);

/** `maxNumResults: 1` is the least work that the search can do. */
const sdkAnswer = ({ input, output, amount }: Question): string | undefined => {
  const exactly = CurrencyAmount.fromRawAmount(sdkToken(input), amount.toString());
  const [best] = Trade.bestTradeExactIn(sdkPairs, exactly, sdkToken(output), { maxHops: 1, maxNumResults: 1 });
  return best?.outputAmount.quotient.toString();
};

const marketKey = (sold: Address, bought: Address): string => `${sold}-${bought}`;

/** No orders rest, so the pool alone answers. */
const markets: ReadonlyMap<string, OrderMarket> = new Map(
  pools.flatMap(({ token0, token1, reserve0, reserve1 }) => [
    [marketKey(token0, token1), { reserveSold: reserve0, reserveBought: reserve1, same: [], opposite: [] }] as const,
    [marketKey(token1, token0), { reserveSold: reserve1, reserveBought: reserve0, same: [], opposite: [] }] as const,
  ]),
);

/** Limit that any price satisfies, so that the pool takes everything. */
const orderAnswer = ({ input, output, amount }: Question): bigint | undefined => {
  const market = markets.get(marketKey(input, output));
  const quote = market && quoteOrder(market, { from: amount, to: 1n });
  return quote?.ok && quote.value.remain === 0n ? quote.value.received : undefined;
};

const REQUESTS = 40;

/** Compared with the search of `@uniswap/v2-sdk` over the same pools in memory. */
export const measureRoutes = (): Findings => {
  const requests = queries(REQUESTS);
  const answerAll = (answer: (query: Question) => unknown) => (): void => requests.forEach((query) => answer(query));
  const times = medianTimes(
    { quoteOrder: { repeat: 20, run: answerAll(orderAnswer) }, sdk: { repeat: 1, run: answerAll(sdkAnswer) } },
    { rounds: 15, warmUp: 1 },
  );
  const perSecond = (ms: number): number => (REQUESTS * 1000) / ms;
  const isDifferent = (request: Question): boolean => orderAnswer(request)?.toString() !== sdkAnswer(request);
  return {
    pools: POOL_COUNT,
    queries: REQUESTS,
    sdk: { perSecond: figure(perSecond(times.sdk), 'quotes/s') },
    quoteOrder: {
      perSecond: figure(perSecond(times.quoteOrder), 'quotes/s'),
      ratio: atMost(MOST_OF_SDK, times.quoteOrder / times.sdk, 'of the time of v2-sdk'),
      differences: exactly(0, requests.filter(isDifferent).length, 'answers'),
    },
  };
};
