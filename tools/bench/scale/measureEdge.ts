import { findNginx, startEdge } from '../../../e2e/nginx.ts';
import { atMost, figure, type Findings } from '../figures.ts';
import { letThemVisit, startCountingNode, type CountingNode, type Crowd } from './visitors.ts';

const CROWD = { visitors: 500, markets: 10, blocks: 10 };

const measure = async (node: CountingNode, url: string, crowd: Crowd, limit = crowd.visitors): Promise<Findings> => {
  node.take();
  const { lagBlocks, slowestMs, failed } = await letThemVisit(url, crowd);
  const { requests, queries, bytes } = node.take();
  return {
    requests: atMost(limit, requests / crowd.blocks, 'HTTP requests to the node for each block'),
    queries: figure(queries / crowd.blocks, 'JSON-RPC queries to the node for each block'),
    bytes: figure(bytes / crowd.blocks / 1000, 'kB of answers of the node for each block'),
    lag: figure(lagBlocks, 'blocks that an answer was behind the chain at most'),
    slowest: figure(slowestMs, 'ms that 95 % of the answers took at most'),
    failed: figure(failed, 'requests that failed: a busy machine misses limits of time'),
  };
};

/** 500 visitors of ten markets on loopback, with and without the cache of `tools/edge`. */
export const measureEdge = async (say: (message: string) => void): Promise<Findings> => {
  const nginx = findNginx();
  if (!nginx.ok) return { skipped: nginx.error };
  const node = await startCountingNode();
  try {
    const edge = await startEdge(nginx.value, node.url);
    try {
      const [edgeUrl = ''] = edge.urls;
      const measured: [string, Findings][] = [];
      for (const [name, connected, limit] of [
        ['withoutAccounts', 0, 40],
        ['aFifthConnected', 0.2, 150],
      ] as const) {
        say(`500 visitors, ${connected * 100} % of them with an account ...`);
        const direct = await measure(node, node.url, { ...CROWD, connected });
        measured.push([name, { direct, edge: await measure(node, edgeUrl, { ...CROWD, connected }, limit) }]);
      }
      return Object.fromEntries(measured);
    } finally {
      await edge.stop();
    }
  } finally {
    await node.stop();
  }
};
