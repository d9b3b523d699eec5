import { JsonRpcProvider, Network } from 'ethers';

/**
 * A node of the local chain for a wallet. Its answers are not cached: a nonce of 250 ms ago is used already if a block
 * came between. For the known chain 137 the library would request the gas price from a foreign host.
 */
export const localNode = (rpcUrl: string, chainId = 137): JsonRpcProvider => {
  const network = new Network('local chain', chainId);
  return new JsonRpcProvider(rpcUrl, network, { staticNetwork: network, cacheTimeout: -1, pollingInterval: 250 });
};
