import { readRpc } from '#chain/rpc/readRpc.ts';
import { checkToken, type PoolAddress } from '#chain/simulation/tokenCheck.ts';
import { env } from '#config/env.ts';
import { defaultExchange, otherExchanges } from '#config/exchanges.ts';
import { baseTokens, dollarToken } from '#config/tokens/tokens.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { tokenVerdict, type TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import type { Address } from '#domain/tokens/types.ts';

const bases: readonly Address[] = baseTokens.map(({ address }) => address);

const poolsOf = (address: Address, other: Address): readonly PoolAddress[] => {
  const [token0, token1] = sortsBefore(address, other) ? [address, other] : [other, address];
  return [defaultExchange, ...otherExchanges].map(({ factory, initCodeHash }) => ({
    pair: pairAddress(factory, initCodeHash, token0, token1),
    token0,
    token1,
  }));
};

const poolsAround = (token: Address): readonly PoolAddress[] => {
  const tokens = [...new Set([token, ...bases])];
  return tokens.flatMap((entry, index) => tokens.slice(index + 1).flatMap((other) => poolsOf(entry, other)));
};

/** Worst finding first. A separate module, because few tokens are checked. @throws if the node does not answer */
export const checkOnChain = async (token: Address): Promise<readonly TokenFinding[]> => {
  const dollar = dollarToken?.address ?? env.wrappedNative;
  return tokenVerdict(
    await checkToken(readRpc, {
      token,
      orderBook: env.orderBook,
      multicall: env.multicall,
      pools: poolsAround(token),
      anchors: { dollar, tokens: bases },
    }),
  );
};
