/** "000 §9" gives the specification's section. */
export const rules = {
  rpc: {
    /** JSON-RPC requests within it share one HTTP request. 000 §7, §9. */
    batchWaitMs: 50,
    /** Maximum delay of a block's request by the logs that share it. */
    separateMs: 3000,
    /** A block's request is abandoned after as many blocks. */
    abandonBlocks: 20,
    /** Retries of user actions after HTTP 429. */
    busyTries: 3,
    busyWaitMs: 1000,
    /** The node lacks the block; another node may answer next. */
    missingBlockTries: 3,
    missingBlockWaitMs: 300,
  },
  multicall: {
    /** Applies if a call gives no gas. 000 §9. */
    defaultGas: 200_000,
    /** Maximum of one aggregate. 000 §9. */
    chunkGasLimit: 100_000_000,
    /** Random wait before a failed aggregate's retry. 000 §9. */
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
    /** New reads within it share one aggregate. 000 §9. */
    listenersDebounceMs: 100,
    /** Pools that lead to dollars: about ten seconds. */
    dollarBlocks: 5,
  },
  page: {
    /** Wait for a framed page's Safe, and for wallets' announcements. 000 §4. */
    walletsSettleMs: 100,
    /** A wallet that does not answer is not waited for. */
    walletSilenceMs: 3000,
    /** 000 §9, "popup auto-remove". */
    popupRemoveAfterMs: 25_000,
    /** 000 §9, "search and name lookup debounce". */
    typingPauseMs: 200,
  },
  book: {
    /** First scan of a list. 001 §4, §9. */
    pageSize: 100,
    /** First scan on a phone. */
    phonePageSize: 25,
    /** After the first scan: 15 million gas, so that both sides stay below a node's usual 50. */
    deepPageSize: 500,
    /** Orders per side. */
    depth: 10_000,
    /** Spot checks of a list that is followed by events: blocks between, orders per check. */
    checkBlocks: 30,
    checkSize: 25,
    /** Requested again, for late events and replaced blocks. */
    overlapBlocks: 2,
    /** After a longer pause a list is read again instead of caught up by events. */
    catchUpMs: 60_000,
    /** Order book's minimum for a token: about five minutes. */
    minimumBlocks: 150,
  },
  gas: {
    /** Left for gas by Max, raw units. 000 §9. */
    nativeReserve: 10_000_000_000_000_000n,
    /** Estimates plus a fifth: order without fills, each fill, wrap, supply, supply that creates its pool. */
    order: 1_000_000n,
    fill: 150_000n,
    /** Rewards update once per block: another transaction may have paid at the estimate (29,000 measured). */
    oncePerBlock: 60_000n,
    wrap: 100_000n,
    /** Another exchange's router, and an approval. */
    swap: 150_000n,
    approve: 60_000n,
    supply: 500_000n,
    firstSupply: 4_000_000n,
    /** Wallets allow it on the gas price, which may rise until the block. */
    feeCapFactor: 2n,
    priceBlocks: 3,
  },
  split: {
    /** Least gain over the best exchange alone, after exchange fees. */
    minGainBps: 1,
  },
  slippage: {
    /** Market order. 000 §9, V2-style trades. */
    autoBps: 50,
    /** Lower ends of severities 1 to 4. 000 §9. */
    priceImpactBandsBps: [100, 300, 500, 1500],
    /** Adding liquidity, and every first supply. 000 §7, §9. */
    liquidityBps: 50,
  },
  accountOrders: {
    retryBlocks: 30,
    /** Open orders of other markets read back from the chain. */
    otherMarkets: 100,
    /** Requested again: nodes behind one URL differ by some blocks. */
    overlapBlocks: 16,
  },
  history: {
    retryMs: 30_000,
  },
  markets: {
    /** Factory pools in the first read, and in later ones. */
    firstPage: 100,
    page: 250,
    tokenPage: 100,
    shown: 50,
    reservesBlocks: 5,
    tradesBlocks: 15,
    retryBlocks: 15,
    /** Whole list: about five minutes. */
    refreshBlocks: 150,
  },
  service: {
    timeoutMs: 5000,
    /** A page of the history has at most about 1 MB. */
    maxBytes: 5_000_000,
    /** Consecutive problems before a pause, which doubles each time. */
    breaker: { problems: 3, pauseMs: 15_000, maxPauseMs: 120_000 },
    /** Background requests; the random wait doubles. 000 §9, as for reads. */
    retry: { tries: 3, minWaitMs: 1000, maxWaitMs: 2500 },
    /** Queried depth below the head: receipts are final there. */
    depthBlocks: 64,
    /** Blocks read from the chain to verify the data service. */
    sampleBlocks: 100,
    /** 001 §9, "polling interval". */
    pollMs: 15_000,
    /** Lower bounds, behind the chain. 000 §9, 001 §9. */
    delayBlocks: 20,
    majorDelayBlocks: 500,
  },
  lists: {
    /** Token list downloads. 000 §4, §7. */
    refreshMs: 600_000,
    /** 10,000 tokens of the schema need about half of it. */
    maxBytes: 10_000_000,
    timeoutMs: 15_000,
  },
  airdrops: {
    maxBytes: 5_000_000,
    timeoutMs: 15_000,
    /** Downloads, with a random wait; as 000 §9 for reads. */
    tries: 3,
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
  },
  tokens: {
    /** Results from lists that are switched off. 000 §5, §9. */
    searchLimit: 10,
    /** Balances that the token picker reads besides those in view. */
    pickerHeld: 100,
    /** Search for held tokens. */
    heldPage: 400,
    heldBlocks: 150,
    /** Imported and starred tokens whose pairs with the base tokens are searched for positions. */
    tracked: 30,
  },
  prices: {
    /** Every pool of a chain to dollars; below it less than $10 moves a price by 2 %. */
    minDepthDollars: 1000n,
    /** 1/10000: three pools' fees and the remainder of arbitrage. */
    maxGapBps: 500,
    /** A half of the deepest chain's depth suffices to contradict it. */
    rivalPart: 2n,
  },
  gauge: {
    /** 1/10000 from the market: the loss is shown in dollars, a typed word confirms it. */
    namedBps: 200,
    typedBps: 500,
    depthBps: 200,
  },
  pools: {
    /** About an hour. */
    protocolFeeBlocks: 1800,
    /** Rewards pool's terms: about five minutes. */
    miningBlocks: 150,
    /** Swaps of pools in view, for their fee yields: about five minutes. */
    swapsBlocks: 150,
    /** About 750 bytes each: older days of further pools are not read beyond. */
    mostSwaps: 40_000,
  },
  positions: {
    /** Requested again: nodes behind one URL differ by some blocks. */
    overlapBlocks: 16,
    /** Stored positions end this far below the head, where no block is replaced. */
    depthBlocks: 64,
    /** Stored positions this new: their later logs join the visit's first request. */
    nearBlocks: 10_000,
    retryBlocks: 30,
  },
  earnings: {
    /** Position's history: while its last move can be reorganised, and afterwards. */
    freshBlocks: 8,
    checkBlocks: 300,
    retryBlocks: 15,
  },
  /** 10 s and 30 s on Polygon, above usual delays. The milliseconds apply if blocks come faster. */
  freshness: { lateBlocks: 5, lateMinMs: 5000, staleBlocks: 15, staleMinMs: 20_000 },
  nodes: {
    /** Behind the best node. */
    asGood: { blocks: 2, ms: 6000 },
    /** Slower nodes and servers are left out. */
    compareTimeoutMs: 2500,
    /** Each request in the test of one node. */
    testTimeoutMs: 5000,
    /** While blocks are late; doubles. */
    compareMinWaitMs: 5000,
    compareMaxWaitMs: 60_000,
  },
  clock: {
    /** Ahead of the device's clock. */
    blockAheadMs: 5000,
    /** Correct within, notice above; ages are corrected in between too. */
    toleranceMs: 3000,
    noticeMs: 30_000,
  },
  signing: {
    /** A simulation's block behind the highest one, if prices matter; healthy nodes differ by one or two. */
    maxBehindBlocks: 3,
    /** A wallet that has not answered for so long may have sent the transaction all the same. */
    silentWalletMs: 20_000,
    /** A wallet that refused may have sent the transaction all the same. */
    refusedWatchBlocks: 30,
    /** While another transaction of the account is in the pool, or its nonce is searched. */
    busyWatchBlocks: 150,
    /** One block time apart, before a problem is shown that a lagging node may cause. */
    laggingNodeTries: 2,
    /** Second node that confirms the decisive numbers. */
    secondNodeTimeoutMs: 1500,
  },
} as const;
