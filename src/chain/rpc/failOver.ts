import { err } from '#lib/result.ts';
import type { Answers, JsonRpcRequest } from './batchAnswers.ts';
import type { Node } from './createNode.ts';
import { networkError } from './errors.ts';

/** The nodes of a client, and the one in use. */
export interface NodeChoice {
  /** In order of preference. */
  readonly urls: readonly string[];
  current(): string;
  /** Uses this one from now on, also for what the one before has not answered yet. */
  prefer(url: string): void;
  /** Asks these nodes instead, beginning with the first one if that is another than before. */
  use(urls: readonly string[]): void;
}

export interface FailOver {
  readonly choice: NodeChoice;
  ask(batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers>;
  /** Asks the node in use alone, and stays with it whatever it answers. */
  tryOne(batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers>;
}

/** Each node is created once: it remembers what it was found to be. */
const createdOnce = (createNode: (url: string) => Node): ((url: string) => Node) => {
  const nodes = new Map<string, Node>();
  return (url) => {
    const node = nodes.get(url) ?? createNode(url);
    nodes.set(url, node);
    return node;
  };
};

/** Logs alone, as searches of the past: live ones travel with what a block is read by. */
const isHistory = (batch: readonly JsonRpcRequest[]): boolean =>
  batch.length > 0 && batch.every(({ method }) => method === 'eth_getLogs');

/**
 * Sends a batch to one node after another until one answers; that one is used from then on. A node that refuses history
 * may be the best one for blocks: what answers history in its place is used for history only.
 */
export const createFailOver = (first: readonly string[], createNode: (url: string) => Node): FailOver => {
  let urls = first;
  let current = urls[0] ?? '';
  /** What history is asked of, where that is another one. */
  let forHistory: string | undefined;
  let leaving = new AbortController();
  const nodeAt = createdOnce(createNode);

  const ask: FailOver['ask'] = async (batch, signal) => {
    const { signal: left } = leaving;
    const ofHistory = isHistory(batch);
    const start = current;
    const from = urls.indexOf(ofHistory ? (forHistory ?? start) : start);
    let failure: Answers = err(networkError('no RPC URL'));
    for (const url of [...urls.slice(from), ...urls.slice(0, from)]) {
      if (signal.aborted) break;
      failure = await nodeAt(url)(batch, AbortSignal.any([signal, left]));
      if (failure.ok) {
        if (current === start && urls.includes(url)) {
          if (ofHistory) forHistory = url === current ? undefined : url;
          else current = url;
        }
        return failure;
      }
      if (left.aborted) return ask(batch, signal);
    }
    return failure;
  };

  const prefer = (url: string): void => {
    if (url === current || !urls.includes(url)) return;
    current = url;
    forHistory = undefined;
    leaving.abort();
    leaving = new AbortController();
  };

  return {
    ask,
    tryOne: (batch, signal) => nodeAt(current)(batch, AbortSignal.any([signal, leaving.signal])),
    choice: {
      get urls() {
        return urls;
      },
      current: () => current,
      prefer,
      use(next) {
        const [best = ''] = next;
        const isKept = best === urls[0] && next.includes(current);
        urls = next;
        if (forHistory !== undefined && !next.includes(forHistory)) forHistory = undefined;
        if (!isKept) prefer(best);
      },
    },
  };
};
