/**
 * Numbers of the specification that the reading of the chain and the shell work with; "000 §9" is where each stands.
 */
export const rules = {
  rpc: {
    /** Waiting time in which JSON-RPC requests join one HTTP request. 000 §7, §9. */
    batchWaitMs: 50,
    /** Logs of an account's whole history that travel with a block's request hold it up so long at most. */
    besideMs: 3000,
    /** A block's request that has not ended after the time of so many blocks is abandoned, and the next one sent. */
    abandonBlocks: 20,
    /** What a press waits for is retried so often where a node answers HTTP 429, after so long each time. */
    busyTries: 3,
    busyWaitMs: 1000,
    /** The same where it is about a block that the node does not have yet: the next one to answer may have it. */
    missingBlockTries: 3,
    missingBlockWaitMs: 300,
  },
  multicall: {
    /** Gas a call of an aggregate counts for unless it says otherwise. 000 §9. */
    defaultGas: 200_000,
    /** Most gas of one aggregate. 000 §9. */
    chunkGasLimit: 100_000_000,
    /** A failed aggregate is asked again after a random wait between the two. 000 §9. */
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
    /** Newly wanted reads are collected this long. 000 §9. */
    listenersDebounceMs: 100,
    /** Blocks after which the pools that lead to dollars are read again: about ten seconds. */
    dollarBlocks: 5,
  },
  page: {
    /** A framed page waits so long for its Safe, and wallets announce themselves within this time. 000 §4. */
    walletsSettleMs: 100,
    /** 000 §9, "popup auto-remove". */
    popupRemoveAfterMs: 25_000,
    /** What was typed is looked up after this pause. 000 §9, "search and name lookup debounce". */
    typingPauseMs: 200,
  },
  book: {
    /** First scan of an order list. 001 §4, §9. */
    pageSize: 100,
    /** Of these, what a phone reads before the others. */
    phonePageSize: 25,
    /** Orders of the pages after the first scan: 15 million gas, so that both sides stay below a node's usual 50. */
    deepPageSize: 500,
    /** Most orders of a side that are read. */
    depth: 10_000,
    /** After so many blocks the next orders of a list that is kept by its events are compared with the chain: so many. */
    checkBlocks: 30,
    checkSize: 25,
    /** Blocks whose events are requested once more, to notice late ones and blocks that were replaced. */
    overlapBlocks: 2,
    /** A pause after which a list is read anew instead of catching up by its events. */
    catchUpMs: 60_000,
    /** Blocks after which the order book's minimum for a token is read again: about five minutes. */
    minimumBlocks: 150,
  },
  gas: {
    /** Least native coin that Max leaves for gas, raw units. 000 §9. */
    nativeReserve: 10_000_000_000_000_000n,
    /**
     * Most gas that a transaction paying native coin may ask for, with the fifth that is added to its estimate: an
     * order that takes no resting one, each one taken, a wrap, a supply, and one that creates its pool.
     */
    order: 1_000_000n,
    fill: 150_000n,
    /**
     * Added for contracts that settle rewards once a block: the estimate may have run behind another transaction of the
     * same block, which had paid for that (29,000 measured for an order's pool).
     */
    oncePerBlock: 60_000n,
    wrap: 100_000n,
    supply: 500_000n,
    firstSupply: 4_000_000n,
    /** Wallets offer up to so many times the gas price of the moment, as it may rise until the block. */
    feeCapFactor: 2n,
    /** Blocks after which the gas price is read again. */
    priceBlocks: 3,
  },
  slippage: {
    /** Slippage of a market order that is left to the exchange. 000 §9, V2-style trades. */
    autoBps: 50,
    /** Lower ends of the price impact's severities 1 to 4, in 1/10000. 000 §9. */
    priceImpactBandsBps: [100, 300, 500, 1500],
    /**
     * Slippage of adding liquidity where it is left to the exchange, and of every first supply of a pool. 000 §7, §9.
     */
    liquidityBps: 50,
  },
  accountOrders: {
    /** Blocks after which an account's history is read again after a failure. */
    retryBlocks: 30,
    /** Most open orders of other markets that are read back from the chain. */
    otherMarkets: 100,
    /** Events of an account's orders that are kept for the next visit, about 250 characters each. */
    keptEvents: 2000,
    /** Blocks whose events of an account's orders are requested once more: nodes behind one address differ by some. */
    overlapBlocks: 16,
  },
  history: {
    /** A failed reading of history is retried after this. */
    retryMs: 30_000,
  },
  markets: {
    /** Pools of the factory in the first reading of the market list, and in each that follows. */
    firstPage: 100,
    page: 250,
    /** Tokens whose symbols are read at once for the market list. */
    tokenPage: 100,
    /** Markets of the list that are shown before more are requested. */
    shown: 50,
    /** Blocks after which the reserves of the markets shown, and their trades, are read again. */
    reservesBlocks: 5,
    tradesBlocks: 15,
    /** Blocks after which a reading of the market list that failed is begun anew. */
    retryBlocks: 15,
    /** Blocks after which the whole list is read anew: about five minutes. */
    refreshBlocks: 150,
  },
  service: {
    /** An answer of the data service that takes longer is given up. */
    timeoutMs: 5000,
    /** An answer of it beyond this is not read: a page of the history has at most about 1 MB. */
    maxBytes: 5_000_000,
    /** A service that failed so often in a row is left alone, twice as long each time up to the most. */
    breaker: { problems: 3, pauseMs: 15_000, maxPauseMs: 120_000 },
    /** What people did not ask for is tried so often, after a random wait that doubles. 000 §9, as for reads. */
    retry: { tries: 3, minWaitMs: 1000, maxWaitMs: 2500 },
    /** The data service is queried for blocks this deep below the head, as deep as receipts are settled. */
    depthBlocks: 64,
    /** Blocks of a sample that is read from the chain to verify the data service. */
    sampleBlocks: 100,
    /** How often the data service is asked for its newest block. 001 §9, "polling interval". */
    pollMs: 15_000,
    /** Lower ends of the gaps behind the chain that are a delay and a major delay. 000 §9, 001 §9. */
    delayBlocks: 20,
    majorDelayBlocks: 500,
  },
  lists: {
    /** Token lists are fetched again this often. 000 §4, §7. */
    refreshMs: 600_000,
    /** A token list beyond this is not taken: 10,000 tokens of the schema need about half of it. */
    maxBytes: 10_000_000,
    /** How long one address of a token list may take. */
    timeoutMs: 15_000,
  },
  airdrops: {
    /** A claim file, or their mapping, beyond this is not read. */
    maxBytes: 5_000_000,
    timeoutMs: 15_000,
    /** What could not be fetched is fetched so often, after a random wait between the two; as 000 §9 for reads. */
    tries: 3,
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
  },
  tokens: {
    /** Most results of a token search among the lists that are switched off. 000 §5, §9. */
    searchLimit: 10,
    /** Most tokens whose balances the token picker reads to put the held ones first, besides those in view. */
    pickerHeld: 100,
    /** Tokens of one request that looks for those an account holds, and the blocks after which it is looked anew. */
    heldPage: 400,
    heldBlocks: 150,
    /** Most imported and starred tokens whose pairs with the base tokens are searched for positions. */
    tracked: 30,
  },
  prices: {
    /**
     * Dollars that every pool of a chain to dollars holds against the token that it values. Below it, less than $10
     * moves a price by 2 %, so it is nobody's market. A token without such a chain has no dollar value.
     */
    minDepthDollars: 1000n,
    /** Pools within this of each other agree: three pools' fees and what arbitrage leaves. In 1/10000. */
    maxGapBps: 500,
    /** A chain of pools contradicts the deepest one from this part of its depth on: from a half. */
    rivalPart: 2n,
  },
  gauge: {
    /** A supply at a price further from the market is named in dollars, and beyond the second it takes a typed word. */
    namedBps: 200,
    typedBps: 500,
    /** The depth shown is what moves the price by this. In 1/10000. */
    depthBps: 200,
  },
  pools: {
    /** Blocks after which it is read again what part of the fees the protocol takes: about an hour. */
    protocolFeeBlocks: 1800,
    /** Blocks after which it is read again what the rewards pool does with pool tokens: about five minutes. */
    miningBlocks: 150,
  },
  positions: {
    /** Blocks whose arrivals of pool tokens are requested once more: nodes behind one address differ by some. */
    overlapBlocks: 16,
    /** What is remembered of positions ends this deep below the head, where no block is replaced any more. */
    depthBlocks: 64,
    /** Of what is remembered up to so many blocks ago the logs since travel with the visit's first request. */
    nearBlocks: 10_000,
    /** Blocks after which a search for positions that failed goes on. */
    retryBlocks: 30,
  },
  earnings: {
    /** Blocks after which a position's history is checked again: while its last move can be reorganised, and then. */
    freshBlocks: 8,
    checkBlocks: 300,
    /** Blocks after which a failed reading of a position's history is retried. */
    retryBlocks: 15,
  },
  /**
   * A block is late above 5 blocks of age and stale above 15 (10 s and 30 s on Polygon): a node a few blocks behind and
   * the usual hiccups of the chain stay below. Where blocks come faster, the milliseconds count.
   */
  freshness: { lateBlocks: 5, lateMinMs: 5000, staleBlocks: 15, staleMinMs: 20_000 },
  nodes: {
    /** Nodes up to so many blocks and milliseconds behind the best one are as good as it is. */
    asGood: { blocks: 2, ms: 6000 },
    /** A node or server that takes longer is left out where nodes are compared. */
    compareTimeoutMs: 2500,
    /** A request of the test of one node may take so long. */
    testTimeoutMs: 5000,
    /**
     * Nodes are compared this long after the last time while blocks are late, twice as long each time up to the most.
     */
    compareMinWaitMs: 5000,
    compareMaxWaitMs: 60_000,
  },
  clock: {
    /** A block further ahead of the device's clock than this means that one of the two is wrong. */
    blockAheadMs: 5000,
    /** A clock is right within the first, and said to be wrong beyond the second; ages are corrected in between too. */
    toleranceMs: 3000,
    saidMs: 30_000,
  },
  signing: {
    /**
     * A transaction whose outcome depends on prices is sent only if it was simulated at most so many blocks below the
     * highest one that any node or the wallet has: nodes in good health differ by one or two.
     */
    maxBehindBlocks: 3,
    /** What may come of a node that lags a little is retried so often, a block's time apart, before it is shown. */
    laggingNodeTries: 2,
    /** A second node that takes longer to confirm the numbers that decide is not waited for. */
    secondNodeTimeoutMs: 1500,
  },
} as const;
