import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHostReport, readSafeInfo } from '#chain/safe/hostReport.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { safeTxHash, transactionOf } from '../../../e2e/devnet/safeHost/safeTransaction.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TO = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OWNER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const CALL = { to: TO, value: '5', data: '0xd0e30db0' } as const;
const TRANSACTION = transactionOf([CALL], 7);
const HASH: Hex = safeTxHash(SAFE, TRANSACTION);
const requested = { safe: SAFE, chainId: 137, hash: HASH } as const;

/** Answer of a Safe's page (safe-react-gateway-sdk, `TransactionDetails`). */
const answer = {
  safeAddress: SAFE,
  txId: `multisig_${SAFE}_${HASH}`,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txHash: null,
  txData: { to: { value: TO, name: 'Wrapped' }, value: '5', hexData: CALL.data, operation: 0, dataDecoded: null },
  detailedExecutionInfo: {
    type: 'MULTISIG',
    nonce: 7,
    submittedAt: 1_700_000_000_000,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: `0x${'0'.repeat(40)}`,
    refundReceiver: { value: `0x${'0'.repeat(40)}` },
    confirmationsRequired: 2,
    confirmations: [{ signer: { value: OWNER }, signature: '0x', submittedAt: 1 }],
  },
};

describe("a Safe's page about a proposal", () => {
  it('has its calls, its signers and its number', () => {
    expect(readHostReport(answer, requested)).toMatchObject({
      nonce: 7,
      signedBy: [OWNER],
      submittedAtMs: 1_700_000_000_000,
      proposed: { to: TO, value: 5n, data: CALL.data, operation: 0 },
    });
  });

  it('may write numbers as text and times as dates, leave the terms for gas out, and name addresses without an object', () => {
    const { detailedExecutionInfo: execution, txData } = answer;
    const loose = {
      ...answer,
      txData: { ...txData, to: TO, value: 5, operation: '0' },
      detailedExecutionInfo: {
        nonce: '7',
        confirmationsRequired: '2',
        confirmations: [{ owner: OWNER }],
        submittedAt: new Date(execution.submittedAt).toISOString(),
      },
    };
    expect(readHostReport(loose, requested)).toMatchObject({
      nonce: 7,
      confirmationsRequired: 2,
      signedBy: [OWNER],
      submittedAtMs: execution.submittedAt,
      proposed: { to: TO },
    });
  });

  it.each([
    ['another receiver', { to: OWNER }],
    ['another amount', { value: '6' }],
    ['other data', { hexData: '0x' }],
    ['code that runs as the Safe', { operation: 1 }],
  ])('cannot pass off %s under the hash', (_, change) => {
    const forged = { ...answer, txData: { ...answer.txData, ...change } };
    expect(readHostReport(forged, requested).proposed).toBeUndefined();
  });

  it('says nothing where it answers with another proposal', () => {
    const execution = answer.detailedExecutionInfo;
    const named = (safeTxHash: string) => ({ ...answer, detailedExecutionInfo: { ...execution, safeTxHash } });
    expect(readHostReport(named(`0x${'c1'.repeat(32)}`), requested)).toEqual(readHostReport(null, requested));
    expect(readHostReport(named(HASH.slice(2).toUpperCase()), requested).nonce).toBe(7);
  });

  const anything = fc.anything({ withBigInt: true, withNullPrototype: true });

  it('never throws, and describes nothing but what has the hash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('txData', 'detailedExecutionInfo', 'txHash'),
        fc.constantFrom(...Object.keys(answer.txData), ...Object.keys(answer.detailedExecutionInfo)),
        anything,
        (part, field, value) => {
          const changed = { ...(answer[part] as object), [field]: value };
          for (const report of [value, { ...answer, [part]: value }, { ...answer, [part]: changed }]) {
            const { proposed, nonce } = readHostReport(report, requested);
            if (proposed) {
              const { to, value: amount, data, operation } = proposed;
              const hash = safeTxHash(SAFE, {
                to,
                value: String(amount),
                data,
                operation: operation as 0,
                nonce: nonce ?? 0,
              });
              expect(hash).toBe(HASH);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a Safe's page about its Safe", () => {
  const info = { safeAddress: SAFE, chainId: 137, threshold: 2, owners: [OWNER, TO], isReadOnly: false };

  it('may write numbers as text and add fields', () => {
    const loose = { ...info, chainId: '137', threshold: '2', network: 'MATIC' };
    expect(readSafeInfo(loose)).toMatchObject({ address: SAFE, chainId: 137, threshold: 2, owners: [OWNER, TO] });
  });

  it('takes all owners to sign where it leaves the threshold out', () => {
    expect(readSafeInfo({ ...info, threshold: null }).threshold).toBe(2);
    expect(readSafeInfo({ ...info, threshold: null, owners: null })).toMatchObject({ threshold: 1, owners: [] });
  });

  it('fails only with words, whatever a field is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(info)), fc.anything(), (field, value) => {
        try {
          const read = readSafeInfo({ ...info, [field]: value });
          expect(read.threshold).toBeGreaterThanOrEqual(1);
        } catch (cause) {
          expect(String(cause)).toContain('The Safe did not return its');
        }
      }),
    );
  });
});
