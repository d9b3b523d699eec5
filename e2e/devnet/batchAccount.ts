import type { HDNodeWallet, JsonRpcProvider } from 'ethers';
import type { BatchCall } from '#chain/connectors/multisig.ts';
import { batchAccountCode } from '#chain/simulation/batchAccountCode.ts';
import { batchCallData } from '#chain/simulation/simulateBatch.ts';
import type { Hex } from '#domain/multicall/types.ts';

/** Address of BatchAccount.sol; accounts delegate to it. */
export const DELEGATE = '0x00000000000000000000000000000000ba7c4acc';
/** EIP-7702 code of a delegating account. */
export const DELEGATION: Hex = `0xef0100${DELEGATE.slice(2)}`;

export interface BatchSender {
  readonly wallet: HDNodeWallet;
  readonly node: Pick<JsonRpcProvider, 'send' | 'getCode'>;
  readonly chainId: number;
}

/** One all-or-nothing transaction to itself, with a delegation if needed (EIP-7702, type 4). @returns the hash */
export const sendAsBatch = async (
  { wallet, node, chainId }: BatchSender,
  calls: readonly BatchCall[],
): Promise<Hex> => {
  if ((await node.getCode(DELEGATE)) === '0x') await node.send('anvil_setCode', [DELEGATE, batchAccountCode]);
  const isDelegated = (await node.getCode(wallet.address)).toLowerCase() === DELEGATION;
  const nonce = await wallet.getNonce('pending');
  const authorization = { address: DELEGATE, nonce: nonce + 1, chainId };
  const sent = await wallet.sendTransaction({
    to: wallet.address,
    data: batchCallData(calls),
    nonce,
    chainId,
    ...(!isDelegated && { type: 4, authorizationList: [await wallet.authorize(authorization)] }),
  });
  return sent.hash as Hex;
};
