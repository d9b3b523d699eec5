import {
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { parseDecimal, textOf } from '../../../tools/subgraph/numbers.ts';
import { NO_ENTITIES } from '../../support/subgraphSchema.ts';

/** Entities of each type by their ids; values as text, other entities as their ids. */
export type EntityTables = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>;

type Row = Readonly<Record<string, unknown>>;

const PAGE = 1000;
/** Maximum of entities that the service skips. */
const MAX_SKIP = 5000;

/** The type without its exclamation mark. */
const inner = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) ? type.ofType : type);

/** All fields of a type that are no lists, and those of what they refer to. */
const selection = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .flatMap((field) => {
      const of = inner(field.type);
      if (isListType(of)) return [];
      return [isObjectType(of) ? `${field.name} { ${selection(of)} }` : field.name];
    })
    .join(' ');

/** Lists of entities in the schema by name, and their types. */
const listsOf = (schema: GraphQLSchema): readonly (readonly [string, GraphQLObjectType])[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const list = inner(type);
    const of = isListType(list) ? inner(list.ofType as GraphQLOutputType) : undefined;
    return isObjectType(of) && !NO_ENTITIES.includes(of.name) ? [[name, of] as const] : [];
  });

/** A decimal as the fewest digits that say it: "1.0" and "1" are the same value. */
export const plainValue = (typeName: string, value: unknown): string =>
  typeName === 'BigDecimal' ? textOf(parseDecimal(String(value))) : String(value);

const collect = (
  tables: Map<string, Map<string, Readonly<Record<string, string>>>>,
  type: GraphQLObjectType,
  row: Row,
): void => {
  const entity: Record<string, string> = {};
  for (const { name, type: whole } of Object.values(type.getFields())) {
    const of = inner(whole);
    const value = row[name];
    if (isListType(of) || value === null || value === undefined) continue;
    if (isObjectType(of)) {
      collect(tables, of, value as Row);
      entity[name] = String((value as Row).id);
    } else entity[name] = plainValue(of.toString(), value);
  }
  const table = tables.get(type.name) ?? new Map<string, Readonly<Record<string, string>>>();
  tables.set(type.name, table.set(entity.id ?? '', entity));
};

/** All entities of a data service, read through its lists. Throws if a list exceeds its limit. */
export const readServiceEntities = async (url: string, schema: GraphQLSchema): Promise<EntityTables> => {
  const tables = new Map<string, Map<string, Readonly<Record<string, string>>>>();
  for (const [name, type] of listsOf(schema)) {
    for (let skip = 0, isDone = false; !isDone; skip += PAGE) {
      if (skip > MAX_SKIP) throw new Error(`${name} has more entries than can be asked for`);
      const query = `{ ${name}(first: ${PAGE}, skip: ${skip}) { ${selection(type)} } }`;
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ query }) });
      const { data, errors } = (await answer.json()) as { data?: Record<string, Row[]>; errors?: unknown };
      const rows = data?.[name];
      if (!rows) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      for (const row of rows) collect(tables, type, row);
      isDone = rows.length < PAGE;
    }
  }
  return tables;
};
