/** Numbers of the specification that the reading of the chain and the shell work with; "000 §9" is where each stands. */
export const rules = {
  /** Waiting time in which JSON-RPC requests join one HTTP request. 000 §7, §9. */
  rpcBatchWaitMs: 50,
  /** Gas a call of an aggregate counts for unless it says otherwise. 000 §9. */
  multicallDefaultGas: 200_000,
  /** Most gas of one aggregate. 000 §9. */
  multicallChunkGasLimit: 100_000_000,
  /** A failed aggregate is asked again after a random wait between the two. 000 §9. */
  multicallRetryMinWaitMs: 1000,
  multicallRetryMaxWaitMs: 2500,
  /** Newly wanted reads are collected this long. 000 §9. */
  listenersDebounceMs: 100,
  /** 000 §9, "popup auto-remove". */
  popupRemoveAfterMs: 25_000,
  /** First scan of an order list. 001 §4, §9. */
  bookPageSize: 100,
  /** Most orders of a side that are read; each block brings one page more. */
  bookDepth: 500,
  /** Blocks after which a list that is kept by its events is read anew. */
  bookRereadBlocks: 300,
  /** Blocks whose events are asked for once more, to notice late ones and blocks that were replaced. */
  bookOverlapBlocks: 2,
  /** A pause after which a list is read anew instead of catching up by its events. */
  bookCatchUpMs: 60_000,
  /** Native coin that Max leaves for gas, raw units. 000 §9. */
  nativeGasReserve: 10_000_000_000_000_000n,
  /** Slippage of a market order that is left to the exchange. 000 §9, V2-style trades. */
  autoSlippageBps: 50,
} as const;
