import { getAddress, type Result } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { CONTRACTS, encodeCall } from './contracts.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { wholeAmount } from './market.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

const PAGE = 200n;

export const view = async (
  node: JsonRpc,
  contract: keyof typeof CONTRACTS,
  to: Address,
  method: string,
  args: readonly unknown[],
): Promise<Result> => {
  const answer = await node.rpc<Hex>('eth_call', { to, data: encodeCall(contract, method, args) }, 'latest');
  return CONTRACTS[contract].decodeFunctionResult(method, answer);
};

/** Raw units. */
export const readBalance = async (node: JsonRpc, token: Address, account: Address): Promise<bigint> =>
  (await view(node, 'token', token, 'balanceOf', [account]))[0] as bigint;

/** Raw units. */
export const readAllowance = async (node: JsonRpc, token: Address, owner: Address, spender: Address): Promise<bigint> =>
  (await view(node, 'token', token, 'allowance', [owner, spender]))[0] as bigint;

/** Raw units, base first. */
export const readReserves = async (node: JsonRpc, pool: DeployedPool): Promise<{ base: bigint; quote: bigint }> => {
  const [reserve0, reserve1] = (await view(node, 'pair', pool.pair, 'getReserves', [])) as unknown as [bigint, bigint];
  const baseIs0 = TOKENS[pool.base].address.toLowerCase() < TOKENS[pool.quote].address.toLowerCase();
  return baseIs0 ? { base: reserve0, quote: reserve1 } : { base: reserve1, quote: reserve0 };
};

/** Quote per base in whole tokens, for estimates. */
export const poolPrice = (pool: DeployedPool, reserves: { base: bigint; quote: bigint }): number =>
  wholeAmount(pool.quote, reserves.quote) / wholeAmount(pool.base, reserves.base);

/** Best for the taker first, at most 200. */
export const readOrders = async (
  node: JsonRpc,
  deployment: Deployment,
  sold: Address,
  bought: Address,
): Promise<RestingOrder[]> => {
  const book = deployment.orderBook;
  const head = (await view(node, 'book', book, 'getLastOrderIndex', [sold, bought]))[0] as bigint;
  if (head === 0n) return [];
  const page = await view(node, 'book', book, 'getPageOrders', [sold, bought, head, PAGE]);
  const indexes = [...(page[0] as Iterable<bigint>)];
  return readOrdersByIndex(node, deployment, sold, bought, indexes);
};

/** An order by its index, also if it is closed. An unknown index gives an order with a zero maker. */
export const readOrdersByIndex = async (
  node: JsonRpc,
  deployment: Deployment,
  sold: Address,
  bought: Address,
  indexes: readonly bigint[],
): Promise<RestingOrder[]> => {
  const args = [sold, bought, indexes];
  const batch = await view(node, 'book', deployment.orderBook, 'getOrderByIndexBatch', args);
  const [makers, , froms, , remains, tos] = batch as unknown as [
    string[],
    string[],
    bigint[],
    bigint[],
    bigint[],
    bigint[],
  ];
  return indexes.map((index, at) => ({
    index,
    maker: getAddress(makers[at] ?? '') as Address,
    from: froms[at] ?? 0n,
    to: tos[at] ?? 0n,
    remain: remains[at] ?? 0n,
  }));
};

/** Places an order that pays `from` raw units of `sold` for at least `to` raw units of `bought`. */
export const addOrderCall = (maker: Address, sold: TokenSymbol, bought: TokenSymbol, from: bigint, to: bigint): Hex =>
  encodeCall('book', 'addOrder', [maker, TOKENS[sold].address, TOKENS[bought].address, 0n, from, to]);

export const cancelOrderCall = (sold: TokenSymbol, bought: TokenSymbol, order: RestingOrder): Hex =>
  encodeCall('book', 'cancelOrderForNum', [TOKENS[sold].address, TOKENS[bought].address, order.index, order.remain]);
