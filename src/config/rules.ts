/** Numbers of the specification for chain reads and the shell; "000 §9" gives the section. */
export const rules = {
  rpc: {
    /** Time in which JSON-RPC requests are collected for one HTTP request. 000 §7, §9. */
    batchWaitMs: 50,
    /** Maximum delay of a block's request for logs of an account's whole history that share it. */
    besideMs: 3000,
    /** Time limit of a block's request, in blocks; then it is abandoned, and the next one sent. */
    abandonBlocks: 20,
    /** Retries, and the wait between them, of a user action's request that a node answers with HTTP 429. */
    busyTries: 3,
    busyWaitMs: 1000,
    /**
     * Retries, and the wait between them, of a request for a block that the node lacks: another node may answer next.
     */
    missingBlockTries: 3,
    missingBlockWaitMs: 300,
  },
  multicall: {
    /** Gas of a call without explicit gas. 000 §9. */
    defaultGas: 200_000,
    /** Maximum gas of one aggregate. 000 §9. */
    chunkGasLimit: 100_000_000,
    /** Range of the random wait before a failed aggregate is retried. 000 §9. */
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
    /** Time in which new reads are collected. 000 §9. */
    listenersDebounceMs: 100,
    /** Blocks between reads of the pools that lead to dollars: about ten seconds. */
    dollarBlocks: 5,
  },
  page: {
    /** Wait of a framed page for its Safe, and of the page for wallets' announcements. 000 §4. */
    walletsSettleMs: 100,
    /** 000 §9, "popup auto-remove". */
    popupRemoveAfterMs: 25_000,
    /** Debounce of typed text before a lookup. 000 §9, "search and name lookup debounce". */
    typingPauseMs: 200,
  },
  book: {
    /** Orders of the first scan of a list. 001 §4, §9. */
    pageSize: 100,
    /** Orders of the first scan on a phone. */
    phonePageSize: 25,
    /** Orders per page after the first scan: 15 million gas, so that both sides stay below a node's usual 50. */
    deepPageSize: 500,
    /** Maximum of orders read per side. */
    depth: 10_000,
    /** Blocks between spot checks of a list that is followed by events, and orders per check. */
    checkBlocks: 30,
    checkSize: 25,
    /** Blocks whose events are requested again, to detect late events and replaced blocks. */
    overlapBlocks: 2,
    /** Pause after which a list is read again instead of catching up by events. */
    catchUpMs: 60_000,
    /** Blocks between reads of the order book's minimum for a token: about five minutes. */
    minimumBlocks: 150,
  },
  gas: {
    /** Native coin that Max leaves for gas, raw units. 000 §9. */
    nativeReserve: 10_000_000_000_000_000n,
    /**
     * Maximum gas of a transaction that pays native coin, including a fifth on top of its estimate: an order without
     * fills, each fill, a wrap, a supply, and a supply that creates its pool.
     */
    order: 1_000_000n,
    fill: 150_000n,
    /**
     * Added for contracts that update rewards once per block: the estimate may have followed another transaction of the
     * same block that paid for the update (29,000 measured for an order's pool).
     */
    oncePerBlock: 60_000n,
    wrap: 100_000n,
    supply: 500_000n,
    firstSupply: 4_000_000n,
    /** Factor that wallets allow on the current gas price, which may rise until the block. */
    feeCapFactor: 2n,
    /** Blocks between reads of the gas price. */
    priceBlocks: 3,
  },
  slippage: {
    /** Automatic slippage of a market order. 000 §9, V2-style trades. */
    autoBps: 50,
    /** Lower ends of the price impact's severities 1 to 4, in 1/10000. 000 §9. */
    priceImpactBandsBps: [100, 300, 500, 1500],
    /** Automatic slippage of adding liquidity, and of every first supply of a pool. 000 §7, §9. */
    liquidityBps: 50,
  },
  accountOrders: {
    /** Blocks before a failed read of an account's history is retried. */
    retryBlocks: 30,
    /** Maximum of open orders of other markets read back from the chain. */
    otherMarkets: 100,
    /** Maximum of stored events of an account's orders, about 250 characters each. */
    keptEvents: 2000,
    /** Blocks whose events of an account's orders are requested again: nodes behind one URL differ by some blocks. */
    overlapBlocks: 16,
  },
  history: {
    /** Wait before a failed read of history is retried. */
    retryMs: 30_000,
  },
  markets: {
    /** Pools of the factory in the first read of the market list, and in each later one. */
    firstPage: 100,
    page: 250,
    /** Tokens per read of symbols for the market list. */
    tokenPage: 100,
    /** Markets shown before more are requested. */
    shown: 50,
    /** Blocks between reads of the shown markets' reserves, and of their trades. */
    reservesBlocks: 5,
    tradesBlocks: 15,
    /** Blocks before a failed read of the market list restarts. */
    retryBlocks: 15,
    /** Blocks between reads of the whole list: about five minutes. */
    refreshBlocks: 150,
  },
  service: {
    /** Time limit of an answer of the data service. */
    timeoutMs: 5000,
    /** Maximum size of its answer: a page of the history has at most about 1 MB. */
    maxBytes: 5_000_000,
    /**
     * Circuit breaker: consecutive problems before a service is paused. The pause doubles each time up to the maximum.
     */
    breaker: { problems: 3, pauseMs: 15_000, maxPauseMs: 120_000 },
    /** Tries of background requests, with a random wait that doubles. 000 §9, as for reads. */
    retry: { tries: 3, minWaitMs: 1000, maxWaitMs: 2500 },
    /** Depth below the head of queried blocks, equal to the depth at which receipts are final. */
    depthBlocks: 64,
    /** Blocks per sample that is read from the chain to verify the data service. */
    sampleBlocks: 100,
    /** Interval of requests for the data service's newest block. 001 §9, "polling interval". */
    pollMs: 15_000,
    /** Lower bounds of a delay and of a major delay behind the chain, in blocks. 000 §9, 001 §9. */
    delayBlocks: 20,
    majorDelayBlocks: 500,
  },
  lists: {
    /** Interval of token list downloads. 000 §4, §7. */
    refreshMs: 600_000,
    /** Maximum size of a token list: 10,000 tokens of the schema need about half of it. */
    maxBytes: 10_000_000,
    /** Time limit of one URL of a token list. */
    timeoutMs: 15_000,
  },
  airdrops: {
    /** Maximum size of a claim file, or of their mapping. */
    maxBytes: 5_000_000,
    timeoutMs: 15_000,
    /** Tries of a download, with a random wait between the two bounds; as 000 §9 for reads. */
    tries: 3,
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
  },
  tokens: {
    /** Maximum of results from lists that are switched off. 000 §5, §9. */
    searchLimit: 10,
    /** Maximum of balances that the token picker reads to sort held tokens first, besides those in view. */
    pickerHeld: 100,
    /** Tokens per request of the search for held tokens, and blocks between searches. */
    heldPage: 400,
    heldBlocks: 150,
    /** Maximum of imported and starred tokens whose pairs with the base tokens are searched for positions. */
    tracked: 30,
  },
  prices: {
    /**
     * Minimum depth of every pool of a chain to dollars, in dollars. Below it, less than $10 moves a price by 2 %. A
     * token without such a chain has no dollar value.
     */
    minDepthDollars: 1000n,
    /** Gap within which pools agree: three pools' fees and the remainder of arbitrage. In 1/10000. */
    maxGapBps: 500,
    /** Smallest fraction of the deepest chain's depth at which a chain of pools can contradict it: a half. */
    rivalPart: 2n,
  },
  gauge: {
    /**
     * Distances from the market, in 1/10000, above which a supply's loss is shown in dollars, and above which a typed
     * word confirms it.
     */
    namedBps: 200,
    typedBps: 500,
    /** Price change that the displayed depth refers to. In 1/10000. */
    depthBps: 200,
  },
  pools: {
    /** Blocks between reads of the protocol's fee share: about an hour. */
    protocolFeeBlocks: 1800,
    /** Blocks between reads of the rewards pool's terms: about five minutes. */
    miningBlocks: 150,
  },
  positions: {
    /** Blocks whose incoming pool tokens are requested again: nodes behind one URL differ by some blocks. */
    overlapBlocks: 16,
    /** Depth below the head at which stored positions end, because no block is replaced there. */
    depthBlocks: 64,
    /** Maximum age in blocks of stored positions whose later logs join the visit's first request. */
    nearBlocks: 10_000,
    /** Blocks before a failed search for positions continues. */
    retryBlocks: 30,
  },
  earnings: {
    /** Blocks between checks of a position's history: while its last move can be reorganised, and afterwards. */
    freshBlocks: 8,
    checkBlocks: 300,
    /** Blocks before a failed read of a position's history is retried. */
    retryBlocks: 15,
  },
  /**
   * Age limits: late above 5 blocks and stale above 15 (10 s and 30 s on Polygon). Nodes a few blocks behind and usual
   * delays stay below. If blocks come faster, the milliseconds apply.
   */
  freshness: { lateBlocks: 5, lateMinMs: 5000, staleBlocks: 15, staleMinMs: 20_000 },
  nodes: {
    /** Distance behind the best node within which a node is equally good. */
    asGood: { blocks: 2, ms: 6000 },
    /** Time limit of a node or server in a comparison; slower ones are left out. */
    compareTimeoutMs: 2500,
    /** Time limit of a request in the test of one node. */
    testTimeoutMs: 5000,
    /** Wait between comparisons of nodes while blocks are late; it doubles up to the maximum. */
    compareMinWaitMs: 5000,
    compareMaxWaitMs: 60_000,
  },
  clock: {
    /** Tolerance for a block ahead of the device's clock; beyond it one of the two is wrong. */
    blockAheadMs: 5000,
    /**
     * Limit within which a clock is correct, and limit above which a notice appears; ages are corrected in between too.
     */
    toleranceMs: 3000,
    saidMs: 30_000,
  },
  signing: {
    /**
     * Maximum distance of a simulation's block from the highest block of any node or the wallet: healthy nodes differ
     * by one or two. It applies to transactions whose outcome depends on prices.
     */
    maxBehindBlocks: 3,
    /** Retries, one block time apart, of a problem that a slightly lagging node may cause, before it is shown. */
    laggingNodeTries: 2,
    /** Time limit of a second node that confirms the decisive numbers. */
    secondNodeTimeoutMs: 1500,
  },
} as const;
