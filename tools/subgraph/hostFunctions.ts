import { Interface, keccak256 } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { createChainValue, createHex, createInteger, hexOf, readChainValue } from './chainValues.ts';
import { createDecimal, createEntity, readDecimal, readEntity } from './entityValues.ts';
import { CLASS, type Heap } from './heap.ts';
import {
  compare,
  dividedBy,
  integerOf,
  minus,
  normalized,
  parseDecimal,
  plus,
  textOf,
  times,
  type Decimal,
} from './numbers.ts';
import type { Entity, Store } from './store.ts';

export interface ContractCall {
  readonly to: Address;
  readonly data: Hex;
}

export interface HostWorld {
  readonly store: Store;
  readonly address: Address;
  readonly network: string;
  /** Undefined if it reverted. */
  readonly call: (call: ContractCall) => Hex | undefined;
  readonly createSource: (template: string, address: Address) => void;
  /** 0: critical, 1: error, 2: warning, 3: information. */
  readonly log: (level: number, message: string) => void;
}

type HostFunction = (...parameters: number[]) => number | void;
type HostFunctions = Readonly<Record<string, HostFunction>>;

const storeFunctions = (heap: Heap, { store }: HostWorld): HostFunctions => {
  const text = heap.readString;
  const give = (type: string, entity: Entity | undefined): number =>
    entity ? createEntity(heap, entity, (field) => store.kindOf(type, field)) : 0;
  return {
    'store.get': (type = 0, id = 0) => give(text(type), store.get(text(type), text(id))),
    'store.set': (type = 0, id = 0, data = 0) => {
      const { entity, kinds } = readEntity(heap, data);
      store.set(text(type), text(id), entity, kinds);
    },
    'store.remove': (type = 0, id = 0) => store.remove(text(type), text(id)),
  };
};

const integerFunctions = (heap: Heap): HostFunctions => {
  const read = (address: number): bigint => integerOf(heap.readBytes(address));
  const of =
    (compute: (a: bigint, b: bigint) => bigint): HostFunction =>
    (a = 0, b = 0) =>
      createInteger(heap, compute(read(a), read(b)));
  const byNumber =
    (compute: (a: bigint, b: bigint) => bigint): HostFunction =>
    (a = 0, b = 0) =>
      createInteger(heap, compute(read(a), BigInt(b)));
  return {
    'bigInt.plus': of((a, b) => a + b),
    'bigInt.minus': of((a, b) => a - b),
    'bigInt.times': of((a, b) => a * b),
    'bigInt.dividedBy': of((a, b) => a / b),
    'bigInt.mod': of((a, b) => a % b),
    'bigInt.bitOr': of((a, b) => a | b),
    'bigInt.bitAnd': of((a, b) => a & b),
    'bigInt.pow': byNumber((a, b) => a ** b),
    'bigInt.leftShift': byNumber((a, b) => a << b),
    'bigInt.rightShift': byNumber((a, b) => a >> b),
    'bigInt.fromString': (value = 0) => createInteger(heap, BigInt(heap.readString(value))),
    'bigInt.dividedByDecimal': (a = 0, b = 0) =>
      createDecimal(heap, dividedBy(normalized({ digits: read(a), exp: 0 }), readDecimal(heap, b))),
  };
};

const decimalFunctions = (heap: Heap): HostFunctions => {
  const read = (address: number): Decimal => normalized(readDecimal(heap, address));
  const of =
    (compute: (a: Decimal, b: Decimal) => Decimal): HostFunction =>
    (a = 0, b = 0) =>
      createDecimal(heap, compute(read(a), read(b)));
  return {
    'bigDecimal.plus': of(plus),
    'bigDecimal.minus': of(minus),
    'bigDecimal.times': of(times),
    'bigDecimal.dividedBy': of(dividedBy),
    'bigDecimal.equals': (a = 0, b = 0) => (compare(read(a), read(b)) === 0 ? 1 : 0),
    'bigDecimal.toString': (value = 0) => heap.createString(textOf(readDecimal(heap, value))),
    'bigDecimal.fromString': (value = 0) => createDecimal(heap, parseDecimal(heap.readString(value))),
  };
};

