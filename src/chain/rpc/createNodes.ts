import { err } from '#lib/result.ts';
import { flawIn, type Answers, type JsonRpcRequest } from './batchAnswers.ts';
import type { Node } from './createNode.ts';
import { brokenAnswerError, tooLongError, type RpcError } from './errors.ts';

export interface Faults {
  /** Fault of the last answer; undefined if it counted or there was none. */
  fault(url: string): RpcError | undefined;
  /** False for a while after an unreadable answer, or one of another chain. */
  isTrusted(url: string): boolean;
}

interface Nodes extends Faults {
  /** Never rejects; an aborted request shows nothing about the node. */
  askNode(
    url: string,
    batch: readonly JsonRpcRequest[],
    ...signals: readonly [signal: AbortSignal, left: AbortSignal]
  ): Promise<Answers>;
  /** Counts an answer that was too long while another node's was not. */
  countLong(url: string): void;
}

/**
 * Faults for which a node is distrusted for a while. A long answer may be the contract's fault, so it counts only if
 * another node's is short.
 */
const DISTRUSTED: ReadonlySet<RpcError['kind']> = new Set(['parse', 'unexpected', 'chain']);
const DISTRUST_MS = 300_000;

interface Fault {
  readonly error: RpcError;
  readonly atMs: number;
  readonly isDistrusted: boolean;
}

/** Nodes, created once per URL because a node remembers its abilities. */
export const createNodes = (createNode: (url: string) => Node): Nodes => {
  const nodes = new Map<string, Node>();
  const faults = new Map<string, Fault>();

  const note = (url: string, error: RpcError | undefined): void => {
    if (error) faults.set(url, { error, atMs: performance.now(), isDistrusted: DISTRUSTED.has(error.kind) });
    else faults.delete(url);
  };

  return {
    async askNode(url, batch, signal, left) {
      const node = nodes.get(url) ?? createNode(url);
      nodes.set(url, node);
      let answers: Answers;
      try {
        answers = await node(batch, AbortSignal.any([signal, left]));
      } catch (cause) {
        answers = err(brokenAnswerError(cause));
      }
      if (!signal.aborted && !left.aborted) note(url, answers.ok ? flawIn(answers) : answers.error);
      return answers;
    },
    countLong: (url) => void faults.set(url, { error: tooLongError(''), atMs: performance.now(), isDistrusted: true }),
    fault: (url) => faults.get(url)?.error,
    isTrusted(url) {
      const fault = faults.get(url);
      return !fault?.isDistrusted || performance.now() - fault.atMs > DISTRUST_MS;
    },
  };
};
