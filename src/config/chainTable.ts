import { env } from './env.ts';
import { POLYGON_CHAIN_ID, polygon, type ChainConfig } from './chains.ts';

/** Spec 000 sections 1 and 9. The exchange is on none of these chains. */
const others: readonly ChainConfig[] = [
  {
    chainId: 1,
    chainName: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://ethereum-rpc.publicnode.com'],
    blockExplorerUrls: ['https://etherscan.io'],
  },
  {
    chainId: 42,
    chainName: 'Kovan',
    nativeCurrency: { name: 'Kovan Ether', symbol: 'KOV', decimals: 18 },
    rpcUrls: [],
    blockExplorerUrls: ['https://kovan.etherscan.io'],
  },
  {
    chainId: 0x38,
    chainName: 'BSC',
    nativeCurrency: { name: 'Binance Coin', symbol: 'BNB', decimals: 18 },
    rpcUrls: ['https://bsc-dataseed.binance.org'],
    blockExplorerUrls: ['https://bscscan.com'],
  },
  {
    chainId: 0x507,
    chainName: 'Moonbase Alpha',
    nativeCurrency: { name: 'Moonbase Alpha DEV', symbol: 'DEV', decimals: 18 },
    rpcUrls: ['https://rpc.api.moonbase.moonbeam.network'],
    blockExplorerUrls: ['https://moonbase.moonscan.io'],
  },
  {
    chainId: 0x504,
    chainName: 'Moonbeam',
    nativeCurrency: { name: 'Glimmer', symbol: 'GLMR', decimals: 18 },
    rpcUrls: ['https://rpc.api.moonbeam.network'],
    blockExplorerUrls: ['https://moonscan.io'],
  },
];

/** Explorers of chains without other data here (spec 000 section 9). */
const explorers: Readonly<Record<number, string>> = {
  3: 'https://ropsten.etherscan.io',
  4: 'https://rinkeby.etherscan.io',
  5: 'https://goerli.etherscan.io',
  66: 'https://www.oklink.com/oktc',
  128: 'https://hecoinfo.com',
  269: 'https://hscan.org',
};

/** Polygon comes first. Loaded only for texts about other chains. */
export const chainTable: readonly ChainConfig[] = [polygon, ...others];

export const chainById = (chainId: number): ChainConfig | undefined =>
  chainTable.find((chain) => chain.chainId === chainId);

export const explorerLinkOn = (chainId: number, kind: 'tx' | 'address', id: string): string | undefined => {
  const known = chainId === POLYGON_CHAIN_ID ? env.explorerUrl : chainById(chainId)?.blockExplorerUrls[0];
  const explorer = known ?? explorers[chainId];
  return explorer === undefined ? undefined : `${explorer}/${kind}/${id}`;
};
