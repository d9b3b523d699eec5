import {
  buildASTSchema,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

export type FieldKind = 'String' | 'Int' | 'BigDecimal' | 'Boolean' | 'Bytes' | 'BigInt';

/** Integers as bigint, decimals and bytes as text, undefined for a missing value. */
export type FieldValue = string | bigint | boolean | undefined;
export type Entity = Readonly<Record<string, FieldValue>>;

interface Field {
  readonly kind: FieldKind;
  readonly isRequired: boolean;
}

interface EntityType {
  readonly isImmutable: boolean;
  readonly fields: ReadonlyMap<string, Field>;
}

const KNOWN = `
  directive @entity(immutable: Boolean, timeseries: Boolean) on OBJECT
  directive @derivedFrom(field: String!) on FIELD_DEFINITION
  scalar BigInt
  scalar BigDecimal
  scalar Bytes
`;
const KINDS: Readonly<Record<string, FieldKind>> = {
  ID: 'String',
  String: 'String',
  Int: 'Int',
  BigDecimal: 'BigDecimal',
  Boolean: 'Boolean',
  Bytes: 'Bytes',
  BigInt: 'BigInt',
};

/** @param source the schema's text */
export const readSubgraphSchema = (source: string): GraphQLSchema => buildASTSchema(parse(`${KNOWN}${source}`));

const readType = (type: GraphQLObjectType): EntityType => {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: whole, astNode }): [string, Field][] => {
    if (astNode?.directives?.some((node) => node.name.value === 'derivedFrom')) return [];
    const inner = isNonNullType(whole) ? whole.ofType : whole;
    if (isListType(inner)) throw new Error(`${type.name}.${name} is a list, which this store does not keep`);
    const kind = isObjectType(inner) ? 'String' : KINDS[inner.toString()];
    if (kind === undefined) throw new Error(`${type.name}.${name} is of an unknown type`);
    return [[name, { kind, isRequired: isNonNullType(whole) }]];
  });
  const directive = type.astNode?.directives?.find((node) => node.name.value === 'entity');
  const immutable = directive?.arguments?.find((argument) => argument.name.value === 'immutable')?.value;
  return { fields: new Map(fields), isImmutable: immutable?.kind === 'BooleanValue' && immutable.value };
};

/**
 * A node's rules: required fields, known fields and types only, immutable entities written once. Changes count once a
 * handler has ended well.
 */
export const createStore = (source: string) => {
  const all = Object.values(readSubgraphSchema(source).getTypeMap()).filter(isObjectType);
  const entities = all.filter(({ astNode }) =>
    astNode?.directives?.some((directive) => directive.name.value === 'entity'),
  );
  const types = new Map(entities.map((type) => [type.name, readType(type)]));
  const tables = new Map(entities.map(({ name }) => [name, new Map<string, Entity>()]));
  let pending = new Map<string, { type: string; id: string; entity: Entity | undefined }>();

  const typeOf = (name: string): EntityType => {
    const type = types.get(name);
    if (!type) throw new Error(`The schema has no entity ${name}`);
    return type;
  };
  const table = (name: string): Map<string, Entity> => {
    const found = tables.get(name);
    if (!found) throw new Error(`The schema has no entity ${name}`);
    return found;
  };
  const get = (type: string, id: string): Entity | undefined => {
    const changed = pending.get(`${type} ${id}`);
    return changed ? changed.entity : table(type).get(id);
  };
  const check = (name: string, id: string, entity: Entity, kinds: Readonly<Record<string, FieldKind>>): void => {
    const { fields, isImmutable } = typeOf(name);
    if (entity.id !== id) throw new Error(`${name} ${id} has the id ${String(entity.id)}`);
    if (isImmutable && get(name, id)) throw new Error(`${name} ${id} is immutable and was written before`);
    for (const field of Object.keys(entity)) {
      const expected = fields.get(field);
      if (!expected) throw new Error(`${name} has no field ${field}`);
      if (entity[field] !== undefined && kinds[field] !== expected.kind) {
        throw new Error(`${name}.${field} is ${expected.kind}, not ${kinds[field]}`);
      }
    }
    for (const [field, { isRequired }] of fields) {
      if (isRequired && entity[field] === undefined) throw new Error(`${name} ${id} has no ${field}`);
    }
  };

  return {
    kindOf: (type: string, field: string): FieldKind | undefined => typeOf(type).fields.get(field)?.kind,
    get,
    /** Missing fields keep their values. */
    set(type: string, id: string, entity: Entity, kinds: Readonly<Record<string, FieldKind>>): void {
      const old = get(type, id);
      const oldKinds = Object.fromEntries([...typeOf(type).fields].map(([name, { kind }]) => [name, kind]));
      const whole = { ...old, ...entity };
      check(type, id, whole, { ...(old && oldKinds), ...kinds });
      pending.set(`${type} ${id}`, { type, id, entity: whole });
    },
    remove: (type: string, id: string): void => void pending.set(`${type} ${id}`, { type, id, entity: undefined }),
    commit(): void {
      for (const { type, id, entity } of pending.values()) {
        if (entity) table(type).set(id, entity);
        else table(type).delete(id);
      }
      pending = new Map();
    },
    discard: (): void => void (pending = new Map()),
    /** By id. */
    entities: (type: string): ReadonlyMap<string, Entity> => table(type),
    typeNames: (): readonly string[] => [...types.keys()],
  };
};

export type Store = ReturnType<typeof createStore>;
