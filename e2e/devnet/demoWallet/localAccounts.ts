import { HDNodeWallet, JsonRpcProvider, Network } from 'ethers';
import type { TypedDataDomain, TypedDataField } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { DemoAccount } from './createDemoProvider.ts';

interface TypedData {
  readonly types: Readonly<Record<string, TypedDataField[]>>;
  readonly domain: TypedDataDomain;
  readonly message: Record<string, unknown>;
}

const NAMES = ['Alice', 'Bob', 'Carol'];

/** The accounts of a mnemonic (BIP-44, Ethereum path) by index, able to send through the node at `rpcUrl`. */
export const localAccounts = (
  { mnemonic, accounts }: { readonly mnemonic: string; readonly accounts: readonly number[] },
  { rpcUrl, chainId }: { readonly rpcUrl: string; readonly chainId: number },
): readonly DemoAccount[] => {
  // A network of our own making: for the known chain 137 the library would ask a foreign host for the gas price.
  const network = new Network('local chain', chainId);
  const node = new JsonRpcProvider(rpcUrl, network, { staticNetwork: network });
  const root = HDNodeWallet.fromPhrase(mnemonic, '', "m/44'/60'/0'/0");
  return accounts.map((index, at) => {
    const wallet = root.deriveChild(index).connect(node);
    return {
      name: NAMES[at] ?? `Account ${at + 1}`,
      address: wallet.address as Address,
      send: async ({ to, data, value, gas }) => {
        const sent = await wallet.sendTransaction({
          to,
          data: data ?? '0x',
          value: BigInt(value ?? '0x0'),
          ...(gas ? { gasLimit: BigInt(gas) } : {}),
        });
        return sent.hash as Hex;
      },
      signTypedData: async (json) => {
        const { types, domain, message } = JSON.parse(json) as TypedData;
        const own = Object.entries(types).filter(([name]) => name !== 'EIP712Domain');
        return (await wallet.signTypedData(domain, Object.fromEntries(own), message)) as Hex;
      },
    };
  });
};
