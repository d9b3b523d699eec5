import { renderHook } from '@testing-library/react';
import { namehash } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { ens } from '#chain/abis/ens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { word } from '../../support/fakeNode.ts';
import { openReads } from '../../support/readAnswers.tsx';

const registry = await vi.hoisted(async (): Promise<Address> => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_ENS_REGISTRY_ADDRESS: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' });
  return '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';
});

const bob: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const resolver: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const nodeOf = (name: string) => namehash(name) as Hex;

const type = (first: string | null, firstPaused: string | null = first) => {
  const reads = openReads();
  const { result, rerender } = renderHook(
    ({ typed, paused }: { typed: string | null; paused: string | null }) => useRecipient(typed, paused),
    { wrapper: reads.wrapper, initialProps: { typed: first, paused: firstPaused } },
  );
  const resolve = (name: string, to: Hex): void => reads.answer(ens.resolver.call(registry, nodeOf(name)), to);
  const lead = (name: string, to: Hex): void => reads.answer(ens.addr.call(resolver, nodeOf(name)), to);
  return {
    ...reads,
    recipient: () => result.current,
    type: (typed: string | null, paused: string | null = typed) => rerender({ typed, paused }),
    resolve,
    lead,
  };
};
const of = (address: string): Hex => word(BigInt(address));

describe('the typed recipient', () => {
  it('an empty field pays the account itself', () => {
    expect(type(null).recipient()).toBeUndefined();
  });

  it('is an address as it is, at once, also while the typing goes on', () => {
    expect(type(bob, '0x8f').recipient()).toEqual({ typed: bob, address: bob, resolving: false });
  });

  it('text that is neither address nor name resolves to nobody, without a query', () => {
    expect(type('bob').recipient()).toEqual({ typed: 'bob', address: undefined, resolving: false });
  });
});

describe('a name', () => {
  it('is looked up step by step, and resolves all the while', () => {
    const { recipient, resolve, lead } = type('bob.eth');
    expect(recipient()).toMatchObject({ address: undefined, resolving: true });
    resolve('bob.eth', of(resolver));
    expect(recipient()).toMatchObject({ address: undefined, resolving: true });
    lead('bob.eth', of(bob));
    expect(recipient()).toEqual({ typed: 'bob.eth', address: bob, resolving: false });
  });

  it('is not looked up before the typing pauses', () => {
    const { recipient, isRequested } = type('bob.eth', 'bob.et');
    expect(recipient()).toMatchObject({ address: undefined, resolving: true });
    expect(isRequested(ens.resolver.call(registry, nodeOf('bob.eth')))).toBe(false);
  });

  it('never has the address of the one typed before', () => {
    const { recipient, resolve, lead, type: retype } = type('bob.eth');
    resolve('bob.eth', of(resolver));
    lead('bob.eth', of(bob));
    retype('alice.eth', 'bob.eth');
    expect(recipient()).toEqual({ typed: 'alice.eth', address: undefined, resolving: true });
    retype('alice.eth');
    expect(recipient()).toMatchObject({ address: undefined, resolving: true });
  });

  it('an unregistered name resolves to nobody, and no contract at the zero address is queried', () => {
    const { recipient, resolve, isRequested } = type('bob.eth');
    resolve('bob.eth', word(0));
    expect(recipient()).toEqual({ typed: 'bob.eth', address: undefined, resolving: false });
    expect(isRequested(ens.addr.call(`0x${'0'.repeat(40)}`, nodeOf('bob.eth')))).toBe(false);
  });

  it.each<[string, Hex]>([
    ['the zero address', word(0)],
    ['something else than an address', '0x1234'],
  ])('that leads to %s is nobody', (_, to) => {
    const { recipient, resolve, lead } = type('bob.eth');
    resolve('bob.eth', of(resolver));
    lead('bob.eth', to);
    expect(recipient()).toEqual({ typed: 'bob.eth', address: undefined, resolving: false });
  });

  it('that the node does not answer about is looked up further: it counts as unknown', () => {
    const { recipient, answer, resolve, lead } = type('bob.eth');
    answer(ens.resolver.call(registry, nodeOf('bob.eth')), { status: 'unread' });
    expect(recipient()).toEqual({ typed: 'bob.eth', address: undefined, resolving: true });
    resolve('bob.eth', of(resolver));
    lead('bob.eth', of(bob));
    expect(recipient()).toEqual({ typed: 'bob.eth', address: bob, resolving: false });
  });
});
