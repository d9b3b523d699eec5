import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { rules } from '#config/rules.ts';
import { USUAL_FEE_RATE } from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Call } from '#domain/multicall/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useCalls, type CallReading } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';
import { decodedValue } from '../calls/decodedValue.ts';

interface PoolQuery {
  readonly exchange: ExchangeConfig;
  readonly tokenA: Address;
  readonly tokenB: Address;
}

/** PairState of spec 000 section 3. `INVALID`: equal tokens. `UNREAD`: no answer; `pool` is from an earlier read. */
export type PoolReading =
  | { readonly state: 'INVALID' }
  | { readonly state: 'LOADING' }
  | { readonly state: 'NOT_EXISTS'; readonly pair: Address }
  | { readonly state: 'UNREAD'; readonly pair: Address; readonly pool: PoolState | undefined }
  | { readonly state: 'EXISTS'; readonly pair: Address; readonly pool: PoolState };

const isMissing = (answer: CallReading): boolean => answer.status === 'failed' && answer.error.code === 'unsupported';

/** A contract reverts without data for a function that it lacks. */
const lacksFunction = (answer: CallReading): boolean => {
  if (answer.status !== 'failed') return false;
  const problem = answer.error;
  return problem.code === 'unsupported' || (problem.code === 'reverted' && problem.data === '0x');
};

type Answers = readonly CallReading[];

const feeOf = ([feeTo, feeToRate]: Answers): { readonly feeRate: bigint | undefined } | undefined => {
  const to = decodedValue(feeTo, protocolFee.feeTo.decode);
  if (to === undefined) return undefined;
  if (to === ZERO_ADDRESS) return { feeRate: undefined };
  const rate = decodedValue(feeToRate, protocolFee.feeToRate.decode);
  if (rate !== undefined) return { feeRate: rate };
  return feeToRate && lacksFunction(feeToRate) ? { feeRate: USUAL_FEE_RATE } : undefined;
};

const readingOf = (query: PoolQuery, pair: Address | undefined, own: Answers, fee: Answers): PoolReading => {
  if (pair === undefined) return { state: 'INVALID' };
  const [reservesAnswer = idle, supplyAnswer, kLastAnswer] = own;
  if (isMissing(reservesAnswer)) return { state: 'NOT_EXISTS', pair };
  const reserves = decodedValue(reservesAnswer, pairAbi.getReserves.decode);
  const totalSupply = decodedValue(supplyAnswer, erc20.totalSupply.decode);
  const kLast = decodedValue(kLastAnswer, poolAbi.kLast.decode);
  const taken = feeOf(fee);
  // The rate is needed only if a fee is paid, so until then a missing rate is no failure.
  const isRateMissing = !taken && valueOf(fee[0] ?? idle) !== undefined;
  const requested = isRateMissing ? fee : fee.slice(0, 1);
  const isFailed = [...own, ...requested].some(({ status }) => status === 'failed');
  if (!reserves || totalSupply === undefined || kLast === undefined || !taken) {
    return isFailed ? { state: 'UNREAD', pair, pool: undefined } : { state: 'LOADING' };
  }
  const { tokenA, tokenB } = query;
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  const pool = { pair, token0, token1, ...reserves, totalSupply, kLast, ...taken };
  return { state: isFailed ? 'UNREAD' : 'EXISTS', pair, pool };
};

const OWN_CALLS = 3;

export const poolCalls = (pair: Address): readonly Call[] => [
  pairAbi.getReserves.call(pair),
  erc20.totalSupply.call(pair),
  poolAbi.kLast.call(pair),
];
const FEE_CALLS = 2;

export const feeCalls = (factory: Address): readonly Call[] => [
  protocolFee.feeTo.call(factory),
  protocolFee.feeToRate.call(factory),
];

/** In the order of `requested`, all at the shown block. Read every `blocksPerFetch` blocks, by default every block. */
export const usePools = (requested: readonly PoolQuery[], blocksPerFetch?: number): readonly PoolReading[] => {
  const queries = useStableList(requested);
  const pairs = useMemo(
    () =>
      queries.map(({ exchange, tokenA, tokenB }) =>
        tokenA === tokenB ? undefined : pairAddress(exchange.factory, exchange.initCodeHash, tokenA, tokenB),
      ),
    [queries],
  );
  const factories = useMemo(() => [...new Set(queries.map(({ exchange }) => exchange.factory))], [queries]);
  const own = useCalls(
    pairs.flatMap((pair): readonly (Call | undefined)[] =>
      pair ? poolCalls(pair) : [undefined, undefined, undefined],
    ),
    blocksPerFetch,
  );
  const fees = useCalls(factories.flatMap(feeCalls), rules.pools.protocolFeeBlocks);
  return useMemo(
    () =>
      queries.map((query, index) => {
        const feeIndex = factories.indexOf(query.exchange.factory) * FEE_CALLS;
        const answers = own.slice(index * OWN_CALLS, (index + 1) * OWN_CALLS);
        return readingOf(query, pairs[index], answers, fees.slice(feeIndex, feeIndex + FEE_CALLS));
      }),
    [queries, pairs, factories, own, fees],
  );
};

const NO_ANSWER: PoolReading = { state: 'LOADING' };

export const usePool = (
  exchange: ExchangeConfig,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): PoolReading => {
  const [reading = NO_ANSWER] = usePools(tokenA && tokenB ? [{ exchange, tokenA, tokenB }] : []);
  return reading;
};
