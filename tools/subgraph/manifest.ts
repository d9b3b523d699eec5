import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { id, Interface, type EventFragment, type Result } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import { SUBGRAPH_FOLDER } from './buildSubgraph.ts';
import type { ChainLog } from './chainLogs.ts';

interface WrittenSource {
  readonly name: string;
  readonly network: string;
  readonly source: { readonly address?: string; readonly abi: string; readonly startBlock?: number };
  readonly mapping: {
    readonly apiVersion: string;
    readonly file: string;
    readonly abis: readonly { readonly name: string; readonly file: string }[];
    readonly eventHandlers?: readonly { readonly event: string; readonly handler: string }[];
    readonly blockHandlers?: readonly {
      readonly handler: string;
      readonly filter: { readonly kind: 'polling'; readonly every: number };
    }[];
  };
}

interface WrittenManifest {
  readonly specVersion: string;
  readonly schema: { readonly file: string };
  readonly dataSources: readonly WrittenSource[];
  readonly templates: readonly WrittenSource[];
}

export interface SourcePlan {
  readonly name: string;
  readonly network: string;
  /** Undefined for a template. */
  readonly address: Address | undefined;
  readonly startBlock: number;
  readonly module: WebAssembly.Module;
  /** By the event's first topic. */
  readonly handlers: ReadonlyMap<string, { readonly handler: string; readonly event: EventFragment }>;
  /** `every`: blocks between two calls, from the start block on. */
  readonly blockHandlers: readonly { readonly handler: string; readonly every: number }[];
  /** Undefined for a log with its topic but another shape. */
  readonly decode: (event: EventFragment, log: Pick<ChainLog, 'topics' | 'data'>) => Result | undefined;
}

export interface Manifest {
  /** The schema's text. */
  readonly schema: string;
  readonly dataSources: readonly SourcePlan[];
  readonly templates: ReadonlyMap<string, SourcePlan>;
}

const parseYaml = (text: string): unknown => {
  const { parse } = createRequire(join(SUBGRAPH_FOLDER, 'package.json'))('yaml') as {
    parse: (text: string) => unknown;
  };
  return parse(text);
};

const readSource = (folder: string, written: WrittenSource): SourcePlan => {
  const { name, network, source, mapping } = written;
  const file = mapping.abis.find((entry) => entry.name === source.abi)?.file;
  if (file === undefined) throw new Error(`${name} has no ABI ${source.abi}`);
  const abi = new Interface(readFileSync(join(folder, file), 'utf8'));
  const handlers = (mapping.eventHandlers ?? []).map(({ event, handler }) => {
    const topic = id(event.replaceAll('indexed ', ''));
    const fragment = abi.getEvent(topic);
    if (!fragment) throw new Error(`The ABI ${source.abi} has no event ${event}`);
    return [topic, { handler, event: fragment }] as const;
  });
  return {
    name,
    network,
    address: source.address?.toLowerCase() as Address | undefined,
    startBlock: source.startBlock ?? 0,
    module: new WebAssembly.Module(readFileSync(join(folder, mapping.file))),
    handlers: new Map(handlers),
    blockHandlers: (mapping.blockHandlers ?? []).map(({ handler, filter }) => ({ handler, every: filter.every })),
    decode: (event, { topics, data }) => {
      try {
        return abi.decodeEventLog(event, data, topics);
      } catch {
        return undefined;
      }
    },
  };
};

/** Reads graph-cli's output. */
export const readManifest = (folder: string): Manifest => {
  const written = parseYaml(readFileSync(join(folder, 'subgraph.yaml'), 'utf8')) as WrittenManifest;
  return {
    schema: readFileSync(join(folder, written.schema.file), 'utf8'),
    dataSources: written.dataSources.map((source) => readSource(folder, source)),
    templates: new Map(written.templates.map((source) => [source.name, readSource(folder, source)])),
  };
};
