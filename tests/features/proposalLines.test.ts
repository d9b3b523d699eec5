import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { otherRecipients, proposalLines } from '#features/transactions/proposalLines.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const matic = { symbol: 'MATIC', decimals: 18 } as const;
const amounts = { input: matic, output: usdc, from: '1', to: '1' } as const;

const order = (maker?: typeof SAFE | typeof OTHER): TransactionInfo => ({
  kind: 'placeOrder',
  direction: 'SELL',
  orderType: 'MARKET',
  ...amounts,
  ...(maker && { maker }),
});
const lines = (info: TransactionInfo, also?: readonly TransactionInfo[]): readonly string[] =>
  proposalLines({ from: SAFE, info, ...(also && { also }) }).map((line) => i18n._(line));

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

describe('recipients of the proceeds of a proposal', () => {
  it('are named where an order belongs to another account than the Safe', () => {
    expect(lines(order(OTHER))).toEqual([`${OTHER} receives the proceeds, not your Safe.`]);
  });

  it('are not named where the Safe receives them', () => {
    expect(lines(order(SAFE))).toEqual([]);
    expect(lines(order())).toEqual([]);
  });

  it('are named once for several calls, before the calls', () => {
    const [recipient, ...calls] = lines(order(OTHER), [order(OTHER), order(SAFE)]);
    expect(recipient).toBe(`${OTHER} receives the proceeds, not your Safe.`);
    expect(calls).toHaveLength(3);
    expect(otherRecipients({ from: SAFE, info: order(SAFE), also: [order(OTHER)] })).toEqual([OTHER]);
  });
});
