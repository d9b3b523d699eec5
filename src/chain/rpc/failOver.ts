import { err } from '#lib/result.ts';
import type { Answers, JsonRpcRequest } from './batchAnswers.ts';
import type { Node } from './createNode.ts';
import { networkError } from './errors.ts';

/** The nodes of a client, and the one that is asked now. */
export interface NodeChoice {
  /** In order of preference. */
  readonly urls: readonly string[];
  current(): string;
  /** Asks this one from now on. What the one before has not answered yet is asked here instead. */
  prefer(url: string): void;
}

export interface FailOver {
  readonly choice: NodeChoice;
  ask(batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers>;
}

/** Asks the nodes one after another until one answers the batch; that one is asked from then on. */
export const createFailOver = (urls: readonly string[], nodes: readonly Node[]): FailOver => {
  let current = 0;
  let leaving = new AbortController();

  const ask: FailOver['ask'] = async (batch, signal) => {
    const { signal: left } = leaving;
    const start = current;
    let failure: Answers = err(networkError(new Error('no RPC URL is configured')));
    for (let tried = 0; tried < nodes.length && !signal.aborted; tried += 1) {
      const index = (start + tried) % nodes.length;
      const answers = await nodes[index]?.(batch, AbortSignal.any([signal, left]));
      if (answers?.ok) {
        if (current === start) current = index;
        return answers;
      }
      if (left.aborted) return ask(batch, signal);
      failure = answers ?? failure;
    }
    return failure;
  };

  return {
    ask,
    choice: {
      urls,
      current: () => urls[current] ?? '',
      prefer(url) {
        const index = urls.indexOf(url);
        if (index < 0 || index === current) return;
        current = index;
        leaving.abort();
        leaving = new AbortController();
      },
    },
  };
};
