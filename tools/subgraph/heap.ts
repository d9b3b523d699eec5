/** AssemblyScript 0.19's object layout (mapping API 0.0.5 and later). */

/** `TypeId` of graph-ts, by which a mapping reports its class ids. */
export const CLASS = {
  string: 0,
  arrayBuffer: 1,
  bytes: 6,
  decimal: 12,
  chainValues: 15,
  storeValues: 16,
  eventParameters: 19,
  entityFields: 21,
  eventParameter: 23,
  transaction: 24,
  block: 25,
  chainValue: 30,
  storeValue: 31,
  event: 33,
  entityField: 34,
  entity: 36,
} as const;

type ClassNumber = (typeof CLASS)[keyof typeof CLASS];

export interface MappingExports {
  readonly memory: WebAssembly.Memory;
  readonly allocate: (size: number) => number;
  readonly id_of_type: (type: number) => number;
}

/** After the block's length: two words of the collector, class id, length. */
const HEADER_BYTES = 16;

/** Addresses are of the object's content; 0 is null. */
export const createHeap = ({ memory, allocate, id_of_type: idOf }: MappingExports) => {
  let current = new DataView(memory.buffer);
  // A memory that grows gets another buffer.
  const view = (): DataView => {
    const { buffer } = memory;
    if (current.buffer !== buffer) current = new DataView(buffer);
    return current;
  };
  const word = (address: number): number => view().getUint32(address, true);

  const create = (type: ClassNumber, content: Uint8Array): number => {
    const start = allocate(HEADER_BYTES + content.length);
    const data = view();
    data.setUint32(start, 0, true);
    data.setUint32(start + 4, 0, true);
    data.setUint32(start + 8, idOf(type), true);
    data.setUint32(start + 12, content.length, true);
    new Uint8Array(memory.buffer).set(content, start + HEADER_BYTES);
    return start + HEADER_BYTES;
  };
  const words = (values: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);
  /** Fields are addresses or 32-bit numbers. */
  const createObject = (type: ClassNumber, fields: readonly number[]): number => create(type, words(fields));
  const createBytes = (bytes: Uint8Array): number => {
    const buffer = create(CLASS.arrayBuffer, bytes);
    return createObject(CLASS.bytes, [buffer, buffer, bytes.length]);
  };
  const slice = (start: number, length: number): Uint8Array =>
    new Uint8Array(memory.buffer).slice(start, start + length);

  return {
    word,
    long: (address: number): bigint => view().getBigUint64(address, true),
    createObject,
    createBytes,
    createString: (text: string): number => create(CLASS.string, new Uint8Array(Buffer.from(text, 'utf16le'))),
    createArray: (type: ClassNumber, values: readonly number[]): number => {
      const buffer = create(CLASS.arrayBuffer, words(values));
      return createObject(type, [buffer, buffer, 4 * values.length, values.length]);
    },
    createTagged: (type: ClassNumber, kind: number, payload: bigint): number => {
      const content = new DataView(new ArrayBuffer(16));
      content.setUint32(0, kind, true);
      content.setBigUint64(8, BigInt.asUintN(64, payload), true);
      return create(type, new Uint8Array(content.buffer));
    },
    readString: (address: number): string => Buffer.from(memory.buffer, address, word(address - 4)).toString('utf16le'),
    readBytes: (address: number): Uint8Array => slice(word(address + 4), word(address + 8)),
    readArray: (address: number): readonly number[] => {
      const [start, length] = [word(address + 4), word(address + 12)];
      return Array.from({ length }, (_, i) => word(start + 4 * i));
    },
  };
};

export type Heap = ReturnType<typeof createHeap>;
