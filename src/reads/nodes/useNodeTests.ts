import { useCallback, useState } from 'react';
import { probeNode, type NodeProbe } from '#chain/rpc/probeNode.ts';
import { readHeads } from '#chain/rpc/readHeads.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { err, ok, type Result } from '#lib/result.ts';

export interface TestedNode extends NodeProbe {
  readonly behindBlocks: number | undefined;
}

/** `unreachable`: the node did not report its chain; `reason` is from the node or the browser. */
export type NodeTestProblem =
  | { readonly code: 'wrongChain'; readonly chainId: number }
  | { readonly code: 'unreachable'; readonly reason: string };

type NodeTestOutcome = Result<TestedNode, NodeTestProblem>;

export type NodeTests = Readonly<Record<string, NodeTestOutcome | 'testing'>>;

const testNode = async (url: string): Promise<NodeTestOutcome> => {
  const [probed, heads] = await Promise.all([
    probeNode(url, {
      chainId: POLYGON_CHAIN_ID,
      timeoutMs: rules.nodes.testTimeoutMs,
      now: () => performance.now(),
      fetch: (to, init) => globalThis.fetch(to, init),
    }),
    readHeads(),
  ]);
  if (!probed.ok) {
    const { kind, message } = probed.error;
    if (kind === 'chain') return err({ code: 'wrongChain', chainId: Number(probed.error.data) });
    return err({ code: 'unreachable', reason: message });
  }
  const { head } = probed.value;
  const behindBlocks = head === undefined ? undefined : Math.max(0, ...heads.map(({ number }) => number - head));
  return ok({ ...probed.value, behindBlocks });
};

export interface NodeTesting {
  readonly tests: NodeTests;
  readonly test: (url: string) => Promise<NodeTestOutcome>;
}

export const useNodeTests = (): NodeTesting => {
  const [tests, setTests] = useState<NodeTests>({});
  const test = useCallback(async (url: string): Promise<NodeTestOutcome> => {
    setTests((before) => ({ ...before, [url]: 'testing' }));
    const outcome = await testNode(url);
    setTests((before) => ({ ...before, [url]: outcome }));
    return outcome;
  }, []);
  return { tests, test };
};
