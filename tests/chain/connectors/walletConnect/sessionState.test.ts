import { describe, expect, it } from 'vitest';
import { readAddress, readChainId, sessionAccounts } from '#chain/connectors/walletConnect/sessionAccounts.ts';
import { createSessionState } from '#chain/connectors/walletConnect/sessionState.ts';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const session = (accounts: string[], methods: string[] = ['eth_sendTransaction']) => ({
  namespaces: { eip155: { accounts, methods, events: [] } },
});

describe('the accounts of a session', () => {
  it('are under one name for all chains or under a name for each chain', () => {
    const inline = { 'eip155:137': { accounts: [`eip155:137:${alice}`], methods: [] } };
    expect(sessionAccounts(inline)).toEqual([{ chainId: 137, address: alice }]);
    expect(sessionAccounts({ solana: { accounts: [`solana:137:${alice}`], methods: [] } })).toEqual([]);
  });

  it('leave out those of another shape', () => {
    const accounts = ['', 'eip155', 'eip155:137', `eip155:x:${alice}`, 'eip155:137:0x12', `eip155:137:${bob}`];
    expect(sessionAccounts(session(accounts).namespaces)).toEqual([{ chainId: 137, address: bob }]);
  });
});

describe('the state of a session', () => {
  it('begins on Polygon where the wallet shares an account there, else on the first chain', () => {
    expect(createSessionState(session([`eip155:1:${alice}`, `eip155:137:${bob}`])).chainId()).toBe(137);
    expect(createSessionState(session([`eip155:1:${alice}`])).chainId()).toBe(1);
  });

  it('has the account first that the wallet selected, and none that it does not share', () => {
    const state = createSessionState(session([`eip155:137:${alice}`, `eip155:137:${bob}`]));
    state.select(bob.toLowerCase());
    expect(state.addresses()).toEqual([bob, alice]);
    state.select('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65');
    expect(state.addresses()).toEqual([alice, bob]);
  });

  it('goes to chains of the session alone, and leaves one that the wallet takes out of it', () => {
    const state = createSessionState(session([`eip155:137:${alice}`, `eip155:1:${alice}`]));
    state.moveTo(10);
    expect(state.chainId()).toBe(137);
    state.moveTo(1);
    expect(state.chainId()).toBe(1);
    state.update(session([`eip155:137:${alice}`]).namespaces);
    expect(state.chainId()).toBe(137);
  });

  it('never takes a read, even where the wallet offers to', () => {
    const state = createSessionState(session([`eip155:137:${alice}`], ['eth_call', 'eth_sendTransaction']));
    expect([state.allows('eth_call'), state.allows('eth_sendTransaction'), state.allows('personal_sign')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it.each([
  [137, 137],
  ['137', 137],
  ['0x89', 137],
  ['eip155:137', 137],
  [['0x89'], 137],
  ['', undefined],
  [undefined, undefined],
  [-1, undefined],
  [{}, undefined],
])('the chain %o of an event is %s', (value, chainId) => expect(readChainId(value)).toBe(chainId));

it.each([
  [alice, alice],
  [[`eip155:137:${bob}`, alice], bob],
  [[], undefined],
  ['0x12', undefined],
])('the account %o of an event is %s', (value, address) => expect(readAddress(value)).toBe(address));
