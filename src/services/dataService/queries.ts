/** The most entries of a list in one answer. */
export const PAGE_SIZE = 1000;

/** A subgraph's health; every query asks for it. */
export const META = `_meta { block { number } hasIndexingErrors }`;

export const HEAD_QUERY = `query Head { ${META} }`;

/** The factory's pools by their addresses, from one on. */
export const POOLS_QUERY = `query Pools($after: ID!, $first: Int!) {
  ${META}
  pairs(first: $first, orderBy: id, orderDirection: asc, where: { id_gt: $after }) {
    id createdAtBlockNumber token0 { id } token1 { id }
  }
}`;

/**
 * The pool's swaps in the schema of Uniswap V2's subgraph, amounts in whole tokens; the orders' fills as the order
 * book's UpdateOrderInfo has them, in raw units: `fromToken` gave `fromNum` and received `toNum`.
 */
export const PAIR_QUERY = `query PairTrades($pair: ID!, $of: String!, $from: BigInt!, $to: BigInt!, $first: Int!) {
  ${META}
  pair(id: $pair) { token0 { id decimals } token1 { id decimals } }
  swaps(
    first: $first, orderBy: timestamp, orderDirection: desc,
    where: { pair: $of, transaction_: { blockNumber_gte: $from, blockNumber_lte: $to } }
  ) { timestamp logIndex amount0In amount1In amount0Out amount1Out transaction { id blockNumber } }
  orderFills(
    first: $first, orderBy: timestamp, orderDirection: desc,
    where: { pair: $of, transaction_: { blockNumber_gte: $from, blockNumber_lte: $to } }
  ) { timestamp logIndex fromToken fromNum toNum transaction { id blockNumber } }
}`;

/** An account's newest trades in all pairs. */
export const TRADES_QUERY = `query AccountTrades($account: Bytes!, $first: Int!) {
  ${META}
  accountTransactionAmounts(
    first: $first, orderBy: operateTime, orderDirection: desc,
    where: { customerAccount: $account, type: "3", toNum_gt: "0" }
  ) { orderNo fromToken { id } toToken { id } transactionHash operateTime }
}`;
