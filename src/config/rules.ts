/** "000 §9" names a section of the specification. */
export const rules = {
  rpc: {
    /** Requests within this time share one HTTP request. 000 §7, §9. */
    batchWaitMs: 50,
    /** Maximum delay of a block's request by the logs that share it. */
    separateMs: 3000,
    /** Number of blocks after which a block's request is abandoned. */
    abandonBlocks: 20,
    busyTries: 3,
    busyWaitMs: 1000,
    /** Number of retries while the node lacks the block, because another node may answer next. */
    missingBlockTries: 3,
    missingBlockWaitMs: 300,
  },
  multicall: {
    /** Gas of a call that names none. 000 §9. */
    defaultGas: 200_000,
    /** Maximum of one aggregate. 000 §9. */
    chunkGasLimit: 100_000_000,
    /** Random wait before a failed aggregate is retried. 000 §9. */
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
    /** Reads requested within this time share one aggregate. 000 §9. */
    listenersDebounceMs: 100,
    /** Age in blocks of pools that lead to dollars: about ten seconds. */
    dollarBlocks: 5,
    /** The same while no account is connected: about half a minute. */
    visitorDollarBlocks: 15,
  },
  page: {
    /** Wait for a framed page's Safe, and for wallets' announcements. 000 §4. */
    walletsSettleMs: 100,
    /** A wallet that takes longer is not waited for. */
    walletSilenceMs: 3000,
    /** 000 §9, "popup auto-remove". */
    popupRemoveAfterMs: 25_000,
    /** 000 §9, "search and name lookup debounce". */
    typingPauseMs: 200,
  },
  book: {
    /** First scan of a list. 001 §4, §9. */
    pageSize: 100,
    phonePageSize: 25,
    /** Later scans take 15 million gas, so that both sides stay below a node's usual 50 million. */
    deepPageSize: 500,
    depth: 10_000,
    /** Spot checks of a list that events keep current: blocks between checks, orders per check. */
    checkBlocks: 30,
    checkSize: 25,
    /** Blocks that are requested again, for late events and replaced blocks. */
    overlapBlocks: 2,
    /** After a longer pause a list is read again instead of updated by events. */
    catchUpMs: 60_000,
    /** Age of the order book's minimum for a token: about five minutes. */
    minimumBlocks: 150,
  },
  gas: {
    /** Raw native coin that Max leaves for gas. 000 §9. */
    nativeReserve: 10_000_000_000_000_000n,
    /** Estimates plus a fifth: order without fills, each fill, wrap, supply, supply that creates its pool. */
    order: 1_000_000n,
    fill: 150_000n,
    /**
     * Rewards update once per block, and another transaction may have paid for that at the time of the estimate
     * (29,000 measured).
     */
    oncePerBlock: 60_000n,
    wrap: 100_000n,
    swap: 150_000n,
    approve: 60_000n,
    supply: 500_000n,
    firstSupply: 4_000_000n,
    /** Factor by which wallets let the fee cap exceed the gas price, which may rise until the block. */
    feeCapFactor: 2n,
    priceBlocks: 3,
  },
  split: {
    minGainBps: 1,
  },
  slippage: {
    /** Market orders. 000 §9, V2-style trades. */
    autoBps: 50,
    /** Lower ends of severities 1 to 4. 000 §9. */
    priceImpactBandsBps: [100, 300, 500, 1500],
    /** Supplies of liquidity, and every first supply. 000 §7, §9. */
    liquidityBps: 50,
  },
  accountOrders: {
    retryBlocks: 30,
    otherMarkets: 100,
    /** Blocks that are requested again, because nodes behind one URL differ by some blocks. */
    overlapBlocks: 16,
  },
  history: {
    retryMs: 30_000,
  },
  markets: {
    firstPage: 100,
    page: 250,
    tokenPage: 100,
    shown: 50,
    reservesBlocks: 5,
    tradesBlocks: 15,
    retryBlocks: 15,
    refreshBlocks: 150,
  },
  service: {
    timeoutMs: 5000,
    /** A page of the history has at most about 1 MB. */
    maxBytes: 5_000_000,
    /** Number of consecutive problems before a pause, which doubles each time. */
    breaker: { problems: 3, pauseMs: 15_000, maxPauseMs: 120_000 },
    /** Background requests; the random wait doubles. 000 §9, as for reads. */
    retry: { tries: 3, minWaitMs: 1000, maxWaitMs: 2500 },
    /** Depth below the head up to which the service is queried; receipts are final there. */
    depthBlocks: 64,
    sampleBlocks: 100,
    /** 001 §9, "polling interval". */
    pollMs: 15_000,
    /** Lower bounds of the delay behind the chain. 000 §9, 001 §9. */
    delayBlocks: 20,
    majorDelayBlocks: 500,
  },
  lists: {
    /** Time between downloads of a token list. 000 §4, §7. */
    refreshMs: 600_000,
    /** 10,000 tokens of the schema need about half of it. */
    maxBytes: 10_000_000,
    timeoutMs: 15_000,
  },
  airdrops: {
    maxBytes: 5_000_000,
    timeoutMs: 15_000,
    /** Downloads are repeated after a random wait, as 000 §9 requires of reads. */
    tries: 3,
    retryMinWaitMs: 1000,
    retryMaxWaitMs: 2500,
  },
  tokens: {
    /** Number of results from lists that are switched off. 000 §5, §9. */
    searchLimit: 10,
    pickerHeld: 100,
    heldPage: 400,
    heldBlocks: 150,
    tracked: 30,
  },
  prices: {
    /** Minimum for each pool of a chain to dollars; in a smaller pool less than $10 moves the price by 2 %. */
    minDepthDollars: 1000n,
    /** In 1/10000: the fees of three pools, and what arbitrage leaves. */
    maxGapBps: 500,
    /** Half of the deepest chain's depth suffices to contradict it. */
    rivalPart: 2n,
  },
  gauge: {
    /**
     * Distance from the market in 1/10000. From the first on the loss is shown in dollars; from the second on a typed
     * word confirms it.
     */
    namedBps: 200,
    typedBps: 500,
    depthBps: 200,
  },
  rewards: {
    /** Age of terms and totals that nobody is about to sign: about half a minute. */
    listBlocks: 15,
  },
  pools: {
    /** About an hour. */
    protocolFeeBlocks: 1800,
    miningBlocks: 150,
    /** Age of the swaps of pools in view, for their fee yields: about five minutes. */
    swapsBlocks: 150,
    /** A swap has about 750 bytes; beyond this number older days of further pools are not read. */
    mostSwaps: 40_000,
  },
  positions: {
    overlapBlocks: 16,
    /** Depth below the head at which stored positions end; no block is replaced there. */
    depthBlocks: 64,
    /** Stored positions that are at most this old join the first request of a visit with their later logs. */
    nearBlocks: 10_000,
    retryBlocks: 30,
  },
  earnings: {
    /** Age of a position's history: while a reorg may undo its last move, and afterwards. */
    freshBlocks: 8,
    checkBlocks: 300,
    retryBlocks: 15,
  },
  /** 10 s and 30 s on Polygon, above usual delays. The milliseconds apply if blocks come faster. */
  freshness: { lateBlocks: 5, lateMinMs: 5000, staleBlocks: 15, staleMinMs: 20_000 },
  nodes: {
    /** A node at most this far behind the best one is equally good. */
    asGood: { blocks: 2, ms: 6000 },
    compareTimeoutMs: 2500,
    testTimeoutMs: 5000,
    /** Wait between comparisons while blocks are late; it doubles. */
    compareMinWaitMs: 5000,
    compareMaxWaitMs: 60_000,
  },
  clock: {
    blockAheadMs: 5000,
    /**
     * A smaller difference counts as correct; above `noticeMs` a notice is shown. Ages are corrected in between too.
     */
    toleranceMs: 3000,
    noticeMs: 30_000,
  },
  signing: {
    /** Distance of a simulation's block from the highest one, if prices matter; healthy nodes differ by one or two. */
    maxBehindBlocks: 3,
    /** A wallet that has not answered for this time may have sent the transaction all the same. */
    silentWalletMs: 20_000,
    /** A wallet that refused may have sent the transaction all the same. */
    refusedWatchBlocks: 30,
    /** Applies while another transaction of the account is in the pool, or its nonce is searched. */
    busyWatchBlocks: 150,
    /** Number of retries, one block time apart, before a problem is shown that a lagging node may cause. */
    laggingNodeTries: 2,
    /** Longest wait for the second node before signing, and after it for the wallet's node. */
    secondNodeTimeoutMs: 1500,
  },
} as const;
