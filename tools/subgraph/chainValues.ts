import type { ParamType } from 'ethers';
import { CLASS, type Heap } from './heap.ts';
import { integerBytes, integerOf } from './numbers.ts';

/** `ethereum.ValueKind` of graph-ts. */
const KIND = { address: 0, fixedBytes: 1, bytes: 2, int: 3, uint: 4, bool: 5, string: 6, fixedArray: 7, array: 8 };

const hexBytes = (hex: unknown): Uint8Array => new Uint8Array(Buffer.from(String(hex).replace(/^0x/, ''), 'hex'));
export const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

export const createInteger = (heap: Heap, value: bigint): number => heap.createBytes(integerBytes(value));
export const createHex = (heap: Heap, hex: string): number => heap.createBytes(hexBytes(hex));

/** @throws for tuples, which no mapping here uses */
export const createChainValue = (heap: Heap, type: ParamType, value: unknown): number => {
  const tagged = (kind: number, payload: number): number => heap.createTagged(CLASS.chainValue, kind, BigInt(payload));
  const { baseType } = type;
  if (baseType === 'address') return tagged(KIND.address, createHex(heap, String(value)));
  if (baseType === 'bool') return tagged(KIND.bool, value === true ? 1 : 0);
  if (baseType === 'string') return tagged(KIND.string, heap.createString(String(value)));
  if (baseType === 'bytes') return tagged(KIND.bytes, createHex(heap, String(value)));
  if (/^bytes\d+$/.test(baseType)) return tagged(KIND.fixedBytes, createHex(heap, String(value)));
  if (/^u?int\d+$/.test(baseType)) {
    return tagged(baseType.startsWith('u') ? KIND.uint : KIND.int, createInteger(heap, BigInt(value as bigint)));
  }
  const { arrayChildren, arrayLength } = type;
  if (baseType === 'array' && arrayChildren) {
    const entries = [...(value as readonly unknown[])].map((entry) => createChainValue(heap, arrayChildren, entry));
    return tagged(arrayLength === -1 ? KIND.array : KIND.fixedArray, heap.createArray(CLASS.chainValues, entries));
  }
  throw new Error(`Values of type ${type.format()} are unknown here`);
};

/** In the form that ethers takes. */
export const readChainValue = (heap: Heap, address: number): unknown => {
  const kind = heap.word(address);
  const payload = Number(heap.long(address + 8));
  if (kind === KIND.bool) return payload !== 0;
  if (kind === KIND.string) return heap.readString(payload);
  if (kind === KIND.int || kind === KIND.uint) return integerOf(heap.readBytes(payload));
  if (kind === KIND.array || kind === KIND.fixedArray) {
    return heap.readArray(payload).map((entry) => readChainValue(heap, entry));
  }
  if (kind <= KIND.bytes) return hexOf(heap.readBytes(payload));
  throw new Error(`Values of kind ${kind} are unknown here`);
};
