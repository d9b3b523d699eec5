export interface ChainConfig {
  readonly chainId: number;
  readonly chainName: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 };
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

export const POLYGON_CHAIN_ID = 137;

export const polygon: ChainConfig = {
  chainId: POLYGON_CHAIN_ID,
  chainName: 'Polygon',
  nativeCurrency: { name: 'Polygon Matic', symbol: 'MATIC', decimals: 18 },
  rpcUrls: ['https://polygon-rpc.com', 'https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org'],
  blockExplorerUrls: ['https://polygonscan.com'],
};

export const supportedChainIds: readonly number[] = [POLYGON_CHAIN_ID];
