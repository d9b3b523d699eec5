import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { AbiCoder, namehash } from 'ethers';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { ens } from '#chain/abis/ens.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useEnsAvatar } from '#reads/wallet/useEnsAvatar.ts';
import { useEnsName } from '#reads/wallet/useEnsName.ts';
import { blockSeen } from '#state/app/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';

const registry = await vi.hoisted(async (): Promise<Address> => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_ENS_REGISTRY_ADDRESS: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' });
  return '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';
});

const account: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const other: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const resolver: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const reverseNode = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`) as Hex;

const coder = AbiCoder.defaultAbiCoder();
const setUp = () => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const answer = (call: Call, type: 'address' | 'string', value: string): void =>
    act(() => {
      const data = coder.encode([type], [value]) as Hex;
      const outcomes = { [toCallKey(call)]: { status: 'success' as const, data } };
      store.dispatch(resultsFetched({ chainId: 137, blockNumber: 1, outcomes }));
      store.dispatch(blockSeen({ chainId: 137, blockNumber: 1, blockTimestamp: 1, seenAtMs: 2 }));
    });
  const claim = (name: string): void => {
    answer(ens.resolver.call(registry, reverseNode), 'address', resolver);
    answer(ens.name.call(resolver, reverseNode), 'string', name);
  };
  const lead = (name: string, to: Address): void => {
    const node = namehash(name) as Hex;
    answer(ens.resolver.call(registry, node), 'address', resolver);
    answer(ens.addr.call(resolver, node), 'address', to);
  };
  return { wrapper, answer, claim, lead };
};

describe('ENS names', () => {
  it('an account has the name that it claims and that leads back to it', () => {
    const { wrapper, claim, lead } = setUp();
    const { result } = renderHook(() => useEnsName(account), { wrapper });
    claim('alice.eth');
    expect(result.current).toBeUndefined();
    lead('alice.eth', account);
    expect(result.current).toBe('alice.eth');
  });

  it('a name that resolves to another account is not shown', () => {
    const { wrapper, claim, lead } = setUp();
    const { result } = renderHook(() => useEnsName(account), { wrapper });
    claim('vitalik.eth');
    lead('vitalik.eth', other);
    expect(result.current).toBeUndefined();
  });

  it('a name with confusable letters is not shown', () => {
    const { wrapper, claim } = setUp();
    const { result } = renderHook(() => useEnsName(account), { wrapper });
    claim('аlice.eth');
    expect(result.current).toBeUndefined();
  });
});

describe('ENS avatars', () => {
  it.each([
    ['https://pictures.example/alice.png', ['https://pictures.example/alice.png']],
    [
      'ipfs://QmHash',
      ['https://ipfs.io/ipfs/QmHash/', 'https://dweb.link/ipfs/QmHash/', 'https://gateway.pinata.cloud/ipfs/QmHash/'],
    ],
    ['http://pictures.example/alice.png', []],
    ['eip155:1/erc721:0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/1', []],
    ['data:image/svg+xml,<svg/>', []],
    ['', []],
  ])('the record %j leads to %j', (record, addresses) => {
    const { wrapper, answer, lead } = setUp();
    const { result } = renderHook(() => useEnsAvatar('alice.eth'), { wrapper });
    expect(result.current).toEqual([]);
    lead('alice.eth', account);
    answer(ens.text.call(resolver, namehash('alice.eth') as Hex, 'avatar'), 'string', record);
    expect(result.current).toEqual(addresses);
  });
});
