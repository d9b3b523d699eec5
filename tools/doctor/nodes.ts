import { knownResult, readConditionally } from '#chain/reading/conditionalReads.ts';
import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { RpcError } from '#chain/rpc/errors.ts';
import { probeNode, type NodeProbe } from '#chain/rpc/probeNode.ts';
import { rules } from '#config/rules.ts';
import { CHAIN_ID } from '../configure/node.ts';
import { degraded, fails, works, type Finding } from './findings.ts';
import { compareOldLogs, examineHistory, type HistoryPlan } from './history.ts';
import { PERMISSION_NEXT, refusedToPages } from './permission.ts';

const NAME = 'VITE_RPC_URLS';
const TIMEOUT_MS = 10_000;
/** Requests of a starting page in one batch. */
const NEEDED_BATCH = 10;
/** First range of a history read (`rangeLength.ts`). */
const NEEDED_SPAN = 100;
/** More requests for the whole history take minutes. */
const MANY_REQUESTS = 2000;
const AGREE_DEPTH = 16;

export interface UsableNode {
  readonly url: string;
  readonly probe: NodeProbe;
  /** In the blocks after the deployment; undefined if refused. */
  readonly oldLogs: number | undefined;
}

export interface NodeFindings {
  readonly findings: readonly Finding[];
  /** In the order of the variable. */
  readonly usable: readonly UsableNode[];
}

const quantity = (value: number): Hex => `0x${value.toString(16)}`;
const grouped = (value: number): string => value.toLocaleString('en-US');
const clientOf = (url: string): RpcClient =>
  createRpcClient({ urls: [url], chainId: CHAIN_ID, batchWaitMs: 5, timeoutMs: TIMEOUT_MS });

const unusable = (url: string, error: RpcError): Finding =>
  error.kind === 'chain'
    ? fails(
        NAME,
        `${url} serves chain ${String(error.data)} instead of ${CHAIN_ID}.`,
        'Remove it, or name a node of Polygon.',
      )
    : fails(
        NAME,
        `${url} does not answer as a node does: ${error.message}.`,
        'Check the address, or name another node.',
      );

const logFinding = (url: string, { logSpan, head }: NodeProbe, { firstBlock }: HistoryPlan): Finding => {
  if (logSpan === undefined || logSpan < NEEDED_SPAN)
    return fails(
      NAME,
      `${url} refuses eth_getLogs over ${NEEDED_SPAN} blocks: order book, trades and positions cannot be followed.`,
      'Name a node or a plan that allows it.',
    );
  const requests = Math.ceil(((head ?? firstBlock) - firstBlock) / logSpan);
  return requests > MANY_REQUESTS
    ? degraded(
        NAME,
        `${url} allows eth_getLogs over ${grouped(logSpan)} blocks: the whole history takes ${grouped(requests)} requests.`,
        'Name a node that allows wider ranges first, or set up the subgraph (docs/operate.md).',
      )
    : works(
        NAME,
        `${url} allows eth_getLogs over ${grouped(logSpan)} blocks: the whole history in ${requests === 1 ? 'one request' : `${grouped(requests)} requests`}.`,
      );
};

const habitFindings = (url: string, { batchSize, overridesState }: NodeProbe): readonly Finding[] => [
  (batchSize ?? 0) < NEEDED_BATCH
    ? degraded(
        NAME,
        `${url} takes ${batchSize ?? 'no'} ${batchSize === 1 ? 'request' : 'requests'} at once; a page begins with ${NEEDED_BATCH}, so it begins slowly.`,
        'Name a node that allows larger batches first.',
      )
    : works(NAME, `${url} takes batches of ${batchSize} requests.`),
  ...(overridesState === false
    ? [
        degraded(
          NAME,
          `${url} does not run eth_call on a changed state: unlisted tokens cannot be checked for fees and refused sales.`,
          'Name another node as well; any one of them suffices.',
        ),
      ]
    : []),
];

interface BlockHead {
  readonly timestamp: Hex;
  readonly hash: Hex;
}

