import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

export interface ProposalAction {
  readonly target: Address;
  readonly value: bigint;
  /** Function signature; empty if the call data includes the selector. */
  readonly signature: string;
  readonly callData: Hex;
}

/** First four bytes of the signature's hash; the signature is not validated. */
export const selectorOf = (signature: string): Hex => `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`;

/** Call data with its selector. Source: `executeTransaction` of the timelock. */
export const dataOf = ({ signature, callData }: ProposalAction): Hex =>
  signature === '' ? callData : `${selectorOf(signature)}${callData.slice(2)}`;

/** Raw native coin that the executing account pays for all actions. */
export const totalValue = (actions: readonly ProposalAction[]): bigint =>
  actions.reduce((sum, { value }) => sum + value, 0n);

export interface ActionArgument {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface DecodedCall {
  readonly signature: string;
  readonly args: readonly ActionArgument[];
}

/** Amounts in raw units of the target token, or of the native coin for `pay`. */
export type KnownCall =
  | { readonly kind: 'pay'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'transfer' | 'approve' | 'mint'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'setDelay'; readonly seconds: bigint }
  | { readonly kind: 'setPendingAdmin' | 'transferOwnership'; readonly to: Address }
  | { readonly kind: 'setPaused'; readonly isPaused: boolean };

const READERS: Readonly<Record<string, (first: string, second: string) => KnownCall>> = {
  'transfer(address,uint256)': (to, amount) => ({ kind: 'transfer', to: to as Address, amount: BigInt(amount) }),
  'approve(address,uint256)': (to, amount) => ({ kind: 'approve', to: to as Address, amount: BigInt(amount) }),
  'mint(address,uint256)': (to, amount) => ({ kind: 'mint', to: to as Address, amount: BigInt(amount) }),
  'setDelay(uint256)': (seconds) => ({ kind: 'setDelay', seconds: BigInt(seconds) }),
  'setPendingAdmin(address)': (to) => ({ kind: 'setPendingAdmin', to: to as Address }),
  'transferOwnership(address)': (to) => ({ kind: 'transferOwnership', to: to as Address }),
  'setPaused(bool)': (flag) => ({ kind: 'setPaused', isPaused: flag === 'true' }),
};

export const KNOWN_SIGNATURES: readonly string[] = Object.keys(READERS);

/** Effect of a payment without call data, else of the decoded call; undefined if unknown. */
export const knownCall = (action: ProposalAction, decoded: DecodedCall | undefined): KnownCall | undefined => {
  const { target, value, signature, callData } = action;
  if (signature === '' && callData === '0x') return { kind: 'pay', to: target, amount: value };
  if (!decoded || !Object.hasOwn(READERS, decoded.signature)) return undefined;
  const [first = '', second = ''] = decoded.args.map(({ text }) => text);
  return READERS[decoded.signature]?.(first, second);
};
