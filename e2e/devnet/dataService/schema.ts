import { buildSchema } from 'graphql';

/** Pairs and swaps as in Uniswap V2's subgraph (whole tokens); fills, orders and accounts' trades in raw units. */
export const schema = buildSchema(`
  scalar BigInt
  scalar BigDecimal
  scalar Bytes

  enum OrderDirection { asc desc }
  enum Pair_orderBy { id createdAtBlockNumber txCount }
  enum Entry_orderBy { id timestamp logIndex }

  input Transaction_filter { id: String, blockNumber: BigInt, blockNumber_gte: BigInt, blockNumber_lte: BigInt }
  input Pair_filter { id: String, id_gt: ID, id_in: [String!], token0: String, token1: String }
  input Swap_filter { pair: String, timestamp_gte: BigInt, timestamp_lte: BigInt, transaction_: Transaction_filter }
  input OrderFill_filter { pair: String, orderNo: BigInt, timestamp_gte: BigInt, timestamp_lte: BigInt, transaction_: Transaction_filter }

  enum Block_orderBy { id number timestamp }
  enum Balance_orderBy { id operateTime orderNo }

  input Block_filter { id: ID, number: BigInt, timestamp_gte: BigInt, timestamp_lte: BigInt }
  input Block_height { number: Int }
  input OrderTransactionBalance_filter { customerAccount: Bytes, amount: BigInt, amount_gt: BigInt, operateTime_gt: BigInt }
  input AccountTransactionAmount_filter {
    customerAccount: Bytes, fromToken: String, toToken: String, toNum_gt: BigInt, type: String, operateTime_gt: BigInt
  }

  enum Token_orderBy { id symbol txCount }
  enum Mining_orderBy { id versionBlkStart versionBlkEnd }
  input Token_filter { id: ID, id_gt: ID, id_in: [ID!], symbol: String }
  input Mining_filter { customerAccount: Bytes, versionBlkStart_gte: BigInt, versionBlkStart_lt: BigInt }

  """Whole tokens traded in all, in how many trades, and what one costs in the native coin: 0 without a pool of both."""
  type Token {
    id: ID!, symbol: String!, name: String!, decimals: BigInt!, tradeVolume: BigDecimal!, txCount: BigInt!, derivedETH: BigDecimal!
  }
  """What the native coin costs in dollars."""
  type Bundle { id: ID!, ethPrice: BigDecimal! }
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
  """An order: amount is 0 while it is open, then what was traded of it. Raw units."""
  type OrderTransactionBalance {
    id: ID!, orderNo: BigInt!, customerAccount: Bytes!, fromToken: Token!, toToken: Token!, amount: BigInt!,
    amountOrder: BigInt!, amountTrading: BigInt!, amountCancellation: BigInt!, orderPriceA: BigInt!, orderPriceB: BigInt!,
    operateTime: BigInt!, transactionHash: Bytes!
  }
  """One update of an account's order; type 3 is a trade. Raw units."""
  type AccountTransactionAmount {
    id: ID!, type: String!, orderNo: BigInt!, customerAccount: Bytes!, fromToken: Token!, toToken: Token!,
    fromNum: BigInt!, toNum: BigInt!, operateTime: BigInt!, transactionHash: Bytes!
  }
  """A pair whose resting orders are rewarded."""
  type PairFactorConfig {
    id: ID!, token0: Bytes!, token1: Bytes!, token0Symbol: String!, token1Symbol: String!,
    factorValue: BigInt!, maxLimit: BigInt!, minLimit: BigInt!
  }
  enum PairSum_orderBy { id sumMiningUSD }
  input PairSum_filter { token0: Bytes, token1: Bytes }
  """Dollars that were traded in a pair."""
  type PairSumMiningUSD { id: ID!, token0: Bytes!, token1: Bytes!, sumMiningUSD: BigDecimal! }
  type OrderMiningTerms { id: ID!, step: BigInt!, blockAllReward: BigInt! }
  """All that an account's resting orders earned, raw, up to a block."""
  type SumOrderAmountForMining { id: ID!, customerAccount: Bytes!, bonusAmount: BigInt!, versionBlkEnd: BigInt! }
  """What they earned between two blocks."""
  type PairAmountForOrderMining {
    id: ID!, customerAccount: Bytes!, versionBlkStart: BigInt!, versionBlkEnd: BigInt!, bonusAmount: BigInt!
  }
  """Of the subgraph of blocks, which lies at the same address here."""
  type Block { id: ID!, number: BigInt!, timestamp: BigInt! }
  type _Block_ { number: Int!, hash: Bytes }
  type _Meta_ { block: _Block_!, deployment: String!, hasIndexingErrors: Boolean! }

  type Query {
    _meta: _Meta_!
    blocks(first: Int = 100, skip: Int = 0, orderBy: Block_orderBy = id, orderDirection: OrderDirection = asc, where: Block_filter): [Block!]!
    pair(id: ID!): Pair
    pairs(first: Int = 100, skip: Int = 0, orderBy: Pair_orderBy = id, orderDirection: OrderDirection = asc, where: Pair_filter, block: Block_height): [Pair!]!
    swaps(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, where: Swap_filter, block: Block_height): [Swap!]!
    orderFills(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, where: OrderFill_filter, block: Block_height): [OrderFill!]!
    orderTransactionBalances(
      first: Int = 100, skip: Int = 0, orderBy: Balance_orderBy = id, orderDirection: OrderDirection = asc,
      where: OrderTransactionBalance_filter, block: Block_height
    ): [OrderTransactionBalance!]!
    accountTransactionAmounts(
      first: Int = 100, skip: Int = 0, orderBy: Balance_orderBy = id, orderDirection: OrderDirection = asc,
      where: AccountTransactionAmount_filter, block: Block_height
    ): [AccountTransactionAmount!]!
    token(id: ID!): Token
    tokens(first: Int = 100, skip: Int = 0, orderBy: Token_orderBy = id, orderDirection: OrderDirection = asc, where: Token_filter, block: Block_height): [Token!]!
    bundle(id: ID!): Bundle
    bundles(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, block: Block_height): [Bundle!]!
    pairSumMiningUSDs(
      first: Int = 100, skip: Int = 0, orderBy: PairSum_orderBy = id, orderDirection: OrderDirection = asc,
      where: PairSum_filter, block: Block_height
    ): [PairSumMiningUSD!]!
    pairFactorConfigs(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, block: Block_height): [PairFactorConfig!]!
    orderMiningTerms_collection(first: Int = 100, skip: Int = 0, orderBy: Entry_orderBy = id, orderDirection: OrderDirection = asc, block: Block_height): [OrderMiningTerms!]!
    sumOrderAmountForMinings(
      first: Int = 100, skip: Int = 0, orderBy: Mining_orderBy = id, orderDirection: OrderDirection = asc,
      where: Mining_filter, block: Block_height
    ): [SumOrderAmountForMining!]!
    pairAmountForOrderMinings(
      first: Int = 100, skip: Int = 0, orderBy: Mining_orderBy = id, orderDirection: OrderDirection = asc,
      where: Mining_filter, block: Block_height
    ): [PairAmountForOrderMining!]!
  }
`);
