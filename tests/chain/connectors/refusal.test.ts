import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyWalletError } from '#chain/connectors/classifyWalletError.ts';
import { refusalFacts, refusalText } from '#chain/connectors/refusal.ts';
import { pairingProblem } from '#chain/connectors/walletConnect/pairingProblem.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { problemWords } from '#features/transactions/problemWords.ts';
import { rawReason } from '#features/transactions/RawReason.tsx';
import { walletProblemWords } from '#features/wallet/walletWords.ts';

i18n.loadAndActivate({ locale: 'en-US', messages: {} });

const internal = (message: string) => ({ code: -32603, message });

describe('refusals of wallets, devices and nodes', () => {
  it.each([
    // Rejected by the person.
    ['EIP-1193', { code: 4001, message: 'User rejected the request.' }, 'rejected'],
    ['a code as text', { code: '4001', message: 'User rejected' }, 'rejected'],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }, 'rejected'],
    ['WalletConnect, methods', { code: 5002, message: 'User disapproved requested methods' }, 'rejected'],
    ['Trust', { code: -32000, message: 'User rejected the request' }, 'rejected'],
    ['Trust on a phone', { code: -32603, message: 'User canceled' }, 'rejected'],
    ['Coinbase', { code: -32603, message: 'User denied transaction signature.' }, 'rejected'],
    ['Coinbase, window closed', internal('User closed popup window'), 'rejected'],
    ['MetaMask', internal('MetaMask Tx Signature: User denied transaction signature.'), 'rejected'],
    [
      'a wrapped code',
      { ...internal('Internal JSON-RPC error.'), data: { originalError: { code: 4001 } } },
      'rejected',
    ],
    ['wrapped words', { ...internal('Internal error'), data: { originalError: 'User cancelled' } }, 'rejected'],
    ['a list', [{ code: 4001 }], 'rejected'],
    ['a list within', { errors: [{ message: 'User rejected' }] }, 'rejected'],
    ['an object as message', { message: { code: 4001 } }, 'rejected'],
    ["an answer's body", { error: { body: '{"error":{"code":4001}}' } }, 'rejected'],
    ['a response', { response: { error: { code: 4001 } } }, 'rejected'],
    ['a code alone', 4001, 'rejected'],
    ['a code alone as text', '4001', 'rejected'],
    ['a large integer', { code: 4001n }, 'rejected'],
    ['a sentence about the reader', 'You rejected the transaction', 'rejected'],
    ['a participle', 'Signing was cancelled', 'rejected'],
    ['an owner', 'Transaction cancelled by owner', 'rejected'],
    ['its signature', 'Denied transaction signature', 'rejected'],
    ['the wallet', 'Cancelled by wallet', 'rejected'],
    ['JSON in a text', '{"code":4001,"message":"rejected"}', 'rejected'],
    ['JSON in a message', new Error('{"error":{"code":4001}}'), 'rejected'],
    ['plain text', 'Cancelled', 'rejected'],
    ['a sentence', 'Request was declined.', 'rejected'],
    ['Trezor', { error: 'Action cancelled by user', code: 'Failure_ActionCancelled' }, 'rejected'],
    ['Ledger', internal('Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'), 'rejected'],
    ['Chinese', { code: -1, message: '用户取消了操作' }, 'rejected'],
    // Devices.
    ['a locked Ledger', internal('Ledger device: Locked device (0x5515)'), 'deviceLocked'],
    ['blind signing off', internal('Ledger device: Invalid data received (0x6a80)'), 'blindSigningOff'],
    ['blind signing off, in words', new Error('Please enable Blind signing or Contract data'), 'blindSigningOff'],
    // The wallet can't.
    ['no such method', { code: 4200, message: 'Unsupported method' }, 'cannotSend'],
    ['no such method, JSON-RPC', { code: -32601, message: 'Method not found' }, 'cannotSend'],
    ['WalletConnect, chains', { code: 5100, message: 'Unsupported chains.' }, 'cannotSend'],
    ['CAIP-25', { code: 5201, message: 'Unknown method(s) requested' }, 'cannotSend'],
    ['no permission', { code: 4100, message: 'Unauthorized' }, 'notAuthorized'],
    ['another request', { code: -32002, message: 'Request already pending' }, 'pendingInWallet'],
    ['disconnected', { code: 4900, message: 'Disconnected' }, 'walletUnreachable'],
    ['disconnected from the chain', { code: 4901, message: 'Chain disconnected' }, 'network'],
    // Nodes behind wallets.
    ['no money for gas', { code: -32000, message: 'insufficient funds for gas * price + value' }, 'insufficientFunds'],
    [
      'no money for gas, wrapped',
      internal('Internal JSON-RPC error. {"code":-32000,"message":"insufficient funds for gas"}'),
      'insufficientFunds',
    ],
    ['no money for gas, in plain words', 'Not enough MATIC to cover the network fee', 'insufficientFunds'],
    ['nonce too low', { code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' }, 'nonceTooLow'],
    ['an old nonce by ethers', { code: 'NONCE_EXPIRED', message: 'nonce has already been used' }, 'nonceTooLow'],
    ['underpriced', { code: -32000, message: 'replacement transaction underpriced' }, 'underpriced'],
    ['a low fee', internal('max fee per gas less than block base fee'), 'underpriced'],
    // No words.
    ['undefined', undefined, 'noReason'],
    ['null', null, 'noReason'],
    ['an empty text', '', 'noReason'],
    ['an empty object', {}, 'noReason'],
    ['a number', 7, 'noReason'],
    ['an unknown sentence', new Error('The bridge is on fire'), 'unknown'],
    ['a message that says nothing', internal('Internal JSON-RPC error.'), 'unknown'],
    [
      'revert data with the digits of a code',
      { code: 3, message: 'execution reverted', data: `0x6985${'00'.repeat(32)}` },
      'reverted',
    ],
  ])('the error "%s" gets its code', (_name, thrown, code) => {
    expect(classifySendError(thrown)).toMatchObject({ code });
    const isRecognized = (classifyWalletError(thrown).code === 'rejected') === (code === 'rejected');
    expect(isRecognized).toBe(true);
  });

  it.each(['Rejected transaction: fee too low', 'Declined the transaction because the sender has no funds'])(
    'are no answer of a person where a node says: %s',
    (text) => {
      expect(classifySendError(new Error(text)).code).not.toBe('rejected');
    },
  );

  it("shows the wallet's own sentence before the next step, not a wrapper's", () => {
    const thrown = { ...internal('Internal JSON-RPC error.'), data: { message: 'The bridge is on fire.' } };
    expect(refusalText(thrown)).toBe('The bridge is on fire.');
    const words = i18n._(problemWords(classifySendError(thrown)));
    expect(words).toBe("“The bridge is on fire.” Check your wallet's activity before you try again.");
    expect(refusalText(new Error('{"message":"The bridge is on fire."}'))).toBe('The bridge is on fire.');
    expect(refusalText(new Error('[object Object]'))).toBeUndefined();
  });

  it('cuts a sentence that would fill the screen', () => {
    const { values } = problemWords(classifySendError(new Error('very long '.repeat(2000))));
    expect(String(values?.sentence).length).toBeLessThan(220);
  });
});

