/** The part of `storageKeys` that the first script needs. */
export const firstStorageKeys = {
  /** The account that the tab watches: an address or a name. */
  watched: 'watched',
  /** Prefix of the persisted Redux slices. */
  reduxNamespace: 'myt',
} as const;

/** Every key this application writes to the browser's storage. */
export const storageKeys = {
  ...firstStorageKeys,
  /** Name of the last connector (spec 000 section 3); empty after a disconnect by hand. */
  wallet: 'wallet',
  /** Id of the chain chosen last (spec 000 section 3). */
  supportedChainId: 'supportedChainId',
  /** Set for a visit in which a wallet was asked to connect without a press. */
  walletAsked: 'walletAsked',
  /** Set while the page reloads once after a lazily loaded page failed to arrive. */
  lazyPageReloaded: 'lazyPageReloaded',
  /** Length of the chart's candles. */
  chartInterval: 'chartInterval',
  /** Indicators of the chart. */
  chartIndicators: 'chartIndicators',
  /** Trend lines drawn in the charts, by market. */
  chartTrendLines: 'chartTrendLines',
  /** The token that the ladder's sizes are shown in. */
  ladderUnit: 'ladderUnit',
  /** The amount of the order placed last, by market. */
  lastSizes: 'lastSizes',
  /** The least amount of a trade that the tape shows, by market. */
  tapeSizes: 'tapeSizes',
  /** The order book that was shown last. */
  lastBook: 'lastBook',
  /** The IndexedDB database of the pairs' trades. */
  historyDatabase: 'myt-history',
  /** The IndexedDB database of the token lists' bodies. */
  tokenLists: 'myt-lists',
  /** The IndexedDB database in which WalletConnect's library keeps sessions and their keys; it names it itself. */
  walletConnectDatabase: 'WALLET_CONNECT_V2_INDEXED_DB',
  /** Pairs whose pool tokens an account got, other tokens that it got, and the blocks known. */
  positions: 'positionsAndTokens',
  /** What happened to an account's orders, and the blocks known. */
  accountOrders: 'accountOrders',
  /** Approvals an account gave to the exchange's contracts, and the blocks known. */
  approvals: 'approvals',
  /** What went between an account and the contracts that pay rewards, and the blocks known. */
  rewardMoves: 'rewardMovesByEvent',
  /** All token transfers of an account, and the blocks known. */
  transfers: 'transfers',
  /** What pages asked the chain at their last visit, for the first request of the next one. */
  pageCalls: 'pageCalls',
  /** Prefix of what the storing package kept for earlier releases. */
  earlierReduxNamespace: 'redux_localstorage_simple',
  /** The RPC nodes that the person added, and the configured ones that are not used. */
  nodes: 'nodes',
  /** Key of a typed proposal in earlier releases, per tab. */
  proposalDraft: 'proposalDraft',
  /** Typed input of forms, per tab, until its transaction succeeds. */
  drafts: 'drafts',
  /** Set while a tab deletes everything else: the other tabs stop saving. */
  reset: 'reset',
  /** Airdrops whose notice was closed. */
  closedAirdrops: 'closedAirdrops',
  /** The invitation whose link was opened last, until an account joins with it. */
  invitation: 'invitation',
  /** What was typed into applications for a token or a pair. */
  applications: 'applications',
  /** The commands of the palette that were used last. */
  recentCommands: 'recentCommands',
  /** Fills of own resting orders that some tab has announced. */
  toldFills: 'toldFills',
  /** Requests to sign that the wallet has not answered. */
  walletRequests: 'walletRequests',
  /** The alerts that were set. */
  alerts: 'alerts',
  /** What of them was told, shared between tabs. */
  alertStates: 'alertStates',
} as const;
