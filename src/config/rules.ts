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
} as const;
