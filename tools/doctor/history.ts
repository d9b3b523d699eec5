import type { Address } from '#domain/tokens/types.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { NodeProbe } from '#chain/rpc/probeNode.ts';
import { envSchema } from '#config/envSchema.ts';
import { degraded, works, type Finding } from './findings.ts';

const NAME = envSchema.rpcUrls.name;
const SUBGRAPH_NEXT = 'Name a node that keeps all logs first, or set up the subgraph (docs/operate.md).';
const DEFAULT_SPAN = 100;
/** More blocks may exceed the longest answer. */
const MAX_SPAN = 500;

const spanOf = ({ logSpan = DEFAULT_SPAN }: NodeProbe): number => Math.min(MAX_SPAN, logSpan);

export interface HistoryPlan {
  readonly firstBlock: number;
  readonly addresses: readonly Address[];
  readonly blockTimeMs: number;
}

const quantity = (value: number): string => `0x${value.toString(16)}`;
const grouped = (value: number): string => value.toLocaleString('en-US');

/** The first blocks after the deployment, in one request. */
const firstRange = ({ firstBlock }: HistoryPlan, probe: NodeProbe) => ({
  fromBlock: firstBlock,
  toBlock: Math.min(probe.head ?? 0, firstBlock + spanOf(probe) - 1),
});

interface Range {
  readonly fromBlock: number;
  readonly toBlock: number;
}

/** A node without old logs refuses them, or answers with an empty list, which looks like a market without trades. */
export const examineHistory = async (
  rpc: RpcClient,
  url: string,
  probe: NodeProbe,
  plan: HistoryPlan,
): Promise<{ readonly finding: Finding; readonly count: number | undefined }> => {
  const { head = 0 } = probe;
  const span = spanOf(probe);
  const count = async ({ fromBlock, toBlock }: Range): Promise<number> =>
    (
      await rpc.send<readonly unknown[]>('eth_getLogs', [
        { address: plan.addresses, fromBlock: quantity(fromBlock), toBlock: quantity(toBlock) },
      ])
    ).length;
  const range = firstRange(plan, probe);
  const blocks = `${grouped(range.fromBlock)} to ${grouped(range.toBlock)}`;
  try {
    const found = await count(range);
    if (found > 0)
      return {
        finding: works(NAME, `${url} has logs back to the first blocks (${blocks}: ${found} logs).`),
        count: found,
      };
    let from = range.toBlock + 1;
    let step = span;
    while (from <= head && (await count({ fromBlock: from, toBlock: Math.min(head, from + span - 1) })) === 0) {
      from += step;
      step *= 2;
    }
    const first =
      from > head ? 'none was found up to its newest block' : `the first found is of block ${grouped(from)} or later`;
    const text = `${url} has no log of the exchange in blocks ${blocks}; ${first}. It hides old logs, or nothing happened there.`;
    const next = `Compare with a second node in ${NAME}; ${envSchema.firstBlock.name} is the block of the first log (npm run configure finds it).`;
    return { finding: degraded(NAME, text, next), count: 0 };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const text = `${url} has no logs of block ${grouped(plan.firstBlock)} (${why}): older history is missing.`;
    return { finding: degraded(NAME, text, SUBGRAPH_NEXT), count: undefined };
  }
};

interface Compared {
  readonly url: string;
  readonly probe: NodeProbe;
  readonly oldLogs: number | undefined;
}

/** Nodes with an empty list although another one has logs. */
export const compareOldLogs = (nodes: readonly Compared[]): readonly Finding[] => {
  const full = nodes.find(({ oldLogs = 0 }) => oldLogs > 0);
  if (!full) return [];
  return nodes
    .filter((node) => node.oldLogs === 0 && spanOf(node.probe) >= spanOf(full.probe))
    .map(({ url }) =>
      degraded(
        NAME,
        `${url} answers with an empty list where ${full.url} has ${full.oldLogs} logs: older history is missing, and a page cannot tell.`,
        SUBGRAPH_NEXT,
      ),
    );
};
