import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import type { TokenFacts } from './entities.ts';

const [TEXTS, WORDS] = ['string', 'bytes32'].map(
  (type) =>
    new Interface([
      `function symbol() view returns (${type})`,
      `function name() view returns (${type})`,
      'function decimals() view returns (uint256)',
    ]),
);
const MAX_DECIMALS = 77n;

/** Decodes a `bytes32` text up to its first zero byte, as tokens of 2017 return it. */
const textIn = (word: string): string => Buffer.from(word.slice(2), 'hex').toString('utf8').replace(/\0.*$/s, '');

/**
 * Undefined if the token reports no usable decimals, because its amounts have no meaning then. Missing names and
 * symbols become those that the application shows.
 */
export const readTokenFacts = async (node: JsonRpc, address: string): Promise<TokenFacts | undefined> => {
  const read = async (abi: Interface | undefined, method: string): Promise<unknown> => {
    const data = abi?.encodeFunctionData(method);
    try {
      const answer = await node.rpc<Hex>('eth_call', { to: address, data }, 'latest');
      return abi?.decodeFunctionResult(method, answer)[0] as unknown;
    } catch {
      return undefined;
    }
  };
  const textOf = async (method: string, otherwise: string): Promise<string> => {
    const text = await read(TEXTS, method);
    if (typeof text === 'string') return text;
    const word = await read(WORDS, method);
    return typeof word === 'string' ? textIn(word) : otherwise;
  };
  const decimals = await read(TEXTS, 'decimals');
  if (typeof decimals !== 'bigint' || decimals > MAX_DECIMALS) return undefined;
  const [symbol, name] = [await textOf('symbol', 'UNKNOWN'), await textOf('name', 'Unknown Token')];
  return { id: address.toLowerCase(), symbol, name, decimals: String(decimals) };
};
