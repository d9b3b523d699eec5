import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { addressWord, sizeWord } from '../codec/words.ts';

/** keccak256 of `EIP712Domain(uint256 chainId,address verifyingContract)`: the Safe's contract since version 1.3. */
const DOMAIN_TYPE = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218';
/** keccak256 of `SafeTx(...)`. */
const TRANSACTION_TYPE = 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8';
/** keccak256 of no bytes. */
const NO_DATA = 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';
const NOTHING = sizeWord(0);

const hashOf = (digits: string): string => bytesToHex(keccak_256(hexToBytes(digits)));

/**
 * The Safe's hash of the transaction with which its owners reject another one: an empty call to itself with the same
 * nonce (EIP-712, the Safe's `getTransactionHash`).
 */
export const rejectionHash = (safe: Address, chainId: number, nonce: number): Hex => {
  const domain = hashOf(`${DOMAIN_TYPE}${sizeWord(chainId)}${addressWord(safe)}`);
  // to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce
  const fields = [addressWord(safe), NOTHING, NO_DATA, ...Array.from({ length: 6 }, () => NOTHING), sizeWord(nonce)];
  return `0x${hashOf(`1901${domain}${hashOf(`${TRANSACTION_TYPE}${fields.join('')}`)}`)}`;
};
