import { describe, expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { toStakeAgain } from '#domain/transactions/toStakeAgain.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { maker } from '../orderBook/markets.ts';
import { MYT, USDC } from '../trade/tickets.ts';

const [ACCOUNT, CONTRACT] = [maker(1), maker(2)];
const factOf = ({ address, symbol, decimals }: typeof USDC) => ({ address, symbol, decimals });
const [staked, other] = [factOf(USDC), factOf(MYT)];
const hashOf = (digit: number): Hex => `0x${digit.toString().repeat(64)}`;

const claimOf = (changed: object = {}): TransactionInfo => ({
  ...{ kind: 'claimRewards', programme: 'farm', poolToken: staked, pool: 'A', amount: '0', reward: staked },
  ...changed,
});

const recordOf = (digit: number, info: TransactionInfo, changed: Partial<TransactionRecord> = {}) => ({
  ...{ hash: hashOf(digit), from: ACCOUNT, chainId: 137, summary: '', info, addedTime: digit },
  ...changed,
});

const minedReceipt = (changed: Partial<NonNullable<TransactionRecord['receipt']>> = {}) => ({
  ...{ blockHash: hashOf(9), blockNumber: 1, contractAddress: null, from: ACCOUNT, status: 1, to: CONTRACT },
  ...{ transactionHash: hashOf(1), transactionIndex: 0 },
  ...changed,
});

const claimed = { receipt: minedReceipt(), claimed: { reward: '70', secondReward: '8' } };

const ask = (...records: readonly TransactionRecord[]): bigint | undefined =>
  toStakeAgain(Object.fromEntries(records.map((record) => [record.hash, record])), hashOf(1), {
    contract: CONTRACT,
    token: USDC.address,
  });

describe('the payout of a claim that waits to be staked', () => {
  it('is the amount of its receipt, of the staked token alone', () => {
    expect(ask(recordOf(1, claimOf(), claimed))).toBe(70n);
    expect(ask(recordOf(1, claimOf({ reward: other, secondReward: staked }), claimed))).toBe(8n);
    expect(ask(recordOf(1, claimOf({ reward: other }), claimed))).toBeUndefined();
  });

  it('is not known before the receipt, and nothing of a failed claim or of another contract', () => {
    expect(ask()).toBeUndefined();
    expect(ask(recordOf(1, claimOf()))).toBeUndefined();
    for (const changed of [{ status: 0 }, { to: maker(3) }, { to: null }])
      expect(ask(recordOf(1, claimOf(), { ...claimed, receipt: minedReceipt(changed) }))).toBeUndefined();
    expect(ask(recordOf(1, claimOf(), { ...claimed, claimed: { reward: '0' } }))).toBeUndefined();
  });

  it('is also known of a claim that the bundler of a smart account sent, and not of another call', () => {
    const [entryPoint, bundler] = [maker(3), maker(4)];
    const presumed = { nonce: 4, to: CONTRACT, data: '0x3d18b912', value: '0' } as const;
    const signed = { from: bundler, nonce: 9, to: entryPoint, data: '0x1fad948c003d18b912', value: '0' } as const;
    const bundled = { ...claimed, receipt: minedReceipt({ to: entryPoint, from: bundler }), presumed, signed };
    expect(ask(recordOf(1, claimOf(), bundled))).toBe(70n);
    for (const changed of [
      { ...bundled, signed: { ...signed, data: '0x1fad948c00' } as const },
      { ...bundled, presumed: { ...presumed, to: maker(5) } },
      { ...claimed, receipt: bundled.receipt, presumed },
      { claimed: claimed.claimed, presumed, signed },
    ])
      expect(ask(recordOf(1, claimOf(), changed))).toBeUndefined();
  });

  it('is the payout of a lock', () => {
    const info = { kind: 'unlockTokens', token: staked, amount: '99' } as const;
    expect(ask(recordOf(1, info, { receipt: minedReceipt(), calls: [{ amount: '98' }] }))).toBe(98n);
    expect(ask(recordOf(1, info, { receipt: minedReceipt(), calls: [null] }))).toBeUndefined();
  });

  it('ends for a lock with a later lock of the same token only', () => {
    const unlock = recordOf(
      1,
      { kind: 'unlockTokens', token: staked, amount: '99' },
      { receipt: minedReceipt(), calls: [{ amount: '98' }] },
    );
    expect(ask(unlock, recordOf(2, { kind: 'lockTokens', token: staked, amount: '98' }))).toBeUndefined();
    expect(ask(unlock, recordOf(2, { kind: 'lockTokens', token: other, amount: '98' }))).toBe(98n);
  });

  it('ends with a later stake in the same programme, unless that failed', () => {
    const claim = recordOf(1, claimOf(), claimed);
    const stake = claimOf({ kind: 'stake', amount: '70' });
    expect(ask(claim, recordOf(2, stake))).toBeUndefined();
    expect(ask(claim, recordOf(2, stake, { receipt: minedReceipt({ status: 0 }) }))).toBe(70n);
    expect(ask(claim, recordOf(0, stake))).toBe(70n);
    expect(ask(claim, recordOf(2, stake, { from: maker(4) }))).toBe(70n);
    for (const elsewhere of [{ pool: 'B' }, { programme: 'single' }])
      expect(ask(claim, recordOf(2, claimOf({ kind: 'stake', amount: '70', ...elsewhere })))).toBe(70n);
    expect(ask(claim, recordOf(2, claimOf({ kind: 'unstake', amount: '70' })))).toBe(70n);
  });
});
