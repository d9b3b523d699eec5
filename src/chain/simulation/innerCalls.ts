import { AbiCoder, Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAddress, isHex, ZERO_ADDRESS } from '#lib/hex.ts';
import type { BatchCall } from '../connectors/multisig.ts';

/** Batch functions of Safe, MultiSend, ERC-7579, ERC-7821 and BatchAccount.sol. */
const batches = new Interface([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function multiSend(bytes transactions) payable',
  'function execute(bytes32 mode, bytes executionData) payable',
  'function execute((address to, uint256 value, bytes data)[] calls) payable',
]);

/** First byte of an ERC-7579 mode. */
const ONE_CALL = '0x00';
const SEVERAL_CALLS = '0x01';

const PACKED_HEAD = 1 + 20 + 32 + 32;

const slice = (data: string, from: number, to?: number): Hex =>
  `0x${data.slice(2 + from * 2, to === undefined ? undefined : 2 + to * 2)}`;

const callOf = (account: Address, fields: readonly unknown[]): BatchCall => {
  const [to, value, data] = fields;
  if (!isAddress(to) || typeof value !== 'bigint' || !isHex(data)) throw new Error('A call has another shape.');
  return { to: to === ZERO_ADDRESS ? account : to, value, data };
};

const unpacked = (account: Address, packed: string): readonly BatchCall[] => {
  const calls: BatchCall[] = [];
  const length = (packed.length - 2) / 2;
  for (let at = 0; at < length;) {
    const head = at + PACKED_HEAD;
    const size = Number(BigInt(slice(packed, head - 32, head)));
    if (slice(packed, at, at + 1) !== '0x00' || head + size > length)
      throw new Error('A packed call has another shape.');
    const value = BigInt(slice(packed, at + 21, at + 53));
    calls.push(callOf(account, [slice(packed, at + 1, at + 21), value, slice(packed, head, head + size)]));
    at = head + size;
  }
  return calls;
};

const executed = (account: Address, mode: string, data: string): readonly BatchCall[] | undefined => {
  switch (slice(mode, 0, 1)) {
    case ONE_CALL:
      return [callOf(account, [slice(data, 0, 20), BigInt(slice(data, 20, 52)), slice(data, 52)])];
    case SEVERAL_CALLS: {
      const [calls] = AbiCoder.defaultAbiCoder().decode(['(address,uint256,bytes)[]'], data).toArray(true);
      return (calls as readonly (readonly unknown[])[]).map((call) => callOf(account, call));
    }
    default:
      return undefined;
  }
};

/** Undefined for other shapes. Throws if a known shape does not decode. */
const decoded = (account: Address, data: Hex): readonly BatchCall[] | undefined => {
  const call = batches.parseTransaction({ data });
  if (!call) return undefined;
  const args = call.args.toArray(true) as readonly unknown[];
  const [first, second] = args;
  switch (call.signature) {
    case 'multiSend(bytes)':
      return unpacked(account, String(first));
    case 'execute(bytes32,bytes)':
      return executed(account, String(first), String(second));
    case 'execute((address,uint256,bytes)[])':
      return (first as readonly (readonly unknown[])[]).map((entry) => callOf(account, entry));
    default: {
      // Code in the Safe's own name is MultiSend's, or unknown.
      const isCall = args[3] === 0n;
      const inner = args[2];
      if (isCall) return [callOf(account, args)];
      return isHex(inner) && batches.parseTransaction({ data: inner })?.name === 'multiSend'
        ? decoded(account, inner)
        : undefined;
    }
  }
};

/**
 * Calls of a batch of Safe, MultiSend, ERC-7579, ERC-7821 or BatchAccount.sol; undefined for other data and malformed
 * batches.
 */
export const innerCalls = (account: Address, data: Hex): readonly BatchCall[] | undefined => {
  try {
    return decoded(account, data);
  } catch {
    return undefined;
  }
};
