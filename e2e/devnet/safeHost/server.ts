import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { connect } from '../jsonRpc.ts';
import { listenOn } from '../ports.ts';
import { localSafes, type LocalSafe } from '../seedSafes.ts';
import { answerMessage } from './answerMessage.ts';
import { createSafeQueue, type ProposalView } from './queue.ts';
import type { SentCall } from './safeTransaction.ts';

/** Frames the application, like a Safe's page. */
export interface LocalSafeHost {
  readonly url: string;
  setApp: (url: string) => void;
  clear: () => void;
  /** Hashes of the Safe's proposals, oldest first. */
  hashes: (safe: LocalSafe) => Promise<readonly Hex[]>;
  stop: () => Promise<void>;
}

export interface HostActions {
  state: { asks: object; gets: HostState };
  message: { asks: { method: string; params: unknown; chainId: number }; gets: unknown };
  propose: { asks: { calls: readonly SentCall[]; owner: Address }; gets: { readonly safeTxHash: Hex } };
  sign: { asks: { hash: Hex; owner: Address }; gets: null };
  execute: { asks: { hash: Hex }; gets: null };
  supersede: { asks: { hash: Hex; by: 'rejection' | 'replacement' }; gets: null };
}

export interface HostState {
  readonly appUrl: string;
  readonly safes: readonly LocalSafe[];
  readonly queue: readonly ProposalView[];
}

type Handlers = { [A in keyof HostActions]: (asks: HostActions[A]['asks']) => Promise<HostActions[A]['gets']> };

const readText = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const fileNextToThis = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

/** The compiler is loaded with the first request of the page, because most runs never show a Safe. */
const compiledScript = async (): Promise<string> => {
  const { default: ts } = await import('typescript');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(await fileNextToThis('page.ts'), { compilerOptions: options }).outputText;
};

const FILES: Readonly<Record<string, { readonly type: string; readonly read: () => Promise<string> }>> = {
  '/': { type: 'text/html; charset=utf-8', read: () => fileNextToThis('page.html') },
  '/apps/open': { type: 'text/html; charset=utf-8', read: () => fileNextToThis('page.html') },
  '/page.js': { type: 'text/javascript', read: compiledScript },
};

export const startSafeHost = async (port: number, chain: { readonly url: string }): Promise<LocalSafeHost> => {
  const node = connect(chain.url);
  const queue = createSafeQueue(node);
  const safes = localSafes();
  let appUrl = '';

  const handlersFor = (safe: LocalSafe): Handlers => ({
    state: async () => ({ appUrl, safes, queue: await queue.list(safe) }),
    message: ({ method, params, chainId }) => answerMessage(method, params, { node, queue, safe, chainId }),
    propose: async ({ calls, owner }) => ({ safeTxHash: await queue.propose(safe, calls, owner) }),
    sign: async ({ hash, owner }) => (await queue.sign(hash, owner), null),
    execute: async ({ hash }) => (await queue.execute(hash), null),
    supersede: async ({ hash, by }) => (await queue.supersede(hash, by), null),
  });

  const act = async (name: string, body: string): Promise<unknown> => {
    const asks = JSON.parse(body) as { readonly safe?: Address } & Record<string, unknown>;
    const safe = safes.find(({ address }) => address === asks.safe) ?? safes[0];
    const handler =
      safe && (handlersFor(safe) as Record<string, ((asks: object) => Promise<unknown>) | undefined>)[name];
    if (!handler) throw new Error(`There is no ${name}`);
    return handler(asks);
  };

  const server = createServer((message, response) => {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost');
    const answer = async (): Promise<void> => {
      const file = message.method === 'GET' ? FILES[pathname] : undefined;
      if (file) return void response.writeHead(200, { 'content-type': file.type }).end(await file.read());
      if (message.method !== 'POST') return void response.writeHead(204).end();
      const outcome = await act(pathname.slice(1), await readText(message)).then(
        (data) => ({ data: data ?? null }),
        (cause: unknown) => ({ error: cause instanceof Error ? cause.message : String(cause) }),
      );
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(outcome));
    };
    answer().catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, port);
  return {
    url,
    setApp: (next) => void (appUrl = next),
    clear: queue.clear,
    hashes: async (safe) => (await queue.list(safe)).map(({ hash }) => hash),
    stop: () => {
      node.close();
      return stop();
    },
  };
};
