import { JsonRpcProvider, Network } from 'ethers';

/**
 * JSON-RPC client of the local chain for a wallet. Answers are not cached, because a nonce 250 ms old may already be
 * used. A fixed network keeps the library from querying a public host for the gas price of chain 137.
 */
export const localNode = (rpcUrl: string, chainId = 137): JsonRpcProvider => {
  const network = new Network('local chain', chainId);
  return new JsonRpcProvider(rpcUrl, network, { staticNetwork: network, cacheTimeout: -1, pollingInterval: 250 });
};
