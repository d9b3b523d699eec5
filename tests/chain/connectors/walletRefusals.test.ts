import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { classifyWalletError } from '#chain/connectors/classifyWalletError.ts';
import { switchNetwork } from '#chain/connectors/switchNetwork.ts';
import { sharedAccount } from '#chain/connectors/walletAnswers.ts';
import { send } from '#chain/sending/send.ts';
import { sendBatch } from '#chain/sending/sendBatch.ts';
import { classifySendError, type SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { problemWords } from '#features/transactions/problemWords.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';

i18n.loadAndActivate({ locale: 'en-US', messages: {} });

type Refusal = readonly [wallet: string, thrown: unknown, code: SendProblem['code']];

const internal = (message: string, data?: unknown) => ({ code: -32603, message, data });
const named = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more });
const ledger = (statusCode: number, statusText: string) => ({ name: 'TransportStatusError', statusCode, statusText });

/** A node's answer as MetaMask's older releases wrap it. */
const ethjs = (message: string) =>
  internal(
    `[ethjs-query] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"code":-32000,"message":"${message}"}}}'`,
  );

const REJECTED: readonly Refusal[] = [
  ['MetaMask', { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' }, 'rejected'],
  ['MetaMask, typed data', internal('MetaMask Typed Message Signature: User denied message signature.'), 'rejected'],
  ['MetaMask, stringified', JSON.stringify({ code: 4001, message: 'User rejected the request.' }), 'rejected'],
  ['viem', named('UserRejectedRequestError', 'Details: -'), 'rejected'],
  [
    'viem, nested',
    named('TransactionExecutionError', '', { cause: named('UserRejectedRequestError', '') }),
    'rejected',
  ],
  ['ethers 5', { code: 'ACTION_REJECTED', reason: 'user rejected transaction', action: 'sendTransaction' }, 'rejected'],
  ['Trust, extension', { code: 4001, message: 'Request rejected' }, 'rejected'],
  ['Trust, phone', { code: -32000, message: 'Transaction cancelled' }, 'rejected'],
  ['Trust, by WalletConnect 1', new Error('Error: User canceled'), 'rejected'],
  ['Coinbase', { code: 4001, message: 'User denied account authorization' }, 'rejected'],
  ['Coinbase, popup', new Error('Popup closed'), 'rejected'],
  ['Coinbase, modal', new Error('User closed modal'), 'rejected'],
  ['Rabby', { code: 4001, message: 'User rejected the request.' }, 'rejected'],
  ['Rabby, without a code', internal('User Cancel'), 'rejected'],
  ['OKX', { code: 4001, message: 'User rejected the request.' }, 'rejected'],
  ['OKX, without a code', new Error('User reject this request'), 'rejected'],
  ['Brave', { code: 4001, message: 'The user rejected the request.' }, 'rejected'],
  ['Frame', { code: 4001, message: 'User declined transaction' }, 'rejected'],
  ['Frame, without a code', internal('Sign request rejected by user'), 'rejected'],
  ['imToken', { code: 1001, message: 'USER_CANCELED' }, 'rejected'],
  ['imToken, text', 'User cancelled operation', 'rejected'],
  ['TokenPocket', { code: -1, message: 'cancelled' }, 'rejected'],
  ['TokenPocket, Chinese', '用户已取消', 'rejected'],
  ['BitKeep', new Error('BitKeep: user rejected'), 'rejected'],
  ['Binance', { error: 'user rejected transaction' }, 'rejected'],
  ['Binance, code as text', { code: '4001' }, 'rejected'],
  ['Ledger, code only', ledger(0x6985, 'CONDITIONS_OF_USE_NOT_SATISFIED'), 'rejected'],
  ['Ledger, name only', named('UserRefusedOnDevice', ''), 'rejected'],
  ['Ledger, refused address', named('UserRefusedAddress', ''), 'rejected'],
  ['Ledger, 0x5501', new Error('Ledger device: Action cancelled by user (0x5501)'), 'rejected'],
  ['Trezor', { success: false, payload: { error: 'Cancelled', code: 'Method_Cancel' } }, 'rejected'],
  ['Trezor, PIN', { success: false, payload: { error: 'PIN cancelled', code: 'Failure_PinCancelled' } }, 'rejected'],
  ['Trezor, popup', { success: false, payload: { error: 'Popup closed', code: 'Method_Interrupted' } }, 'rejected'],
  ['WalletConnect 1', new Error('Call Request Rejected'), 'rejected'],
  ['WalletConnect 1, session', new Error('Session Rejected'), 'rejected'],
  ['WalletConnect 2', { code: 5000, message: 'User rejected.' }, 'rejected'],
  ['WalletConnect 2, modal', new Error('Connection request reset. Please try again.'), 'rejected'],
  ['Argent', new Error('User abort'), 'rejected'],
  ['Sequence', new Error('Request denied by user'), 'rejected'],
  ['a refusal', 'User refused to sign', 'rejected'],
  ['Ledger, chooser closed', named('TransportOpenUserCancelled', ''), 'rejected'],
  ['Safe, stringified', 'Error: Transaction was rejected', 'rejected'],
  ['a modal', new Error('Modal closed by user'), 'rejected'],
  ['no confirmation', new Error('User did not approve the request'), 'rejected'],
  ['Arabic', { code: -1, message: 'رفض المستخدم الطلب' }, 'rejected'],
  ['Chinese, without a person', { code: -1, message: '已取消' }, 'rejected'],
  ['Chinese, traditional', { code: -1, message: '使用者拒絕了請求' }, 'rejected'],
  ['Dutch', { code: -1, message: 'Gebruiker heeft het verzoek geweigerd' }, 'rejected'],
  ['French', { code: -1, message: "L'utilisateur a refusé la transaction" }, 'rejected'],
  ['German', { code: -1, message: 'Der Nutzer hat die Transaktion abgelehnt' }, 'rejected'],
  ['German, passive', { code: -1, message: 'Vom Benutzer abgebrochen' }, 'rejected'],
  ['Hindi', { code: -1, message: 'उपयोगकर्ता ने अनुरोध अस्वीकार किया' }, 'rejected'],
  ['Indonesian', { code: -1, message: 'Pengguna menolak permintaan' }, 'rejected'],
  ['Italian', { code: -1, message: "Transazione rifiutata dall'utente" }, 'rejected'],
  ['Polish', { code: -1, message: 'Użytkownik odrzucił żądanie' }, 'rejected'],
  ['Portuguese', { code: -1, message: 'Usuário rejeitou a transação' }, 'rejected'],
  ['Russian', { code: -1, message: 'Пользователь отклонил запрос' }, 'rejected'],
  ['Spanish', { code: -1, message: 'Transacción rechazada por el usuario' }, 'rejected'],
  ['Thai', { code: -1, message: 'ผู้ใช้ปฏิเสธคำขอ' }, 'rejected'],
  ['Turkish', { code: -1, message: 'Kullanıcı işlemi reddetti' }, 'rejected'],
  ['Ukrainian', { code: -1, message: 'Користувач відхилив запит' }, 'rejected'],
  ['Vietnamese', { code: -1, message: 'Người dùng đã từ chối giao dịch' }, 'rejected'],
  ['Japanese', { code: -1, message: 'ユーザーによって拒否されました' }, 'rejected'],
  ['Korean', { code: -1, message: '사용자가 요청을 거부했습니다' }, 'rejected'],
];

const DEVICES: readonly Refusal[] = [
  ['Ledger, locked', ledger(0x5515, 'LOCKED_DEVICE'), 'deviceLocked'],
  ['Ledger, locked dongle', ledger(0x6982, 'SECURITY_STATUS_NOT_SATISFIED'), 'deviceLocked'],
  ['Ledger, locked by name', named('LockedDeviceError', ''), 'deviceLocked'],
  ['Ledger, an older lock', ledger(0x6804, 'UNKNOWN_ERROR'), 'deviceLocked'],
  ['Ledger, blind signing off', ledger(0x6a80, 'INCORRECT_DATA'), 'blindSigningOff'],
  ['Ledger, contract data off', named('EthAppPleaseEnableContractData', ''), 'blindSigningOff'],
  ['Ledger, another app', ledger(0x6511, 'UNKNOWN_ERROR'), 'deviceAppClosed'],
  ['Ledger, another app in words', internal('Ledger device: CLA_NOT_SUPPORTED (0x6e00)'), 'deviceAppClosed'],
  ['Ledger, no app', new Error('Please open the Ethereum app on your Ledger device'), 'deviceAppClosed'],
  ['Trezor, locked', { payload: { error: 'Device is locked', code: 'Failure_ProcessError' } }, 'deviceLocked'],
];

const WALLETS: readonly Refusal[] = [
  [
    'MetaMask, waiting',
    { code: -32002, message: "Request of type 'eth_sendTransaction' already pending" },
    'pendingInWallet',
  ],
  [
    'MetaMask, not shared',
    { code: 4100, message: 'The requested account and/or method has not been authorized.' },
    'notAuthorized',
  ],
  ['MetaMask, no method', { code: -32601, message: 'The method does not exist / is not available.' }, 'cannotSend'],
  ['MetaMask, cut off', { code: 4900, message: 'The provider is disconnected from all chains.' }, 'walletUnreachable'],
  ['WalletConnect 2, ended', { code: 6000, message: 'User disconnected.' }, 'walletUnreachable'],
  ['WalletConnect 2, deleted', new Error("No matching key. session topic doesn't exist: 12ab"), 'walletUnreachable'],
  [
    'WalletConnect 2, recently',
    new Error('Missing or invalid. Record was recently deleted - session: 12'),
    'walletUnreachable',
  ],
  [
    'WalletConnect 2, relay',
    new Error('Failed to publish custom payload, please try again. id:1 tag:1108'),
    'walletUnreachable',
  ],
  ['WalletConnect 2, methods', { code: 5101, message: 'Unsupported methods.' }, 'cannotSend'],
  ['WalletConnect 2, no right', { code: 3001, message: 'Unauthorized method.' }, 'notAuthorized'],
  ['WalletConnect 1, ended', new Error('Session currently disconnected'), 'walletUnreachable'],
  ['viem, no method', named('MethodNotSupportedRpcError', '', { code: -32004 }), 'cannotSend'],
];

const NODES: readonly Refusal[] = [
  ['geth', { code: -32000, message: 'insufficient funds for gas * price + value: have 1 want 2' }, 'insufficientFunds'],
  [
    'MetaMask over geth',
    internal('Internal JSON-RPC error.', { code: -32000, message: 'insufficient funds for transfer' }),
    'insufficientFunds',
  ],
  ['MetaMask, ethjs', ethjs('insufficient funds for gas * price + value'), 'insufficientFunds'],
  [
    'Nethermind',
    { code: -32010, message: 'InsufficientFunds, Account balance: 0, cumulative cost: 7' },
    'insufficientFunds',
  ],
  ['Besu', { code: -32004, message: 'Upfront cost exceeds account balance' }, 'insufficientFunds'],
  ['Rabby', new Error('Gas balance is not enough for transaction'), 'insufficientFunds'],
  [
    'geth, an account without coins',
    { code: -32000, message: 'gas required exceeds allowance (0)' },
    'insufficientFunds',
  ],
  ['OKX', new Error("You don't have enough MATIC to cover network fees"), 'insufficientFunds'],
  ['Trust', new Error('Insufficient POL for gas'), 'insufficientFunds'],
  ['a balance of the coin', new Error('Insufficient MATIC balance'), 'insufficientFunds'],
  ['a balance of another token', new Error('Insufficient USDC balance'), 'unknown'],
  ['geth, nonce', { code: -32000, message: 'nonce too low: address 0x1, tx: 3 state: 5' }, 'nonceTooLow'],
  ['MetaMask, nonce', ethjs('nonce too low'), 'nonceTooLow'],
  ['Besu, nonce', { code: -32001, message: 'Nonce too low' }, 'nonceTooLow'],
  [
    'Bor, gas',
    { code: -32000, message: 'transaction underpriced: gas tip cap 1, minimum needed 30000000000' },
    'underpriced',
  ],
  ['Bor, gas price', { code: -32000, message: 'transaction gas price below minimum: gas tip cap 1' }, 'underpriced'],
  ['geth, replacement', { code: -32000, message: 'replacement transaction underpriced' }, 'underpriced'],
  ['geth, fee cap', { code: -32000, message: 'max fee per gas less than block base fee: address 0x1' }, 'underpriced'],
  ['MetaMask, limit', { code: -32005, message: 'Request limit exceeded.' }, 'rateLimited'],
  ['MetaMask over a node with a limit', internal('Internal JSON-RPC error.', { code: -32005 }), 'rateLimited'],
  ['Infura, limit', internal('daily request count exceeded, request rate limited'), 'rateLimited'],
  ['ethers, HTTP 429', ethjs('429 Too Many Requests'), 'rateLimited'],
  ['Polygon, limit', { code: -32090, message: 'Too many requests, reason: call rate limit exhausted' }, 'rateLimited'],
  ['a refused request after many', { code: 4001, message: 'Too many requests' }, 'rejected'],
  ['a contract with a limit', { code: 3, message: 'execution reverted: too many requests' }, 'reverted'],
  ['a contract without funds', { code: 3, message: 'execution reverted: insufficient funds' }, 'reverted'],
  ['a contract that names a person', { code: 3, message: 'execution reverted: user rejected' }, 'reverted'],
  ['geth, sent before', { code: -32000, message: 'already known' }, 'unknown'],
  ['a rejection by no person', new Error('Transaction rejected by the network'), 'unknown'],
  ['a transaction not created (EIP-1474)', { code: -32003, message: 'Transaction rejected.' }, 'unknown'],
  ['a busy device', new Error('An action was already pending. Please deny or reconnect.'), 'unknown'],
  ['a connection', new Error('connect ECONNREFUSED 127.0.0.1:8545'), 'network'],
  ['a cancelled timer', new Error('Request canceled: no answer of the node'), 'unknown'],
];

const SILENT: readonly Refusal[] = [
  ['undefined', undefined, 'noReason'],
  ['null', null, 'noReason'],
  ['no text', '', 'noReason'],
  ['no bytes', '0x', 'noReason'],
  ['false', false, 'noReason'],
  ['an error without words', new Error(''), 'noReason'],
];

const ALL = [...REJECTED, ...DEVICES, ...WALLETS, ...NODES, ...SILENT];

describe('refusals as wallets, devices and nodes word them', () => {
  it.each(ALL)('the refusal "%s" gets its code and words', (_wallet, thrown, code) => {
    const problem = classifySendError(thrown);
    expect(problem.code).toBe(code);
    if (code !== 'reverted') expect(classifyWalletError(thrown).code === 'rejected').toBe(code === 'rejected');
    // A sentence on the cause, and one with the next step.
    expect(i18n._(problemWords(problem))).toMatch(/\w.*[.”].*\w.*\.$/u);
  });
});

const FROM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TO = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const HASH: Hex = `0x${'ab'.repeat(32)}`;

const walletWith = (answers: Record<string, unknown>) =>
  createFakeWallet({ eth_chainId: '0x89', eth_accounts: [FROM], ...answers });

describe('refusals that a wallet throws at a transaction', () => {
  it.each(ALL)('the refusal "%s" ends the transaction with its code', async (_wallet, thrown, code) => {
    const refuse = () => Promise.reject(thrown as Error);
    const transaction = { from: FROM, to: TO, data: '0x', value: 0n } as const;
    const sent = await send(walletWith({ eth_sendTransaction: refuse }), transaction, {
      chainId: 137,
      gasLimit: 21_000n,
    });
    expect(sent).toMatchObject({ ok: false, error: { code } });
  });
});

describe('refusals that a wallet answers instead of throwing them', () => {
  const ANSWERS: readonly (readonly [name: string, answer: unknown, code: SendProblem['code']])[] = [
    ['a code', { code: 4001 }, 'rejected'],
    ['an error', { error: { code: 4001, message: 'User rejected the request.' } }, 'rejected'],
    ['an error as text', { error: 'User rejected the request.' }, 'rejected'],
    [
      'a JSON-RPC response',
      { id: 1, jsonrpc: '2.0', error: { code: -32000, message: 'nonce too low' } },
      'nonceTooLow',
    ],
    ['a sentence', 'User rejected the request.', 'rejected'],
    ['a Trezor response', { success: false, payload: { error: 'Cancelled' } }, 'rejected'],
    ['null', null, 'noReason'],
    ['undefined', undefined, 'noReason'],
    ['no text', '', 'noReason'],
    ['no bytes', '0x', 'noReason'],
    ['a response with nothing', { result: null }, 'noReason'],
    ['true', true, 'noReason'],
  ];

  it.each(ANSWERS)('end a transaction that is answered with %s', async (_name, answer, code) => {
    const wallet = walletWith({ eth_sendTransaction: () => answer });
    const sent = await send(wallet, { from: FROM, to: TO, data: '0x', value: 0n }, { chainId: 137, gasLimit: 21_000n });
    expect(sent).toMatchObject({ ok: false, error: { code } });
  });

  it.each([HASH, { result: HASH }, { hash: HASH }, { transactionHash: HASH }, { result: { txHash: HASH } }])(
    'finds the hash in %o',
    async (answer) => {
      const wallet = walletWith({ eth_sendTransaction: answer });
      const request = { from: FROM, to: TO, data: '0x', value: 0n } as const;
      expect(await send(wallet, request, { chainId: 137, gasLimit: 21_000n })).toEqual({ ok: true, value: HASH });
    },
  );

  it.each(ANSWERS.filter(([, , code]) => code === 'rejected').filter(([, answer]) => typeof answer === 'object'))(
    'end a batch that is answered with %s',
    async (name, answer) => {
      const batch = { calls: [{ to: TO, data: '0x', value: 0n }], id: HASH } as const;
      const sent = await sendBatch(walletWith({ wallet_sendCalls: answer }), FROM, batch, { chainId: 137 });
      expect([name, sent]).toMatchObject([name, { ok: false, error: { code: 'rejected' } }]);
    },
  );

  it('end a connection and a switch of the network', async () => {
    expect(() => sharedAccount({ code: 4001 })).toThrow();
    try {
      sharedAccount({ code: 4001, message: 'User rejected the request.' });
    } catch (cause) {
      expect(classifyWalletError(cause).code).toBe('rejected');
    }
    const wallet = walletWith({ wallet_switchEthereumChain: { error: { code: 4001 } } });
    expect(await switchNetwork(wallet)).toMatchObject({ ok: false, error: { code: 'rejected' } });
  });
});
