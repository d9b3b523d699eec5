import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { addressWord, digitsAt, sizeAt, sizeWord, uintAt, uintWord, WORD, wordAt } from '../codec/words.ts';

export interface SafeTransaction {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  /** 0 for a call, 1 for code in the Safe's name, such as a batch. */
  readonly operation: number;
  /** safeTxGas, baseGas, gasPrice, gasToken, refundReceiver: five words without 0x. */
  readonly gas: string;
}

const NOTHING = sizeWord(0);
export const NO_GAS_TERMS = NOTHING.repeat(5);

/** keccak256 of `EIP712Domain(uint256 chainId,address verifyingContract)`, used since version 1.3. */
const DOMAIN_TYPE = '47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218';
/** keccak256 of `EIP712Domain(address verifyingContract)`, used before version 1.3. */
const EARLIER_DOMAIN_TYPE = '035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749';
/** keccak256 of `SafeTx(...)`. */
const TRANSACTION_TYPE = 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8';

const hashOf = (digits: string): string => bytesToHex(keccak_256(hexToBytes(digits)));

const domainsOf = (safe: Address, chainId: number): readonly string[] => [
  hashOf(`${DOMAIN_TYPE}${sizeWord(chainId)}${addressWord(safe)}`),
  hashOf(`${EARLIER_DOMAIN_TYPE}${addressWord(safe)}`),
];

/** EIP-712 hashes of a transaction (`getTransactionHash`): of version 1.3 and later, then of earlier ones. */
export const safeTxHashes = (
  safe: Address,
  chainId: number,
  { to, value, data, operation, gas }: SafeTransaction,
  nonce: number,
): readonly Hex[] => {
  const fields = [addressWord(to), uintWord(value), hashOf(data.slice(2)), sizeWord(operation), gas, sizeWord(nonce)];
  const transaction = hashOf(`${TRANSACTION_TYPE}${fields.join('')}`);
  return domainsOf(safe, chainId).map((domain): Hex => `0x${hashOf(`1901${domain}${transaction}`)}`);
};

/** `execTransaction(...)` */
export const EXECUTE = '0x6a761202';
/** `multiSend(bytes)` */
const MULTI_SEND = '8d80ff0a';

const bytesAt = (digits: string, wordIndex: number): string => {
  const start = sizeAt(digits, wordIndex * WORD) * 2;
  return digitsAt(digits, start + WORD, sizeAt(digits, start) * 2);
};

/** Call data of `execTransaction`; undefined for other functions and malformed data. */
export const decodeExecution = (input: Hex): SafeTransaction | undefined => {
  if (!input.toLowerCase().startsWith(EXECUTE)) return undefined;
  const digits = input.slice(EXECUTE.length).toLowerCase();
  try {
    const to = parseAddress(`0x${wordAt(digits, 0).slice(24)}`);
    if (!to) return undefined;
    const gas = digitsAt(digits, 4 * WORD, 5 * WORD);
    const operation = sizeAt(digits, 3 * WORD);
    return { to, value: uintAt(digits, WORD), data: `0x${bytesAt(digits, 2)}`, operation, gas };
  } catch {
    return undefined;
  }
};

const packed = ({ to, value, data }: RequestedCall): string =>
  `00${to.slice(2)}${uintWord(BigInt(value))}${sizeWord((data.length - 2) / 2)}${data.slice(2)}`.toLowerCase();

/** Call data of a batch, whose calls run in order, all or none. */
export const multiSendData = (calls: readonly RequestedCall[]): Hex => {
  const digits = calls.map(packed).join('');
  const filled = digits.padEnd(Math.ceil(digits.length / WORD) * WORD, '0');
  return `0x${MULTI_SEND}${sizeWord(WORD / 2)}${sizeWord(digits.length / 2)}${filled}`;
};

/** Hash of an empty call to itself with the same nonce, for each version of the contract. */
export const rejectionHashes = (safe: Address, chainId: number, nonce: number): readonly Hex[] =>
  safeTxHashes(safe, chainId, { to: safe, value: 0n, data: '0x', operation: 0, gas: NO_GAS_TERMS }, nonce);
