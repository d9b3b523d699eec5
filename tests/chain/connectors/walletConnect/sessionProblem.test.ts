import { expect, it } from 'vitest';
import { sessionProblem } from '#chain/connectors/walletConnect/sessionAccounts.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const here = [`eip155:137:${ALICE}`];
const elsewhere = [`eip155:1:${ALICE}`];
const send = 'eth_sendTransaction';

it.each([
  ['Polygon and transactions', { eip155: { accounts: here, methods: [send] } }, undefined],
  ['Polygon by its own name', { 'eip155:137': { accounts: here, methods: [send] } }, undefined],
  [
    'another chain and a way here',
    { eip155: { accounts: elsewhere, methods: [send, 'wallet_switchEthereumChain'] } },
    undefined,
  ],
  ['another chain', { eip155: { accounts: elsewhere, methods: [send] } }, 'noPolygon'],
  ['no account', { eip155: { accounts: [], methods: [send, 'wallet_switchEthereumChain'] } }, 'noPolygon'],
  ['signatures alone', { eip155: { accounts: here, methods: ['personal_sign'] } }, 'cannotSend'],
  ['another kind of chain', { solana: { accounts: ['solana:x:y'], methods: [send] } }, 'cannotSend'],
  ['nothing', {}, 'cannotSend'],
] as const)('a session with %s is accepted or has its problem named', (_name, namespaces, problem) => {
  expect(sessionProblem(namespaces)).toBe(problem);
});
