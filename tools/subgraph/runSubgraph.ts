import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { BlockOfLogs, ChainBlock, ChainLog } from './chainLogs.ts';
import type { ContractCall } from './hostFunctions.ts';
import type { Manifest, SourcePlan } from './manifest.ts';
import { runBlockMapping, runMapping } from './runMapping.ts';
import { createStore } from './store.ts';

interface LiveSource {
  readonly plan: SourcePlan;
  readonly address: Address;
}

export interface SubgraphOptions {
  readonly manifest: Manifest;
  readonly addresses: Readonly<Record<string, Address>>;
  /** Undefined if it reverted. */
  readonly call: (call: ContractCall) => Promise<Hex | undefined>;
  /** Receives the mappings' warnings and errors. */
  readonly onWarning?: (message: string) => void;
}

/** The answer must be requested, and the handler runs again. */
class UnansweredCall extends Error {
  constructor(readonly required: ContractCall) {
    super('unanswered');
  }
}

const WARNING = 2;
const NO_ADDRESS: Address = '0x0000000000000000000000000000000000000000';
const keyOf = ({ to, data }: ContractCall): string => `${to} ${data}`;

/**
 * As The Graph's node: block by block, known contracts' events in chain order, then those of contracts added in the
 * block.
 */
export const createSubgraph = ({ manifest, addresses, call, onWarning }: SubgraphOptions) => {
  const store = createStore(manifest.schema);
  const sources = new Map<Address, LiveSource[]>();
  const answers = new Map<string, Hex | undefined>();
  let added: LiveSource[] = [];
  let handled = 0;

  const join = (source: LiveSource): void => {
    const there = sources.get(source.address);
    if (there) there.push(source);
    else sources.set(source.address, [source]);
  };
  for (const plan of manifest.dataSources) {
    const address = (addresses[plan.name]?.toLowerCase() as Address | undefined) ?? plan.address;
    if (address !== undefined) join({ plan, address });
  }

  const attempt = ({ plan, address }: LiveSource, log: ChainLog, { block }: BlockOfLogs): void => {
    const found = plan.handlers.get(log.topics[0] ?? '');
    const transaction = block.transactions.find(({ hash }) => hash === log.transactionHash);
    const values = found && plan.decode(found.event, log);
    if (!values || !transaction || Number(block.number) < plan.startBlock) return;
    const created: LiveSource[] = [];
    const known = ({ to, data }: ContractCall): Hex | undefined => {
      const key = keyOf({ to, data });
      if (!answers.has(key)) throw new UnansweredCall({ to, data });
      return answers.get(key);
    };
    const createSource = (name: string, at: Address): void => {
      const template = manifest.templates.get(name);
      if (!template) throw new Error(`The manifest has no template ${name}`);
      created.push({ plan: template, address: at });
    };
    const say = (level: number, message: string): void => {
      if (level <= WARNING) onWarning?.(message);
    };
    const world = { store, address, network: plan.network, call: known, createSource, log: say };
    runMapping({ ...found, module: plan.module, values, log, block, transaction }, world);
    store.commit();
    added.push(...created);
    handled += 1;
  };

  const handle = async (source: LiveSource, log: ChainLog, whole: BlockOfLogs): Promise<void> => {
    for (;;) {
      try {
        return attempt(source, log, whole);
      } catch (cause) {
        store.discard();
        if (!(cause instanceof UnansweredCall)) throw cause;
        answers.set(keyOf(cause.required), await call(cause.required));
      }
    }
  };

  return {
    /** First topics of all events that have a handler. */
    topics: (): readonly string[] => {
      const plans = [...manifest.dataSources, ...manifest.templates.values()];
      return [...new Set(plans.flatMap(({ handlers }) => [...handlers.keys()]))];
    },
    async take(whole: BlockOfLogs): Promise<void> {
      for (const log of whole.logs) {
        for (const source of sources.get(log.address.toLowerCase() as Address) ?? []) await handle(source, log, whole);
      }
      while (added.length > 0) {
        const fresh = added;
        added = [];
        for (const source of fresh) {
          join(source);
          const own = whole.logs.filter(({ address }) => address.toLowerCase() === source.address);
          for (const log of own) await handle(source, log, whole);
        }
      }
    },
    /** Blocks up to `last` that a handler polls. */
    polled: (last: number): readonly number[] =>
      manifest.dataSources.flatMap(({ startBlock, blockHandlers }) =>
        blockHandlers.flatMap(({ every }) =>
          Array.from({ length: Math.floor((last - startBlock) / every) + 1 }, (_, at) => startBlock + at * every),
        ),
      ),
    /** Block handlers call no contract. */
    takeBlock(block: ChainBlock): void {
      for (const { startBlock, blockHandlers, module, network, address = NO_ADDRESS } of manifest.dataSources) {
        const since = Number(block.number) - startBlock;
        for (const { handler, every } of blockHandlers) {
          if (since < 0 || since % every !== 0) continue;
          const unknown = () => undefined;
          const world = { store, address, network, call: unknown, createSource: unknown, log: unknown };
          runBlockMapping({ module, handler, block }, world);
          store.commit();
        }
      }
    },
    entities: store.entities,
    typeNames: store.typeNames,
    handled: (): number => handled,
  };
};

export type Subgraph = ReturnType<typeof createSubgraph>;
