import { useMemo } from 'react';
import { erc20 } from '../chain/abis/erc20.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { knownToken } from '../config/tokens/tokens.ts';
import { shortenSymbol } from '../domain/format/shortenSymbol.ts';
import type { Hex } from '../domain/multicall/types.ts';
import { readableText } from '../domain/tokens/readableText.ts';
import type { Address, Token } from '../domain/tokens/types.ts';
import { failed, idle, loading, mapLoadable, ready, valueOf } from '../lib/loadable.ts';
import type { Loadable } from '../lib/loadable.ts';
import { ONCE, useCalls } from './useCalls.ts';

/** Why there is no token, as `error` of a failed reading. */
export interface TokenProblem {
  /** `notAToken`: nothing at the address tells its decimals. `unread`: the chain could not be read. */
  readonly code: 'notAToken' | 'unread';
}

const MAX_DECIMALS = 255;

const isUnread = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'unread';

/**
 * Symbol and name may be unreadable: then it is UNKNOWN, Unknown Token (spec 000 section 3). Decimals may not. A symbol
 * of over 20 characters is shortened here, so that it is nowhere longer; the name keeps its words.
 */
export const tokenOf = (address: Address, [symbol, name, decimals]: readonly Loadable<Hex>[]): Loadable<Token> => {
  if (!symbol || !name || !decimals) return idle;
  if ([symbol, name, decimals].some(({ status }) => status === 'loading')) return loading;
  const places = mapLoadable(decimals, erc20.decimals.decode);
  if (places.status === 'idle') return idle;
  if (places.status !== 'ready' || places.value > MAX_DECIMALS) {
    const problem: TokenProblem = {
      code: places.status === 'failed' && isUnread(places.error) ? 'unread' : 'notAToken',
    };
    return failed(problem);
  }
  return ready({
    kind: 'token',
    chainId: POLYGON_CHAIN_ID,
    address,
    decimals: places.value,
    symbol: shortenSymbol(readableText(valueOf(mapLoadable(symbol, erc20.symbol.decode)) ?? '') ?? 'UNKNOWN'),
    name: readableText(valueOf(mapLoadable(name, erc20.name.decode)) ?? '') ?? 'Unknown Token',
  });
};

/** A token by its address: a known one at once, any other from the chain. Failures carry a TokenProblem. */
export const useToken = (address: Address | undefined): Loadable<Token> => {
  const known = address && knownToken(address);
  const asked = known ? undefined : address;
  const data = useCalls(
    [erc20.symbol, erc20.name, erc20.decimals].map((field) => asked && field.call(asked)),
    ONCE,
  );
  return useMemo(() => {
    if (known) return ready(known);
    return address ? tokenOf(address, data) : idle;
  }, [known, address, data]);
};
