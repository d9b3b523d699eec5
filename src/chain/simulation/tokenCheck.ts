import type { Call, Hex } from '#domain/multicall/types.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { TokenFacts, TokenTrial, TriedMove } from '#domain/tokens/tokenVerdict.ts';
import { trialMarket, type Anchors, type TrialMarket } from '#domain/tokens/trialMarket.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { erc20 } from '../abis/erc20.ts';
import { pair } from '../abis/pair.ts';
import { pausable } from '../abis/pausable.ts';
import { tokenProbe } from '../abis/tokenProbe.ts';
import { decodeRevert } from '../codec/decodeRevert.ts';
import { readSeparately } from '../reading/readSeparately.ts';
import { withProbe } from './withProbe.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface PoolAddress {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
}

type FilledPool = PoolAddress & PoolReserves;

interface TokenQuery {
  readonly token: Address;
  readonly orderBook: Address;
  readonly multicall: Address;
  readonly pools: readonly PoolAddress[];
  readonly anchors: Anchors;
}

/** Account without a known key and a balance. */
const TRADER: Address = '0x7121a107121a107121A107121a107121a107121a';

const reasonOf = (data: Hex): string => {
  const revert = decodeRevert(data);
  return (revert.kind === 'reason' && readableText(revert.reason)) || '';
};

const movesOf = (figures: readonly bigint[], reasons: readonly Hex[]): readonly TriedMove[] =>
  reasons.map((reason, index) => {
    const [done = 0n, sent = 0n, arrived = 0n] = figures.slice(3 * index, 3 * index + 3);
    return { done: done === 1n, sent, arrived, reason: reasonOf(reason) };
  });

const trialIn = (answer: Hex): TokenTrial | 'untried' => {
  const decoded = tokenProbe.trade.decode(answer);
  if (!decoded.ok) return 'untried';
  const [figures, ...reasons] = decoded.value;
  const [bought, sold, given] = movesOf(figures, reasons);
  if (figures.length === 0 || !bought) return 'untried';
  const moved = bought.done && bought.arrived > 1n;
  return { bought, sold: moved ? sold : undefined, given: moved ? given : undefined };
};

const tryIn = async (
  rpc: Pick<RpcClient, 'send'>,
  { token, orderBook }: TokenQuery,
  market: TrialMarket | 'alone' | undefined,
): Promise<TokenFacts['trial']> => {
  if (!market) return 'noPool';
  if (market === 'alone') return 'untried';
  const { quote, pool, lender } = market;
  const data = tokenProbe.trade.encode(token, quote, pool, lender, TRADER, orderBook);
  return trialIn(await withProbe(rpc, TRADER, [lender, orderBook], data).catch((): Hex => '0x'));
};

const filled = (index: PoolAddress, data: Hex | undefined): readonly FilledPool[] => {
  const reserves = pair.getReserves.decode(data ?? '0x');
  return reserves.ok && reserves.value.reserve0 > 0n && reserves.value.reserve1 > 0n
    ? [{ ...index, ...reserves.value }]
    : [];
};

/**
 * Simulates a purchase and a sale in one call, without any service. Rejects with RpcError; `untried` without
 * overrides.
 */
export const checkToken = async (rpc: RpcClient, query: TokenQuery): Promise<TokenFacts> => {
  const { token, multicall, pools, anchors } = query;
  const calls: readonly Call[] = [
    erc20.decimals.call(token),
    pausable.paused.call(token),
    ...pools.map((index) => pair.getReserves.call(index.pair)),
  ];
  const [code, [decimals, paused, ...reserves]] = await Promise.all([
    rpc.send<Hex>('eth_getCode', [token, 'latest']),
    readSeparately(rpc, multicall, calls),
  ]);
  const decimalsRead = erc20.decimals.decode(dataOf(decimals) ?? '0x');
  const stopped = pausable.paused.decode(dataOf(paused) ?? '0x');
  const market = trialMarket(
    pools.flatMap((index, i) => filled(index, dataOf(reserves[i]))),
    token,
    anchors,
  );
  return {
    hasCode: code !== '0x',
    decimals: decimalsRead.ok ? decimalsRead.value : undefined,
    paused: stopped.ok ? stopped.value : undefined,
    trial: await tryIn(rpc, query, market),
  };
};
