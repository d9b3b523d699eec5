import { erc20 } from '#chain/abis/erc20.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { env } from '#config/env.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { amountsToAdd, USUAL_FEE_RATE } from '#domain/liquidity/poolMath.ts';
import { removalOf } from '#domain/liquidity/quoteRemoval.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { NotDescribed, type ProposalReader } from './proposalReader.ts';

export const pairIn = ({ factory, initCodeHash }: ExchangeConfig, a: Address, b: Address): Address => {
  if (a === b) throw new NotDescribed('a pool has two tokens');
  return pairAddress(factory, initCodeHash, a, b);
};

type Side = Address | undefined;

interface Sides {
  readonly exchange: ExchangeConfig;
  readonly a: Side;
  readonly b: Side;
  readonly to: Address;
}

const tokenOf = (side: Side): Address => side ?? env.wrappedNative;

const isAToken0 = ({ a, b }: Sides): boolean => sortsBefore(tokenOf(a), tokenOf(b));

/** Undefined if there is no pool. @throws NotDescribed if the pool lacks needed values */
const poolOf = async (reader: ProposalReader, sides: Sides): Promise<PoolState | undefined> => {
  const { exchange } = sides;
  const [tokenA, tokenB] = [tokenOf(sides.a), tokenOf(sides.b)];
  const pair = pairIn(exchange, tokenA, tokenB);
  const reserves = await reader.maybe(pairAbi.getReserves, pair);
  if (!reserves) return undefined;
  const [totalSupply, kLast, feeTo] = await Promise.all([
    reader.read(erc20.totalSupply, pair),
    reader.read(poolAbi.kLast, pair),
    reader.read(protocolFee.feeTo, exchange.factory),
  ]);
  const takesFee = feeTo !== ZERO_ADDRESS;
  const rate = takesFee ? await reader.maybe(protocolFee.feeToRate, exchange.factory) : undefined;
  const feeRate = takesFee ? (rate ?? USUAL_FEE_RATE) : undefined;
  const [token0, token1] = isAToken0(sides) ? [tokenA, tokenB] : [tokenB, tokenA];
  return { pair, token0, token1, ...reserves, totalSupply, kLast, feeRate };
};

const infoOf = async (
  kind: 'addLiquidity' | 'removeLiquidity',
  { exchange, a, b, to }: Sides,
  [amountA, amountB]: readonly [bigint, bigint],
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  if (to !== reader.safe) throw new NotDescribed('another account receives it');
  const [currencyA, currencyB] = await Promise.all([reader.currency(a), reader.currency(b)]);
  return {
    kind,
    currencyA,
    currencyB,
    amountA: amountA.toString(),
    amountB: amountB.toString(),
    pair: pairIn(exchange, tokenOf(a), tokenOf(b)),
    exchange: exchange.name,
  };
};

const add = async (
  sides: Sides,
  given: readonly [bigint, bigint],
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  const pool = await poolOf(reader, sides);
  const isFirst0 = isAToken0(sides);
  const [given0, given1] = isFirst0 ? given : [given[1], given[0]];
  const taken = pool && amountsToAdd(pool, given0, given1, isFirst0 ? 'token0' : 'token1');
  if (!taken?.ok) return infoOf('addLiquidity', sides, given, reader);
  const { amount0, amount1 } = taken.value;
  return infoOf('addLiquidity', sides, isFirst0 ? [amount0, amount1] : [amount1, amount0], reader);
};

const remove = async (sides: Sides, poolTokens: bigint, reader: ProposalReader): Promise<TransactionInfo> => {
  const pool = await poolOf(reader, sides);
  if (!pool || pool.totalSupply === 0n) throw new NotDescribed('the pool is empty');
  const { amountA, amountB } = removalOf(pool, isAToken0(sides), poolTokens);
  return infoOf('removeLiquidity', sides, [amountA, amountB], reader);
};

/** Excludes calls with a permit, which a Safe cannot sign. */
export const describeLiquidity = (exchange: ExchangeConfig): Describer =>
  firstOf(
    whenCalled(liquidityRouter.addLiquidity, ([a, b, amountADesired, amountBDesired, , , to], reader) =>
      add({ exchange, a, b, to }, [amountADesired, amountBDesired], reader),
    ),
    whenCalled(
      liquidityRouter.addLiquidityETH,
      ([a, bought, , , to], reader, { value }) =>
        add({ exchange, a, b: undefined, to }, [bought, BigInt(value)], reader),
      { isPaying: true },
    ),
    whenCalled(liquidityRouter.removeLiquidity, ([a, b, poolTokens, , , to], reader) =>
      remove({ exchange, a, b, to }, poolTokens, reader),
    ),
    ...[liquidityRouter.removeLiquidityETH, liquidityRouter.removeLiquidityETHSupportingFeeOnTransferTokens].map(
      (called) =>
        whenCalled(called, ([a, poolTokens, , , to], reader) =>
          remove({ exchange, a, b: undefined, to }, poolTokens, reader),
        ),
    ),
  );
