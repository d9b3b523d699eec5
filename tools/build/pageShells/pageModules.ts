import type { FirstPageName } from '../../../src/config/firstPages.ts';

export interface PageModules {
  readonly module: string;
  /** Loaded before anything else. */
  readonly before?: readonly string[];
  /** Lazy parts of its first content, or of its first answer to the user. */
  readonly next?: readonly string[];
}

/** In the order of loading. */
export const modulesOf = ({ module, before = [], next = [] }: PageModules): readonly string[] => [
  ...before,
  module,
  ...next,
];

const marketList = ['src/updaters/lists/readEarlyMarkets.ts'] as const;

/** By first page. */
export const pageModules: Readonly<Record<FirstPageName, PageModules>> = {
  home: { module: 'src/pages/home/HomePage.tsx', before: marketList },
  trade: {
    module: 'src/pages/trade/TradePage.tsx',
    before: ['src/updaters/book/readEarlyMarket.ts', 'src/updaters/book/startBooks.ts'],
    next: [
      'src/domain/trade/chooseExchange.ts',
      'src/domain/trade/quoteTrade.ts',
      'src/pages/trade/book/RewardedSpread.tsx',
      'src/pages/trade/book/fitLevels.ts',
      'src/pages/trade/book/flashLevels.ts',
      'src/pages/trade/ticket/OrderTools.tsx',
      'src/pages/trade/ticket/QuoteNote.tsx',
      'src/pages/trade/ticket/QuotePreview.tsx',
      'src/pages/trade/ticket/TicketNote.tsx',
      'src/pages/trade/ticket/TradeReward.tsx',
    ],
  },
  market: { module: 'src/pages/market/MarketPage.tsx', before: marketList },
  pool: {
    module: 'src/pages/pool/PoolPage.tsx',
    before: marketList,
    next: ['src/pages/pool/explore/Explore.tsx'],
  },
  add: { module: 'src/pages/add/AddPage.tsx' },
};
