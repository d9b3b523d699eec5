import { vi } from 'vitest';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';

interface ServiceRequest {
  readonly url: URL;
  readonly body: string;
}

type Service = (request: ServiceRequest) => Response | Promise<Response>;

interface Query {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const silent = { send: () => new Promise<never>(() => undefined) };

/** The world behind `fetch`, until `vi.unstubAllGlobals`: services by their host, a node at all other addresses. */
export const startOutside = (
  services: Readonly<Record<string, Service>>,
  node: Pick<RpcClient, 'send'> = silent,
): void => {
  const answer = async ({ id, method, params }: Query) => {
    if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x89' };
    try {
      return { jsonrpc: '2.0', id, result: await node.send<unknown>(method, params) };
    } catch (error) {
      const code = error instanceof RpcResponseError ? error.code : -32000;
      return { jsonrpc: '2.0', id, error: { code, message: String(error) } };
    }
  };
  vi.stubGlobal('fetch', async (address: string, init?: { readonly body?: string }) => {
    const url = new URL(address);
    const body = init?.body ?? '';
    const service = services[url.host];
    if (service) return service({ url, body });
    const queries = JSON.parse(body) as Query | readonly Query[];
    return Response.json(
      Array.isArray(queries) ? await Promise.all(queries.map(answer)) : await answer(queries as Query),
    );
  });
};
