export const firstStorageKeys = {
  /** Account that the tab watches: address or name. */
  watched: 'watched',
  /** Last connector (spec 000 section 3); empty after a manual disconnect. */
  wallet: 'wallet',
  reduxNamespace: 'myt',
} as const;

export const storageKeys = {
  ...firstStorageKeys,
  /** Spec 000 section 3. */
  supportedChainId: 'supportedChainId',
  /** A connection was requested without a user action. */
  requestedWallet: 'walletAsked',
  /** The page reloads once after a lazily loaded page failed to arrive. */
  lazyPageReloaded: 'lazyPageReloaded',
  /** Settings changed before the code that stores them was loaded. */
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
  /** Pairs of pool tokens, other tokens received, blocks read. */
  positions: 'positionsAndTokens',
  accountOrders: 'accountOrders',
  approvals: 'approvals',
  /** Transfers with reward contracts. */
  rewardMoves: 'rewardMovesByEvent',
  transfers: 'transfers',
  pageCalls: 'pageCalls',
  earlierReduxNamespace: 'redux_localstorage_simple',
  /** Added nodes, and configured ones that are not used. */
  nodes: 'nodes',
  /** Earlier releases, per tab. */
  proposalDraft: 'proposalDraft',
  /** Per tab, until its transaction succeeds. */
  drafts: 'drafts',
  /** A tab deletes everything else: others stop saving. */
  reset: 'reset',
  closedAirdrops: 'closedAirdrops',
  /** Last opened link, until an account joins with it. */
  invitation: 'invitation',
  applications: 'applications',
  /** Costs and values of movements, set by the user, by account. */
  setValues: 'setValues',
  recentCommands: 'recentCommands',
  announcedFills: 'toldFills',
  walletRequests: 'walletRequests',
  alerts: 'alerts',
  /** Shared between tabs. */
  alertStates: 'alertStates',
} as const;
