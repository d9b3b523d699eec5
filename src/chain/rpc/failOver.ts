import { err } from '#lib/result.ts';
import { flawIn, isAnswered, isTooLong, type Answers, type JsonRpcRequest } from './batchAnswers.ts';
import type { Node } from './createNode.ts';
import { createNodes, type Faults } from './createNodes.ts';
import { networkError } from './errors.ts';

export interface NodeChoice extends Faults {
  readonly urls: readonly string[];
  current(): string;
  /** Prefers a node, also for pending queries. */
  prefer(url: string): void;
  /** Replaces the URLs. Prefers the first one if it differs from before, or if the current one is gone. */
  use(urls: readonly string[]): void;
}

export interface FailOver {
  readonly choice: NodeChoice;
  ask(batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers>;
  tryOne(batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers>;
}

/** True for a batch of logs only, which are searches of history. Live logs are requested with a block's reads. */
const isHistory = (batch: readonly JsonRpcRequest[]): boolean =>
  batch.length > 0 && batch.every(({ method }) => method === 'eth_getLogs');

const withShort = async (
  answers: Answers,
  batch: readonly JsonRpcRequest[],
  askOther: (long: readonly JsonRpcRequest[]) => Promise<Answers>,
): Promise<Answers> => {
  const long = batch.filter(({ id }) => isTooLong(answers, id));
  if (long.length === 0) return answers;
  const part = await import('./withAnswersOf.ts').catch(() => undefined);
  return part ? part.withAnswersOf(answers, long, await askOther(long)) : answers;
};

const createOrder = (first: readonly string[]) => {
  let urls = first;
  let current = urls[0] ?? '';
  let forHistory: string | undefined;
  let leaving = new AbortController();

  const prefer = (url: string): void => {
    if (url === current || !urls.includes(url)) return;
    current = url;
    forHistory = undefined;
    leaving.abort();
    leaving = new AbortController();
  };

  return {
    urls: () => urls,
    current: () => current,
    left: () => leaving.signal,
    inOrder(ofHistory: boolean): readonly string[] {
      const from = urls.indexOf((ofHistory ? forHistory : undefined) ?? current);
      return [...urls.slice(from), ...urls.slice(0, from)];
    },
    adopt(url: string, ofHistory: boolean): void {
      if (!urls.includes(url)) return;
      if (ofHistory) forHistory = url === current ? undefined : url;
      else current = url;
    },
    prefer,
    use(next: readonly string[]): void {
      const [best = ''] = next;
      const isKept = best === urls[0] && next.includes(current);
      urls = next;
      if (forHistory !== undefined && !next.includes(forHistory)) forHistory = undefined;
      if (!isKept) prefer(best);
    },
  };
};

/**
 * Queries node after node until one answers, which is kept. History may have another node, because a node that refuses
 * history may be best for blocks. A partly unreadable answer counts only if none is better; one that is too long
 * counts only if none is shorter. Never rejects.
 */
export const createFailOver = (first: readonly string[], createNode: (url: string) => Node): FailOver => {
  const { urls, current, left: leftNow, inOrder, adopt, prefer, use } = createOrder(first);
  const { askNode, countLong, ...faults } = createNodes(createNode);

  const ask: FailOver['ask'] = async (batch, signal) => {
    const [start, left, ofHistory] = [current(), leftNow(), isHistory(batch)];
    const order = inOrder(ofHistory);
    let [failure, flawed]: [Answers, Answers?] = [err(networkError('no RPC URL'))];
    const tooLong: string[] = [];
    for (const url of order) {
      if (signal.aborted) break;
      failure = await askNode(url, batch, signal, left);
      if (failure.ok && !flawIn(failure)) {
        const other = order.find((entry) => entry !== url) ?? url;
        const short = await withShort(failure, batch, async (long) =>
          other === url ? failure : askNode(other, long, signal, left),
        );
        const isLeft = short !== failure;
        if (isLeft) countLong(url);
        if (batch.some(({ id }) => isAnswered(short, id))) tooLong.forEach(countLong);
        if (current() === start) adopt(isLeft ? other : url, ofHistory);
        return short;
      }
      if (isTooLong(failure)) tooLong.push(url);
      if (left.aborted) return ask(batch, signal);
      if (failure.ok) flawed ??= failure;
    }
    return flawed ?? failure;
  };

  return {
    ask,
    tryOne: (batch, signal) => askNode(current(), batch, signal, leftNow()),
    choice: {
      get urls() {
        return urls();
      },
      current,
      ...faults,
      prefer,
      use,
    },
  };
};
