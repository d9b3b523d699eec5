import { erc20 } from '#chain/abis/erc20.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { env } from '#config/env.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { firstOf, whenCalled } from './describeCall.ts';
import type { Describer } from './describeCall.ts';
import { NotDescribed } from './proposalReader.ts';
import type { ProposalReader } from './proposalReader.ts';

/** @throws NotDescribed for a token with itself. */
export const pairIn = ({ factory, initCodeHash }: ExchangeConfig, a: Address, b: Address): Address => {
  if (a === b) throw new NotDescribed('a pool has two tokens');
  return pairAddress(factory, initCodeHash, a, b);
};

/** One side of a pool: undefined is the native coin. */
type Side = Address | undefined;

interface Sides {
  readonly exchange: ExchangeConfig;
  readonly a: Side;
  readonly b: Side;
  /** Recipient of the pool tokens, or of the payment. */
  readonly to: Address;
}

const tokenOf = (side: Side): Address => side ?? env.wrappedNative;

/** The pool's reserves in the order of the sides; undefined without a pool. */
const reservesOf = async (
  reader: ProposalReader,
  pair: Address,
  { a, b }: Sides,
): Promise<readonly [bigint, bigint] | undefined> => {
  const found = await reader.maybe(pairAbi.getReserves, pair);
  if (!found) return undefined;
  const { reserve0, reserve1 } = found;
  return sortsBefore(tokenOf(a), tokenOf(b)) ? [reserve0, reserve1] : [reserve1, reserve0];
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

/** Amounts that the router takes now: at most the given ones, in the pool's ratio. */
const add = async (
  sides: Sides,
  given: readonly [bigint, bigint],
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  const pair = pairIn(sides.exchange, tokenOf(sides.a), tokenOf(sides.b));
  const [reserveA, reserveB] = (await reservesOf(reader, pair, sides)) ?? [0n, 0n];
  const [amountA, amountB] = given;
  if (reserveA === 0n || reserveB === 0n) return infoOf('addLiquidity', sides, given, reader);
  const fittingB = (amountA * reserveB) / reserveA;
  const taken: readonly [bigint, bigint] =
    fittingB <= amountB ? [amountA, fittingB] : [(amountB * reserveA) / reserveB, amountB];
  return infoOf('addLiquidity', sides, taken, reader);
};

/** Payment for the pool tokens now. */
const remove = async (sides: Sides, poolTokens: bigint, reader: ProposalReader): Promise<TransactionInfo> => {
  const pair = pairIn(sides.exchange, tokenOf(sides.a), tokenOf(sides.b));
  const [reserves, supply] = await Promise.all([reservesOf(reader, pair, sides), reader.read(erc20.totalSupply, pair)]);
  if (!reserves || supply === 0n) throw new NotDescribed('the pool is empty');
  const [reserveA, reserveB] = reserves;
  const paid = [(poolTokens * reserveA) / supply, (poolTokens * reserveB) / supply] as const;
  return infoOf('removeLiquidity', sides, paid, reader);
};

/** Liquidity by the router of an exchange. A permit is no signature of a Safe. */
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