const thrower = (): never => {
  throw new Error('not to be read');
};

/** Any JSON, and around it what JSON has not: cycles, errors, symbols, fields and traps that throw. Made when it is thrown. */
const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  fc
    .anything({ withNullPrototype: true, withBigInt: true, withMap: true, withSet: true, withTypedArray: true })
    .map((value) => () => value),
  fc.jsonValue().map((value) => () => JSON.stringify(value)),
  fc.jsonValue().map((cause) => () => new Error('?', { cause })),
  fc.jsonValue().map((value) => () => {
    const cyclic: Record<string, unknown> = { message: value, data: { value } };
    cyclic.error = cyclic;
    cyclic.cause = { data: cyclic };
    return cyclic;
  }),
  fc
    .constantFrom('message', 'code', 'data', 'error', 'cause', 'toString', 'shortMessage')
    .map((name) => () => Object.defineProperty({ code: 4001 }, name, { get: thrower })),
  fc.constantFrom(
    () => new Proxy({}, { get: thrower, getPrototypeOf: thrower, has: thrower, ownKeys: thrower }),
    () => Symbol('thrown'),
  ),
);

describe('the sentence of a wallet', () => {
  it('comes before that of the library that wraps it', () => {
    const message =
      'could not coalesce error (error={ "message": "The Safe did not return a hash." },\n payload={ "id": 1 })';
    const wrapped = Object.assign(new Error(message), {
      code: 'UNKNOWN_ERROR',
      shortMessage: 'could not coalesce error',
      error: { message: 'The Safe did not return a hash.' },
    });
    expect(refusalText(wrapped)).toBe('The Safe did not return a hash.');
  });
});

describe('any value', () => {
  it('has a cause and a sentence, whether thrown at sending or at connecting', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const thrown = make();
        const problem = classifySendError(thrown);
        expect(i18n._(problemWords(problem))).not.toBe('');
        expect(typeof rawReason(problem)).toMatch(/^(?:string|undefined)$/);
        for (const code of [classifyWalletError(thrown).code, pairingProblem(thrown).code]) {
          expect(walletProblemWords[code]).toBeDefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is read in bounded time, however it wraps itself', () => {
    const wide: Record<string, unknown> = { message: 'x'.repeat(1_000_000) };
    for (const name of ['error', 'info', 'data', 'cause', 'originalError']) {
      wide[name] = { error: { ...wide }, data: { ...wide }, cause: wide };
    }
    const { texts } = refusalFacts(wide);
    expect(texts.length).toBeLessThan(2000);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(20_000);
  });
});
