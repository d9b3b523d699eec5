import { err } from '#lib/result.ts';
import { flawIn } from './batchAnswers.ts';
import type { Answers, JsonRpcRequest } from './batchAnswers.ts';
import type { Node } from './createNode.ts';
import { createNodes } from './createNodes.ts';
import type { Faults } from './createNodes.ts';
import { networkError } from './errors.ts';

/** The nodes of a client, and the one in use. */
export interface NodeChoice extends Faults {
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

/** Logs alone, as searches of the past: live ones travel with what a block is read by. */
const isHistory = (batch: readonly JsonRpcRequest[]): boolean =>
  batch.length > 0 && batch.every(({ method }) => method === 'eth_getLogs');

/**
 * Sends a batch to one node after another until one answers; that one is used from then on. A node that refuses history
 * may be the best one for blocks: what answers history in its place is used for history only. An answer of which a part
 * cannot be read counts like none; if no node gives a better one, its other parts count. Never rejects.
 */
export const createFailOver = (first: readonly string[], createNode: (url: string) => Node): FailOver => {
  let urls = first;
  let current = urls[0] ?? '';
  /** What history is asked of, where that is another one. */
  let forHistory: string | undefined;
  let leaving = new AbortController();
  const { askNode, ...faults } = createNodes(createNode);

  const ask: FailOver['ask'] = async (batch, signal) => {
    const { signal: left } = leaving;
    const ofHistory = isHistory(batch);
    const start = current;
    const from = urls.indexOf(ofHistory ? (forHistory ?? start) : start);
    let [failure, flawed]: [Answers, Answers?] = [err(networkError('no RPC URL'))];
    for (const url of [...urls.slice(from), ...urls.slice(0, from)]) {
      if (signal.aborted) break;
      failure = await askNode(url, batch, signal, left);
      if (failure.ok && !flawIn(failure)) {
        if (current === start && urls.includes(url)) {
          if (ofHistory) forHistory = url === current ? undefined : url;
          else current = url;
        }
        return failure;
      }
      if (left.aborted) return ask(batch, signal);
      if (failure.ok) flawed ??= failure;
    }
    return flawed ?? failure;
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
    tryOne: (batch, signal) => askNode(current, batch, signal, leaving.signal),
    choice: {
      get urls() {
        return urls;
      },
      current: () => current,
      ...faults,
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
