import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCallsReport, readCanBatch, refusesBatch, sendCalls } from '#chain/connectors/walletCalls.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const to = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const ID: Hex = `0x${'ab'.repeat(32)}`;
const MINED: Hex = `0x${'cd'.repeat(32)}`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const canBatch = async (answer: unknown): Promise<boolean> => {
  const reading = readCanBatch(createFakeWallet({ wallet_getCapabilities: answer }), account, 137);
  await vi.advanceTimersByTimeAsync(2000);
  return reading;
};

describe('the check that an account runs several calls as one transaction', () => {
  it.each([
    ['supported on this chain', { '0x89': { atomic: { status: 'supported' } } }, true],
    ['possible after an upgrade', { '0x89': { atomic: { status: 'ready' } } }, true],
    ['supported on every chain', { '0x0': { atomic: { status: 'supported' } } }, true],
    ['not on this one', { '0x0': { atomic: { status: 'supported' } }, '0x89': { atomic: { status: 'no' } } }, false],
    ['supported elsewhere', { '0x1': { atomic: { status: 'supported' } } }, false],
    ['no answer at all', () => new Promise(() => undefined), false],
  ])('the answer "%s" decides', async (_name, answer, expected) => {
    expect(await canBatch(answer)).toBe(expected);
  });

  it('nothing but those words counts, whatever a wallet answers or throws', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.object()), fc.boolean(), async (value, throws) => {
        const answer = () => {
          if (throws) throw value;
          return value;
        };
        expect(await canBatch(answer)).toBe(false);
      }),
      { numRuns: 200 },
    ));

  it('asks for this account and this chain alone', async () => {
    const wallet = createFakeWallet({ wallet_getCapabilities: {} });
    await readCanBatch(wallet, account, 137);
    expect(wallet.requests).toEqual([{ method: 'wallet_getCapabilities', params: [account, ['0x89']] }]);
  });
});

describe('sending calls', () => {
  const request = { from: account, chainId: 137, calls: [{ to, data: '0x01', value: 255n }], id: ID } as const;

  it('asks for all or none, under an id of ours', async () => {
    const wallet = createFakeWallet({ wallet_sendCalls: { id: 'its own' } });
    expect(await sendCalls(wallet, request)).toBe('its own');
    expect(wallet.requests[0]?.params).toEqual([
      {
        version: '2.0.0',
        id: ID,
        from: account,
        chainId: '0x89',
        atomicRequired: true,
        calls: [{ to, data: '0x01', value: '0xff' }],
      },
    ]);
  });

  it('a batch is followed whatever a wallet answers that has not refused, as it may have been sent', () =>
    fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        const id = await sendCalls(createFakeWallet({ wallet_sendCalls: () => value }), request);
        expect(id.length).toBeGreaterThan(0);
        expect(id.length).toBeLessThanOrEqual(1000);
      }),
    ));

  it('a batch that the wallet has already is not sent again', async () => {
    const wallet = createFakeWallet({
      wallet_sendCalls: () => {
        throw walletError(5720, 'duplicate');
      },
    });
    expect(await sendCalls(wallet, request)).toBe(ID);
  });

  it.each([
    ['a text', { code: '4200' }],
    ['wrapped', { code: -32603, data: { originalError: { code: 5710 } } }],
    ['JSON in a message', { message: '{"code":4200,"message":"no batches"}' }],
  ])('is refused by a code as %s', (_name, thrown) => {
    expect(refusesBatch(thrown)).toBe(true);
  });

  it('only an error that says so means that nothing was sent', () => {
    const refusing = [-32602, 4200, -32601, -32004, 5700, 5710, 5740, 5750, 5760];
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...refusing), fc.integer({ min: -33000, max: 6000 })), (code) => {
        expect(refusesBatch(walletError(code, 'no'))).toBe(refusing.includes(code));
      }),
    );
  });
});

describe('the outcome of a batch', () => {
  const report = (answer: unknown) => readCallsReport(createFakeWallet({ wallet_getCallsStatus: answer }), 'id');

  it.each([
    [100, 'pending'],
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'reverted'],
    [600, 'partlyReverted'],
    [700, 'silent'],
    ['200', 'confirmed'],
    ['2000', 'silent'],
  ])('status %s means %s', async (status, stage) => {
    expect(await report({ status })).toEqual({ stage, minedHash: undefined, earlierHashes: [] });
  });

  it('the transaction is that of the last receipt', async () => {
    const receipts = [{ transactionHash: ID }, { transactionHash: MINED }];
    expect(await report({ status: 200, receipts })).toEqual({
      stage: 'confirmed',
      minedHash: MINED,
      earlierHashes: [ID],
    });
    expect((await report({ status: 200, receipts: [{ transactionHash: 'none' }] })).minedHash).toBeUndefined();
  });

  it.each([
    [5730, 'forgotten'],
    [4200, 'forgotten'],
    [-32601, 'forgotten'],
    [4900, 'silent'],
    [-32000, 'silent'],
  ])('an error of code %s means %s', async (code, stage) => {
    const answer = () => {
      throw walletError(code, 'no');
    };
    expect((await report(answer)).stage).toBe(stage);
  });

  it.each<readonly [string, unknown, string, Hex | undefined]>([
    ['digits as text', { status: '200', receipts: [{ transactionHash: MINED }] }, 'confirmed', MINED],
    ['a large integer', { status: 200n, receipts: [{ transactionHash: MINED }] }, 'confirmed', MINED],
    ['another word', { status: 'Completed', receipts: [{ transactionHash: MINED }] }, 'confirmed', MINED],
    ['a failure as a noun', { status: 'failure' }, 'failed', undefined],
    ['a word in small letters', { status: 'pending' }, 'pending', undefined],
    ['version 1', { status: 'CONFIRMED', receipts: [{ status: '0x1', transactionHash: MINED }] }, 'confirmed', MINED],
    ['version 1, reverted', { status: 'CONFIRMED', receipts: [{ status: '0x0', txHash: MINED }] }, 'reverted', MINED],
    ['one receipt, not in a list', { status: 200, receipt: { hash: MINED } }, 'confirmed', MINED],
    ['the hash in the answer itself', { status: 200, transactionHash: MINED }, 'confirmed', MINED],
    ['hashes in place of receipts', { status: 500, receipts: [MINED] }, 'reverted', MINED],
    ['a hash without 0x', { status: 200, receipts: [{ hash: MINED.slice(2) }] }, 'confirmed', MINED],
    ['capitals', { status: 200, receipts: [{ hash: MINED.toUpperCase() }] }, 'confirmed', MINED],
    ['a receipt in place of the list', { status: 200, receipts: { transactionHash: MINED } }, 'confirmed', MINED],
    ['a wrapped receipt', { status: 200, receipts: [{ receipt: { transactionHash: MINED } }] }, 'confirmed', MINED],
    ['an empty list and the hash', { status: 200, receipts: [], transactionHash: MINED }, 'confirmed', MINED],
  ])('reads a status in %s', async (_, answer, stage, minedHash) => {
    const wallet = createFakeWallet({ wallet_getCallsStatus: answer });
    expect(await readCallsReport(wallet, ID)).toEqual({ stage, minedHash, earlierHashes: [] });
  });

  it('nonsense is silence', () =>
    fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        expect((await report(() => value)).stage).toBe('silent');
      }),
    ));
});
