import { createServer, type IncomingMessage } from 'node:http';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';
import { answerOfToken, hashOf, LAST_BLOCK, timeOf, type BigExchange } from './bigExchange.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

interface LogFilter {
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
  readonly topics: readonly [readonly string[]];
}

const headerOf = (tag: string) => {
  const number = tag === 'latest' ? LAST_BLOCK : Number(tag);
  return { number: `0x${number.toString(16)}`, hash: hashOf(number), timestamp: `0x${timeOf(number).toString(16)}` };
};

/** Answers the requests of the local data service. */
export const startBigNode = async (exchange: BigExchange) => {
  const answer = ({ method, params }: Call): unknown => {
    if (method === 'eth_blockNumber') return headerOf('latest').number;
    if (method === 'eth_getBlockByNumber') return headerOf(String(params[0]));
    if (method === 'eth_call') {
      const { to, data } = params[0] as { readonly to: Address; readonly data: Hex };
      return answerOfToken(to, data);
    }
    if (method !== 'eth_getLogs') throw new Error(`The large exchange's node has no ${method}`);
    const { fromBlock, toBlock, topics } = params[0] as LogFilter;
    return [...exchange.logs(Number(fromBlock), Number(toBlock), new Set(topics[0]))];
  };
  const reply = (call: Call) => ({ jsonrpc: '2.0', id: call.id, result: answer(call) });
  const respond = async (message: IncomingMessage): Promise<string> => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const calls = JSON.parse(Buffer.concat(parts).toString('utf8')) as Call | readonly Call[];
    return JSON.stringify('method' in calls ? reply(calls) : calls.map(reply));
  };
  const server = createServer((message, response) => {
    respond(message).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      () => message.socket.destroy(),
    );
  });
  // The connection stays idle while a long answer is indexed in one step.
  server.keepAliveTimeout = 600_000;
  return listenOn(server, ANY_PORT);
};
