import { expect, it } from 'vitest';
import { pairingProblem } from '#chain/connectors/walletConnect/pairingProblem.ts';

it.each([
  [{ code: 5000, message: 'User rejected.' }, 'rejected'],
  [{ code: 4001, message: 'User rejected the request.' }, 'rejected'],
  [{ code: 5001, message: 'User rejected chains.' }, 'rejected'],
  [{ code: 5100, message: 'Unsupported chains.' }, 'noPolygon'],
  [{ code: 0, message: 'Proposal expired' }, 'expired'],
  [new Error('Proposal expired'), 'expired'],
  [new Error('Failed to publish custom payload, please try again. id:1 tag:1'), 'unreachable'],
  [new Error('Socket stalled when trying to connect to wss://relay.example'), 'unreachable'],
  [new Error('No internet connection detected.'), 'unreachable'],
  ['Proposal expired', 'expired'],
  [undefined, 'failed'],
  [new Error('anything else'), 'failed'],
])('%o is %s', (cause, code) => {
  expect(pairingProblem(cause)).toMatchObject({ code });
});
