import { hexOf, createHex, createInteger } from './chainValues.ts';
import { CLASS, type Heap } from './heap.ts';
import { integerOf, parseDecimal, textOf, type Decimal } from './numbers.ts';
import type { Entity, FieldKind, FieldValue } from './store.ts';

/** `ValueKind` of graph-ts. */
const KINDS: readonly (FieldKind | 'Array' | 'Null')[] = [
  'String',
  'Int',
  'BigDecimal',
  'Boolean',
  'Array',
  'Null',
  'Bytes',
  'BigInt',
];

export const readDecimal = (heap: Heap, address: number): Decimal => ({
  digits: integerOf(heap.readBytes(heap.word(address))),
  exp: Number(integerOf(heap.readBytes(heap.word(address + 4)))),
});

export const createDecimal = (heap: Heap, { digits, exp }: Decimal): number =>
  heap.createObject(CLASS.decimal, [createInteger(heap, digits), createInteger(heap, BigInt(exp))]);

const createPayload = (heap: Heap, kind: FieldKind, value: NonNullable<FieldValue>): number => {
  if (kind === 'String') return heap.createString(String(value));
  if (kind === 'Bytes') return createHex(heap, String(value));
  if (kind === 'BigInt') return createInteger(heap, BigInt(value));
  if (kind === 'BigDecimal') return createDecimal(heap, parseDecimal(String(value)));
  return Number(value);
};

/** As a mapping reads it from the store. */
export const createEntity = (heap: Heap, entity: Entity, kindOf: (field: string) => FieldKind | undefined): number => {
  const fields = Object.entries(entity).map(([name, value]) => {
    const kind = kindOf(name);
    const tag = value === undefined || kind === undefined ? 'Null' : kind;
    const payload = value === undefined || kind === undefined ? 0 : createPayload(heap, kind, value);
    const tagged = heap.createTagged(CLASS.storeValue, KINDS.indexOf(tag), BigInt(payload));
    return heap.createObject(CLASS.entityField, [heap.createString(name), tagged]);
  });
  return heap.createObject(CLASS.entity, [heap.createArray(CLASS.entityFields, fields)]);
};

const readPayload = (heap: Heap, kind: FieldKind, payload: bigint): FieldValue => {
  const address = Number(payload);
  if (kind === 'String') return heap.readString(address);
  if (kind === 'Bytes') return hexOf(heap.readBytes(address));
  if (kind === 'BigInt') return integerOf(heap.readBytes(address));
  if (kind === 'BigDecimal') return textOf(readDecimal(heap, address));
  return kind === 'Boolean' ? payload !== 0n : BigInt.asIntN(32, payload);
};

/** Includes the kind of each field. */
export const readEntity = (heap: Heap, address: number) => {
  const entity: Record<string, FieldValue> = {};
  const kinds: Record<string, FieldKind> = {};
  for (const field of heap.readArray(heap.word(address))) {
    const name = heap.readString(heap.word(field));
    const value = heap.word(field + 4);
    const kind = KINDS[heap.word(value)];
    if (kind === undefined || kind === 'Array') throw new Error(`${name} is of a kind that this store does not keep`);
    if (kind === 'Null') entity[name] = undefined;
    else {
      entity[name] = readPayload(heap, kind, heap.long(value + 8));
      kinds[name] = kind;
    }
  }
  return { entity, kinds };
};
