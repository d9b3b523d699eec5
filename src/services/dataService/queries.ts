export const PAGE_SIZE = 1000;

export const META = `_meta { block { number } hasIndexingErrors }`;

export const HEAD_QUERY = `query Head { ${META} }`;

export const POOLS_QUERY = `query Pools($after: ID!, $first: Int!) {
  ${META}
  pairs(first: $first, orderBy: id, orderDirection: asc, where: { id_gt: $after }) {
    id createdAtBlockNumber token0 { id } token1 { id }
  }
}`;

/** Swaps as in Uniswap V2's subgraph, in whole tokens; fills from UpdateOrderInfo, in raw units. */
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

export const TRADES_QUERY = `query AccountTrades($account: Bytes!, $first: Int!) {
  ${META}
  accountTransactionAmounts(
    first: $first, orderBy: operateTime, orderDirection: desc,
    where: { customerAccount: $account, type: "3", toNum_gt: "0" }
  ) { orderNo fromToken { id } toToken { id } transactionHash operateTime }
}`;

/** Most recently changed orders first: "amount 0 and filtered by operateTime_gt". */
export const ORDERS_QUERY = `query OpenOrders($account: Bytes!, $since: BigInt!, $first: Int!) {
  ${META}
  orderTransactionBalances(
    first: $first, orderBy: operateTime, orderDirection: desc,
    where: { customerAccount: $account, amount: "0", operateTime_gt: $since }
  ) { orderNo fromToken { id } toToken { id } amountOrder amountTrading amountCancellation operateTime }
}`;

export const TOKENS_QUERY = `query Tokens($after: ID!, $first: Int!) {
  ${META}
  tokens(first: $first, orderBy: id, orderDirection: asc, where: { id_gt: $after }) { id symbol name decimals }
}`;

export const TOKEN_FIGURES_QUERY = `query TokenFigures($a: ID!, $b: ID!) {
  ${META}
  a: token(id: $a) { id tradeVolume txCount derivedETH }
  b: token(id: $b) { id tradeVolume txCount derivedETH }
  bundle(id: "1") { ethPrice }
}`;

export const ORDER_MINING_QUERY = `query OrderMining($account: Bytes!, $from: BigInt!, $first: Int!) {
  ${META}
  pairSumMiningUSDs(first: $first, orderBy: sumMiningUSD, orderDirection: desc) { token0 token1 sumMiningUSD }
  pairFactorConfigs(first: $first) { token0 token1 factorValue maxLimit minLimit }
  sumOrderAmountForMinings(first: 1, where: { customerAccount: $account }) { customerAccount bonusAmount versionBlkEnd }
  pairAmountForOrderMinings(
    first: $first, orderBy: versionBlkStart, orderDirection: desc,
    where: { customerAccount: $account, versionBlkStart_gte: $from }
  ) { customerAccount versionBlkStart versionBlkEnd bonusAmount }
}`;
