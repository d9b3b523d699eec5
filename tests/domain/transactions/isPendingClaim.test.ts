import { expect, it } from 'vitest';
import { isPendingClaim } from '#domain/transactions/isPendingClaim.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const info: TransactionInfo = {
  kind: 'claimAirdrop',
  reward: { address: token, symbol: 'MYT', decimals: 18 },
  amount: '5',
  recipient,
};
const claim = { recipient, token, amount: 5n } as const;
const record: Pick<TransactionRecord, 'info' | 'addedTime'> = { info, addedTime: 1_000 };
const DAY_MS = 86_400_000;

it('"A claim is pending only while it has no receipt and was added under 24 hours ago (86,400,000 ms)"', () => {
  expect(isPendingClaim(record, claim, 1_000 + DAY_MS - 1)).toBe(true);
  expect(isPendingClaim(record, claim, 1_000 + DAY_MS)).toBe(false);
  const receipt = { status: 1 } as TransactionRecord['receipt'];
  expect(isPendingClaim({ ...record, ...(receipt && { receipt }) }, claim, 2_000)).toBe(false);
  expect(isPendingClaim({ ...record, ended: { kind: 'lost', blockNumber: 1 } }, claim, 2_000)).toBe(false);
});

it('is of this recipient, token and amount, also within a batch', () => {
  for (const other of [{ amount: 6n }, { token: recipient }, { recipient: token }] as const) {
    expect(isPendingClaim(record, { ...claim, ...other }, 2_000)).toBe(false);
  }
  const batch = { info: { kind: 'claimTrades', reward: info.reward } as const, also: [info], addedTime: 1_000 };
  expect(isPendingClaim(batch, claim, 2_000)).toBe(true);
  expect(isPendingClaim({ ...batch, callsStage: 'forgotten' }, claim, 2_000)).toBe(false);
});