/** "symbol():(string)", as mappings write signatures, for ethers. */
const readSignature = (signature: string): Interface => {
  const [, name, inputs, outputs] = /^(\w+)\((.*)\):\((.*)\)$/.exec(signature) ?? [];
  if (name === undefined) throw new Error(`"${signature}" is no signature of a function`);
  return new Interface([`function ${name}(${inputs}) view returns (${outputs})`]);
};

const callFunction = (heap: Heap, world: HostWorld): HostFunction => {
  const ask = (call: number): number => {
    const [, to = 0, name = 0, signature = 0, parameters = 0] = [0, 4, 8, 12, 16].map((at) => heap.word(call + at));
    const abi = readSignature(heap.readString(signature));
    const fragment = abi.getFunction(heap.readString(name));
    if (!fragment) throw new Error(`${heap.readString(signature)} is not ${heap.readString(name)}`);
    const values = heap.readArray(parameters).map((value) => readChainValue(heap, value));
    const data = abi.encodeFunctionData(fragment, values) as Hex;
    const answer = world.call({ to: hexOf(heap.readBytes(to)) as Address, data });
    // As in a node, an empty or malformed answer counts as reverted.
    if (answer === undefined || answer === '0x') return 0;
    let decoded: readonly unknown[];
    try {
      decoded = abi.decodeFunctionResult(fragment, answer).toArray();
    } catch {
      return 0;
    }
    const outputs = fragment.outputs.map((type, i) => createChainValue(heap, type, decoded[i]));
    return heap.createArray(CLASS.chainValues, outputs);
  };
  return (call = 0) => ask(call);
};

const chainFunctions = (heap: Heap, world: HostWorld): HostFunctions => ({
  'ethereum.call': callFunction(heap, world),
  'crypto.keccak256': (input = 0) => createHex(heap, keccak256(heap.readBytes(input))),
  'dataSource.create': (name = 0, parameters = 0) => {
    const [address = 0] = heap.readArray(parameters);
    world.createSource(heap.readString(name), heap.readString(address).toLowerCase() as Address);
  },
  'dataSource.address': () => createHex(heap, world.address),
  'dataSource.network': () => heap.createString(world.network),
  'log.log': (level = 0, message = 0) => {
    world.log(level, heap.readString(message));
    if (level === 0) throw new Error(`The mapping ended the subgraph: ${heap.readString(message)}`);
  },
});

const textFunctions = (heap: Heap): HostFunctions => ({
  'typeConversion.bytesToHex': (bytes = 0) => heap.createString(hexOf(heap.readBytes(bytes))),
  'typeConversion.bytesToString': (bytes = 0) =>
    heap.createString(Buffer.from(heap.readBytes(bytes)).toString('utf8').replace(/\0.*$/s, '')),
  'typeConversion.bigIntToString': (value = 0) => heap.createString(String(integerOf(heap.readBytes(value)))),
  'typeConversion.bigIntToHex': (value = 0) => heap.createString(`0x${integerOf(heap.readBytes(value)).toString(16)}`),
  'typeConversion.stringToH160': (text = 0) => createHex(heap, heap.readString(text)),
});

const abort =
  (heap: Heap): HostFunction =>
  (message = 0, file = 0, line = 0, column = 0) => {
    const [words, where] = [message, file].map((address) => (address === 0 ? '?' : heap.readString(address)));
    throw new Error(`${words} (${where}:${line}:${column})`);
  };

export const hostFunctions = (heap: Heap, world: HostWorld): HostFunctions => ({
  ...storeFunctions(heap, world),
  ...integerFunctions(heap),
  ...decimalFunctions(heap),
  ...chainFunctions(heap, world),
  ...textFunctions(heap),
  abort: abort(heap),
});
