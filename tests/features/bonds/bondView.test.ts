import { describe, expect, it } from 'vitest';
import type { BondOffer } from '#features/bonds/index.ts';
import { bondView, depositBounds, type BondContext } from '#features/bonds/bondView.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { BondState } from '#reads/bonds/useBondStates.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';

const COIN = 10n ** 18n;
const bond: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const found = { bond, payoutToken: MYT.address, principalToken: USDC.address, treasury: bond };

/** 0.4 USDC for a MYT at block 100; the debt decays within 1000 blocks. */
const state: BondState = {
  terms: {
    controlVariable: 4_000n,
    vestingTerm: 1_000n,
    minimumPrice: 0n,
    maxPayout: 500n,
    maxDebt: 2_000_000n * COIN,
  },
  totalDebt: 1_000_000n * COIN,
  lastDecay: 100n,
  fee: 0n,
  contractPrice: 4_000_000n,
  supply: 100_000_000n * COIN,
  treasuryHolds: 1n,
  isOpen: true,
  bondHolds: 1n,
  own: { payout: 1_000n, vesting: 200n, lastBlock: 50n, truePricePaid: 1n },
  held: 1n,
  isFailed: false,
  isOwnFailed: false,
};
const dollars = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
const context: BondContext = {
  pairs: { known: new Map(), strange: new Set([USDC.address]) },
  tokens: new Map([
    [MYT.address, MYT],
    [USDC.address, USDC],
  ]),
  prices: new Map([
    [MYT.address, dollars(1n, 2n)],
    [USDC.address, dollars(1n, 1n)],
  ]),
  block: 100n,
};
const offer = (changed: Partial<BondState> = {}, at: Partial<BondContext> = {}) =>
  bondView(found, { ...state, ...changed }, { ...context, ...at }).offer;

describe('the offer of a bond', () => {
  it('is what the contract says too: 0.4 against a market of 0.5 is a discount of 20% and an ROI of 25%', () => {
    expect(offer()).toMatchObject({
      truePrice: 4_000_000n,
      block: 100n,
      discountBps: { bps: 2_000n },
      roiBps: { bps: 2_500n },
    });
  });

  it('is of the block that the price was reported for, while the next one arrives', () => {
    const next = 3_996_000n;
    expect(offer({ contractPrice: next }, { block: 100n })).toMatchObject({ truePrice: next, block: 101n });
    expect((offer({}, { block: 101n }) as BondOffer).block).toBe(100n);
  });

  it('is of an earlier block in a list that is not read with each block, and of none before its last read', () => {
    const { listBlocks } = rules.rewards;
    const earlier = (blocks: number) => offer({}, { block: 100n + BigInt(blocks) });
    expect(earlier(listBlocks)).toMatchObject({ truePrice: 4_000_000n, block: 100n });
    expect(earlier(listBlocks + 1)).toBe('unknown');
  });

  it('is unknown where the contract has another price than its terms give, or none', () => {
    expect(offer({ contractPrice: 5_000_000n })).toBe('unknown');
    expect(offer({ contractPrice: 'refused' })).toBe('unknown');
    expect(offer({ fee: 1_000_000n })).toBe('unknown');
    expect(offer({ totalDebt: 0n, contractPrice: 0n })).toBe('unknown');
  });

  it('takes less with every block that makes it cheaper: what is filled in as the largest fits for minutes', () => {
    const { smallest, largest, most } = depositBounds(offer() as BondOffer);
    const dollarsFor500000MYT = (price: number) => 500_000 * price;
    expect(Number(largest) / 1e6).toBeCloseTo(dollarsFor500000MYT(0.4 * (1 - 2 / 1000)), 0);
    expect(Number(most) / 1e6).toBeCloseTo(dollarsFor500000MYT(0.4 * (1 - 150 / 1000)), 0);
    expect(smallest).toBe(4_000n);
  });

  it('is loading, and no discount is reported, while something is unknown', () => {
    expect(offer({ contractPrice: undefined })).toBeUndefined();
    expect(offer({ supply: undefined })).toBeUndefined();
    expect(offer({}, { block: undefined })).toBeUndefined();
    expect(offer({}, { tokens: new Map() })).toBeUndefined();
    expect(offer({}, { prices: new Map() })).toMatchObject({ discountBps: undefined, roiBps: undefined });
  });
});

describe('a bond', () => {
  const view = (changed: Partial<BondState> = {}, at: Partial<BondContext> = {}) =>
    bondView(found, { ...state, ...changed }, { ...context, ...at });

  it('has sold out while its debt is above the maximum', () => {
    expect(view().isSoldOut).toBe(false);
    expect(view({ totalDebt: 2_000_000n * COIN + 1n }).isSoldOut).toBe(true);
    expect(view({ terms: undefined }).isSoldOut).toBeUndefined();
  });

  it('has so much of the own payout to redeem, known without any price', () => {
    expect(view({ contractPrice: 'refused' }).pending).toBe(250n);
    expect(view({ own: undefined }).pending).toBeUndefined();
  });

  it('was last bought at a price that is known without an offer, and unknown without the fee', () => {
    const own = { payout: 1_000n, vesting: 200n, lastBlock: 50n, truePricePaid: 5_000_000n };
    const price = ({ lastPaid }: ReturnType<typeof view>) =>
      lastPaid && Number(lastPaid.numerator) / Number(lastPaid.denominator);
    expect(price(view({ own, fee: 100_000n, contractPrice: 'refused' }))).toBeCloseTo(0.5 / (1.1 * 0.9), 9);
    expect(price(view({ own, fee: undefined }))).toBeUndefined();
    expect(price(view({ own, fee: 1_000_000n }))).toBeUndefined();
  });
});