const ageFinding = async (url: string, { blockTimeMs }: HistoryPlan): Promise<Finding> => {
  const block = await clientOf(url).send<BlockHead>('eth_getBlockByNumber', ['latest', false]);
  const ageMs = Date.now() - Number(block.timestamp) * 1000;
  const limitMs = Math.max(rules.freshness.staleMinMs, rules.freshness.staleBlocks * blockTimeMs);
  return ageMs > limitMs
    ? degraded(
        NAME,
        `${url} has no block of the last ${Math.round(limitMs / 1000)} s: its newest is ${grouped(Math.round(ageMs / 1000))} s old, and nothing is signed on it.`,
        'Wait and run this again; name another node first if it stays behind.',
      )
    : works(NAME, `${url} is up to date (block of ${Math.max(0, Math.round(ageMs / 1000))} s ago).`);
};

/** The contract at address 4 of every chain returns its call data. */
const ECHO: Call = { address: '0x0000000000000000000000000000000000000004', callData: '0x01' };

const returnsOnlyChanges = async (url: string): Promise<boolean> => {
  const outcome: CallOutcome = { status: 'success', data: '0x01' };
  const reads = await readConditionally(clientOf(url), [ECHO, ECHO], [knownResult(outcome), undefined]);
  // The known result is not sent, so the very object comes back.
  return reads.outcomes[0] === outcome && dataOf(reads.outcomes[1]) === '0x01';
};

const conditionalFinding = async (url: string): Promise<Finding> =>
  (await returnsOnlyChanges(url).catch(() => false))
    ? works(NAME, `${url} returns only what changed in a block.`)
    : degraded(
        NAME,
        `${url} refuses eth_call without "to": it returns each result again with each block.`,
        'Name a node that runs such a call first.',
      );

const examineNode = async (url: string, plan: HistoryPlan): Promise<NodeFindings> => {
  const refused = await refusedToPages(url, 'POST');
  const probe = await probeNode(url, {
    chainId: CHAIN_ID,
    timeoutMs: TIMEOUT_MS,
    now: () => performance.now(),
    fetch: (...request) => fetch(...request),
  });
  if (!probe.ok) return { findings: [unusable(url, probe.error)], usable: [] };
  if (refused !== undefined) return { findings: [fails(NAME, `${url}: ${refused}.`, PERMISSION_NEXT)], usable: [] };
  const { value } = probe;
  const findings = [
    works(
      NAME,
      `${url} serves chain ${CHAIN_ID}, at block ${grouped(value.head ?? 0)}, in ${Math.round(value.latencyMs ?? 0)} ms.`,
    ),
    await ageFinding(url, plan),
    logFinding(url, value, plan),
    ...habitFindings(url, value),
    await conditionalFinding(url),
  ];
  const history = await examineHistory(clientOf(url), url, value, plan);
  return { findings: [...findings, history.finding], usable: [{ url, probe: value, oldLogs: history.count }] };
};

/** Compares a final block of all nodes. */
const agreement = async (nodes: readonly UsableNode[]): Promise<readonly Finding[]> => {
  if (nodes.length < 2) {
    const [only] = nodes;
    return only
      ? [
          degraded(
            NAME,
            `Only ${only.url} can be used: where it fails, the page stops, and the numbers that decide have no second opinion but the wallet's.`,
            'Name two or more nodes of different owners.',
          ),
        ]
      : [];
  }
  const common = Math.max(0, Math.min(...nodes.map(({ probe }) => probe.head ?? 0)) - AGREE_DEPTH);
  const hashes = await Promise.all(
    nodes.map(
      async ({ url }) =>
        (await clientOf(url).send<BlockHead | null>('eth_getBlockByNumber', [quantity(common), false]))?.hash,
    ),
  );
  const [first] = hashes;
  const other = hashes.findIndex((hash) => hash !== first);
  return [
    other === -1
      ? works(NAME, `All ${nodes.length} nodes agree on block ${grouped(common)}.`)
      : fails(
          NAME,
          `${nodes[other]?.url} has another block ${grouped(common)} than ${nodes[0]?.url}: one of them is wrong.`,
          'Compare the block on an explorer and remove the node that differs.',
        ),
  ];
};

export const examineNodes = async (urls: readonly string[], plan: HistoryPlan): Promise<NodeFindings> => {
  const all: NodeFindings[] = [];
  for (const url of urls) all.push(await examineNode(url, plan));
  const usable = all.flatMap((node) => node.usable);
  const findings = all.flatMap((node) => node.findings);
  return { findings: [...findings, ...(await agreement(usable)), ...compareOldLogs(usable)], usable };
};
