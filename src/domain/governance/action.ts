import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** A call that a proposal makes. `value` is native coin in raw units. */
export interface ProposalAction {
  readonly target: Address;
  readonly value: bigint;
  /** Empty: the call data has the selector itself. */
  readonly signature: string;
  /** With a signature its arguments alone. */
  readonly callData: Hex;
}

/** The first four bytes of the hash of a signature, whatever it is. */
export const selectorOf = (signature: string): Hex => `0x${bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)}`;

/** The data that the timelock sends. Source: Timelock `executeTransaction`. */
export const dataOf = ({ signature, callData }: ProposalAction): Hex =>
  signature === '' ? callData : `${selectorOf(signature)}${callData.slice(2)}`;

/** Native coin that executing takes along, raw units. */
export const totalValue = (actions: readonly ProposalAction[]): bigint =>
  actions.reduce((sum, { value }) => sum + value, 0n);

/** An argument as it is shown: an address, a whole number, `true` or `false`, bytes, a text, or JSON of several. */
export interface ActionArgument {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** An action whose arguments are known. */
export interface DecodedCall {
  readonly signature: string;
  readonly args: readonly ActionArgument[];
}

/** What a known call does. Amounts are raw units of the target token, or of the native coin for a payment. */
export type KnownCall =
  | { readonly kind: 'pay'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'transfer' | 'approve' | 'mint'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'setDelay'; readonly seconds: bigint }
  | { readonly kind: 'setPendingAdmin' | 'transferOwnership'; readonly to: Address }
  | { readonly kind: 'setPaused'; readonly isPaused: boolean };

/** What a known call does by its arguments as texts, of which it has as many as its signature names. */
const READERS: Readonly<Record<string, (first: string, second: string) => KnownCall>> = {
  'transfer(address,uint256)': (to, amount) => ({ kind: 'transfer', to: to as Address, amount: BigInt(amount) }),
  'approve(address,uint256)': (to, amount) => ({ kind: 'approve', to: to as Address, amount: BigInt(amount) }),
  'mint(address,uint256)': (to, amount) => ({ kind: 'mint', to: to as Address, amount: BigInt(amount) }),
  'setDelay(uint256)': (seconds) => ({ kind: 'setDelay', seconds: BigInt(seconds) }),
  'setPendingAdmin(address)': (to) => ({ kind: 'setPendingAdmin', to: to as Address }),
  'transferOwnership(address)': (to) => ({ kind: 'transferOwnership', to: to as Address }),
  'setPaused(bool)': (flag) => ({ kind: 'setPaused', isPaused: flag === 'true' }),
};

/** Signatures of the known calls, by which call data without a signature is recognised. */
export const KNOWN_SIGNATURES: readonly string[] = Object.keys(READERS);

/** What an action does where that is known: a payment by its own, anything else by its decoded call. */
export const knownCall = (action: ProposalAction, decoded: DecodedCall | undefined): KnownCall | undefined => {
  const { target, value, signature, callData } = action;
  if (signature === '' && callData === '0x') return { kind: 'pay', to: target, amount: value };
  if (!decoded || !Object.hasOwn(READERS, decoded.signature)) return undefined;
  const [first = '', second = ''] = decoded.args.map(({ text }) => text);
  return READERS[decoded.signature]?.(first, second);
};
