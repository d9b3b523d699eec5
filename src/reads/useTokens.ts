import { useMemo } from 'react';
import { erc20 } from '../chain/abis/erc20.ts';
import { knownToken } from '../config/tokens/tokens.ts';
import type { Address, Token } from '../domain/tokens/types.ts';
import { valueOf } from '../lib/loadable.ts';
import { ONCE, useCalls } from './useCalls.ts';
import { tokenOf } from './useToken.ts';

const fields = [erc20.symbol, erc20.name, erc20.decimals];

/** Tokens by their addresses: known ones at once, others from the chain as soon as they are read. */
export const useTokens = (addresses: readonly Address[]): ReadonlyMap<Address, Token> => {
  const joined = [...new Set(addresses)].toSorted().join(' ');
  const asked = useMemo(() => (joined === '' ? [] : (joined.split(' ') as readonly Address[])), [joined]);
  const strangers = useMemo(() => asked.filter((address) => !knownToken(address)), [asked]);
  const data = useCalls(
    strangers.flatMap((address) => fields.map((field) => field.call(address))),
    ONCE,
  );
  return useMemo(() => {
    const read = (address: Address): Token | undefined => {
      const at = strangers.indexOf(address) * fields.length;
      return knownToken(address) ?? valueOf(tokenOf(address, data.slice(at, at + fields.length)));
    };
    return new Map(
      asked.flatMap((address) => {
        const token = read(address);
        return token ? [[address, token] as const] : [];
      }),
    );
  }, [asked, strangers, data]);
};
