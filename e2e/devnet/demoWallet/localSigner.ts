import { HDNodeWallet, type TypedDataDomain, type TypedDataField } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import { MNEMONIC } from '../accounts.ts';
import { sendAsBatch } from '../batchAccount.ts';
import { localNode } from '../localNode.ts';
import type { DemoAccount } from './demoAccount.ts';

interface TypedData {
  readonly types: Readonly<Record<string, TypedDataField[]>>;
  readonly domain: TypedDataDomain;
  readonly message: Record<string, unknown>;
}

/** Sends through the node at `rpcUrl`. */
export const localSigner = (
  index: number,
  { rpcUrl, chainId }: { readonly rpcUrl: string; readonly chainId: number },
): Pick<DemoAccount, 'send' | 'sendBatch' | 'signTypedData'> => {
  const node = localNode(rpcUrl, chainId);
  const wallet = HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${index}`).connect(node);
  return {
    send: async ({ to, data, value, gas }) => {
      const sent = await wallet.sendTransaction({
        to,
        data: data ?? '0x',
        value: BigInt(value ?? '0x0'),
        ...(gas ? { gasLimit: BigInt(gas) } : {}),
      });
      return sent.hash as Hex;
    },
    sendBatch: (calls) => sendAsBatch({ wallet, node, chainId }, calls),
    signTypedData: async (json) => {
      const { types, domain, message } = JSON.parse(json) as TypedData;
      const own = Object.entries(types).filter(([name]) => name !== 'EIP712Domain');
      return (await wallet.signTypedData(domain, Object.fromEntries(own), message)) as Hex;
    },
  };
};
