import { vi } from 'vitest';

export type NodeAnswer = unknown | ((params: readonly unknown[]) => unknown);

/** Error of a failed call on a node. */
export class NodeError {
  readonly error: { readonly code: number; readonly message: string };
  constructor(code: number, message: string) {
    this.error = { code, message };
  }
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const isInitCode = ({ method, params: [call] }: Question): boolean =>
  method === 'eth_call' && (call as { readonly to?: string }).to === undefined;

const refused = { code: -32602, message: 'missing value for "to"' };

/** Replaces every JSON-RPC node behind `fetch`; answers by method, batches as batches. It runs no init code. */
export const stubNode = (answers: Record<string, NodeAnswer>): { readonly requests: string[] } => {
  const requests: string[] = [];
  const answer = (question: Question): object => {
    const { id, method, params } = question;
    if (isInitCode(question)) return { jsonrpc: '2.0', id, error: refused };
    requests.push(method);
    const found = method === 'eth_chainId' ? '0x89' : answers[method];
    const value: unknown =
      typeof found === 'function' ? (found as (params: readonly unknown[]) => unknown)(params) : found;
    return value instanceof NodeError
      ? { jsonrpc: '2.0', id, error: value.error }
      : { jsonrpc: '2.0', id, result: value };
  };
  vi.stubGlobal('fetch', (_url: string, init: { readonly body: string }) => {
    const queries = JSON.parse(init.body) as Question[];
    return Promise.resolve(new Response(JSON.stringify(queries.map(answer)), { status: 200 }));
  });
  return { requests };
};
