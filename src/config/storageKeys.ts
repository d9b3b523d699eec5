/** Part of `storageKeys` that the first script needs. */
export const firstStorageKeys = {
  /** Account that the tab watches: an address or a name. */
  watched: 'watched',
  /** Prefix of the persisted Redux slices. */
  reduxNamespace: 'myt',
} as const;

/** All keys that this application writes to the browser's storage. */
export const storageKeys = {
  ...firstStorageKeys,
  /** Name of the last connector (spec 000 section 3); empty after a manual disconnect. */
  wallet: 'wallet',
  /** Id of the chain chosen last (spec 000 section 3). */
  supportedChainId: 'supportedChainId',
  /** Set for a visit that requested a connection without a user action. */
  requestedWallet: 'walletAsked',
  /** Set while the page reloads once after a lazily loaded page failed to arrive. */
  lazyPageReloaded: 'lazyPageReloaded',
  chartInterval: 'chartInterval',
  chartIndicators: 'chartIndicators',
  /** Trend lines drawn in the charts, by market. */
  chartTrendLines: 'chartTrendLines',
  ladderUnit: 'ladderUnit',
  /** Amount of the last order, by market. */
  lastSizes: 'lastSizes',
  /** Minimum amount of a trade on the tape, by market. */
  tapeSizes: 'tapeSizes',
  /** Last shown order book. */
  lastBook: 'lastBook',
  historyDatabase: 'myt-history',
  tokenLists: 'myt-lists',
  /** IndexedDB database of WalletConnect's sessions and keys; the library chooses the name. */
  walletConnectDatabase: 'WALLET_CONNECT_V2_INDEXED_DB',
  /** Pairs whose pool tokens an account received, other tokens received, and the blocks read. */
  positions: 'positionsAndTokens',
  /** Events of an account's orders, and the blocks read. */
  accountOrders: 'accountOrders',
  /** Approvals of an account for the exchange's contracts, and the blocks read. */
  approvals: 'approvals',
  /** Transfers between an account and reward contracts, and the blocks read. */
  rewardMoves: 'rewardMovesByEvent',
  /** All token transfers of an account, and the blocks read. */
  transfers: 'transfers',
  /** Calls of pages at their last visit, for the first request of the next one. */
  pageCalls: 'pageCalls',
  /** Prefix of the persisted slices of earlier releases. */
  earlierReduxNamespace: 'redux_localstorage_simple',
  /** RPC nodes that the user added, and configured ones that are not used. */
  nodes: 'nodes',
  /** Typed proposal in earlier releases, per tab. */
  proposalDraft: 'proposalDraft',
  /** Typed input of forms, per tab, until its transaction succeeds. */
  drafts: 'drafts',
  /** Set while a tab deletes everything else: the other tabs stop saving. */
  reset: 'reset',
  /** Airdrops whose notice was dismissed. */
  closedAirdrops: 'closedAirdrops',
  /** Invitation of the last opened link, until an account joins with it. */
  invitation: 'invitation',
  /** Typed applications for a token or a pair. */
  applications: 'applications',
  recentCommands: 'recentCommands',
  /** Fills of own resting orders that a tab has announced. */
  announcedFills: 'toldFills',
  /** Requests to sign that the wallet has not answered. */
  walletRequests: 'walletRequests',
  alerts: 'alerts',
  /** Announced alerts, shared between tabs. */
  alertStates: 'alertStates',
} as const;
