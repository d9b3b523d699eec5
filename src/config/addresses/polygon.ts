/** The addresses of the router and of the order book's Ext contract are not public. */
export const polygonAddresses = {
  orderBook: '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B',
  factory: '0x3EE4154c7F42D94e1092ad8cE5debb4B743ed0B2',
  wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
} as const;
