import { buildSchema } from 'graphql';

/**
 * What the data service answers: pairs and swaps as in the schema of Uniswap V2's subgraph (amounts in whole tokens),
 * the fills of orders in raw units, and how far it has come.
 */
export const schema = buildSchema(`
  scalar BigInt
  scalar BigDecimal
  scalar Bytes

  enum OrderDirection { asc desc }
  enum Pair_orderBy { id createdAtBlockNumber txCount }
  enum Entry_orderBy { id timestamp logIndex }

  input Transaction_filter { id: String, blockNumber: BigInt, blockNumber_gte: BigInt, blockNumber_lte: BigInt }
  input Pair_filter { id: String, id_in: [String!], token0: String, token1: String }
  input Swap_filter { pair: String, timestamp_gte: BigInt, timestamp_lte: BigInt, transaction_: Transaction_filter }
  input OrderFill_filter { pair: String, orderNo: BigInt, timestamp_gte: BigInt, timestamp_lte: BigInt, transaction_: Transaction_filter }

  type Token { id: ID!, symbol: String!, name: String!, decimals: BigInt! }
  type Transaction { id: ID!, blockNumber: BigInt!, timestamp: BigInt! }
  type Pair {
    id: ID!, token0: Token!, token1: Token!, reserve0: BigDecimal!, reserve1: BigDecimal!,
    txCount: BigInt!, createdAtTimestamp: BigInt!, createdAtBlockNumber: BigInt!
  }
  type Swap {
    id: ID!, transaction: Transaction!, timestamp: BigInt!, pair: Pair!, logIndex: BigInt!,
    amount0In: BigDecimal!, amount1In: BigDecimal!, amount0Out: BigDecimal!, amount1Out: BigDecimal!
  }
  """One update of an order: it gave fromNum of fromToken and received toNum of toToken."""
  type OrderFill {
    id: ID!, transaction: Transaction!, timestamp: BigInt!, pair: Pair!, logIndex: BigInt!,
    orderNo: BigInt!, fromToken: Bytes!, toToken: Bytes!, fromNum: BigInt!, toNum: BigInt!
  }
  type _Block_ { number: Int!, hash: Bytes }
  type _Meta_ { block: _Block_!, deployment: String!, hasIndexingErrors: Boolean! }

  type Query {
    _meta: _Meta_!
    pair(id: ID!): Pair
    pairs(first: Int = 100, skip: Int = 0, orderBy: Pair_orderBy = id, orderDirection: OrderDirection = asc, where: Pair_filter): [Pair!]!
    swaps(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, where: Swap_filter): [Swap!]!
    orderFills(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, where: OrderFill_filter): [OrderFill!]!
  }
`);
