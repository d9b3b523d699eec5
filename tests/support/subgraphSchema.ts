import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { SUBGRAPH_FOLDER } from '../../tools/subgraph/buildSubgraph.ts';

/** Entities that the mappings use to find others; no client queries them, and the local data service has none. */
export const INTERNAL_ENTITIES: readonly string[] = ['PairOfTokens'];

/** Types of a data service's schema other than entities. Blocks have a separate subgraph. */
export const NO_ENTITIES: readonly string[] = ['Query', '_Meta_', '_Block_', 'Block'];

/** The schema that a node of The Graph makes its own from. */
export const subgraphSchemaText = (): string => readFileSync(join(SUBGRAPH_FOLDER, 'schema.graphql'), 'utf8');

/** The types of all fields of all entities, as GraphQL writes them. */
export const entityFields = (schema: GraphQLSchema): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__') && !NO_ENTITIES.includes(name) && !INTERNAL_ENTITIES.includes(name))
      .map((type) => [
        type.name,
        Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, field.type.toString()])),
      ]),
  );
