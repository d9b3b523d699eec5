import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isHex } from '#lib/hex.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** EIP-712 domain; all pools use version 1. */
export interface PermitDomain {
  readonly name: string;
  readonly chainId: number;
  readonly verifyingContract: Address;
}

/** EIP-2612: `spender` may take `value` raw pool tokens of `owner`, once. */
export interface PermitMessage {
  readonly owner: Address;
  readonly spender: Address;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
}

export interface Signature {
  readonly v: bigint;
  readonly r: Hex;
  readonly s: Hex;
}

const VERSION = '1';

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

const permitType = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const WORD = 64;
const hashOf = (text: string): string => bytesToHex(keccak_256(utf8ToBytes(text)));

/** DOMAIN_SEPARATOR() of a contract with this domain. Source: EIP-712. */
export const domainSeparator = ({ name, chainId, verifyingContract }: PermitDomain): Hex => {
  const type = `EIP712Domain(${domainType.map((field) => `${field.type} ${field.name}`).join(',')})`;
  const words = [
    hashOf(type),
    hashOf(name),
    hashOf(VERSION),
    chainId.toString(16).padStart(WORD, '0'),
    verifyingContract.slice(2).toLowerCase().padStart(WORD, '0'),
  ];
  return `0x${bytesToHex(keccak_256(hexToBytes(words.join(''))))}`;
};

/** Typed data for eth_signTypedData_v4, with numbers as decimal strings. */
export const permitTypedData = (domain: PermitDomain, { value, nonce, deadline, ...people }: PermitMessage): string =>
  JSON.stringify({
    types: { EIP712Domain: domainType, Permit: permitType },
    domain: { ...domain, version: VERSION },
    primaryType: 'Permit',
    message: { ...people, value: value.toString(), nonce: nonce.toString(), deadline: deadline.toString() },
  });

/** Signature of 65 bytes with v as 27 and 28, or 0 and 1; undefined for any other value. */
export const signatureOf = (answer: unknown): Signature | undefined => {
  if (!isHex(answer, 130)) return undefined;
  const last = BigInt(`0x${answer.slice(130)}`);
  const v = last < 27n ? last + 27n : last;
  if (v !== 27n && v !== 28n) return undefined;
  return { v, r: `0x${answer.slice(2, 66)}`, s: `0x${answer.slice(66, 130)}` };
};
