export const firstStorageKeys = {
  watched: 'watched',
  /** Last connector (spec 000 section 3); empty after a manual disconnect. */
  wallet: 'wallet',
  reduxNamespace: 'myt',
} as const;

export const storageKeys = {
  ...firstStorageKeys,
  supportedChainId: 'supportedChainId',
  /** Set if a connection was requested without a user action. */
  requestedWallet: 'walletAsked',
  /** Set after the one reload that follows a lazily loaded page's failure to arrive. */
  lazyPageReloaded: 'lazyPageReloaded',
  /** Settings that were changed before the code that stores them was loaded. */
  earlyChanges: 'earlyChanges',
  chartInterval: 'chartInterval',
  chartIndicators: 'chartIndicators',
  chartTrendLines: 'chartTrendLines',
  ladderUnit: 'ladderUnit',
  lastSizes: 'lastSizes',
  tapeSizes: 'tapeSizes',
  lastBook: 'lastBook',
  historyDatabase: 'myt-history',
  tokenLists: 'myt-lists',
  /** IndexedDB database; the library chooses the name. */
  walletConnectDatabase: 'WALLET_CONNECT_V2_INDEXED_DB',
  /** Pairs of pool tokens, other tokens received, and blocks read. */
  positions: 'positionsAndTokens',
  accountOrders: 'accountOrders',
  approvals: 'approvals',
  rewardMoves: 'rewardMovesByEvent',
  transfers: 'transfers',
  pageCalls: 'pageCalls',
  earlierReduxNamespace: 'redux_localstorage_simple',
  nodes: 'nodes',
  /** Drafts of earlier releases, per tab. */
  proposalDraft: 'proposalDraft',
  /** Per tab; a draft is kept until its transaction succeeds. */
  drafts: 'drafts',
  /** A tab that deletes everything sets it, so that other tabs stop saving. */
  reset: 'reset',
  closedAirdrops: 'closedAirdrops',
  /** The last invitation that was opened, until an account joins with it. */
  invitation: 'invitation',
  applications: 'applications',
  /** Costs and values of movements that the user set, by account. */
  setValues: 'setValues',
  recentCommands: 'recentCommands',
  announcedFills: 'toldFills',
  walletRequests: 'walletRequests',
  alerts: 'alerts',
  alertStates: 'alertStates',
} as const;
