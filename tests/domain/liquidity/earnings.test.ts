import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarUnit, earningsOf, unitOf, valuedIn, valueIn, type ValueUnit } from '#domain/liquidity/earnings.ts';
import {
  emptyLedger,
  applyEvents,
  invariantShare,
  type Ledger,
  type LedgerEvent,
  type PoolSnapshot,
} from '#domain/liquidity/ledger.ts';
import type { PoolState } from '#domain/liquidity/types.ts';

const state = ({ reserve0, reserve1, supply }: PoolSnapshot): PoolState => ({
  pair: `0x${'1'.repeat(40)}`,
  token0: `0x${'2'.repeat(40)}`,
  token1: `0x${'3'.repeat(40)}`,
  reserve0,
  reserve1,
  totalSupply: supply,
  kLast: 0n,
  feeRate: undefined,
});

const ledgerOf = (events: readonly LedgerEvent[]): Ledger => {
  const ledger = applyEvents(emptyLedger, events);
  if (!ledger.ok) throw new Error(ledger.error.code);
  return ledger.value;
};

const event = (
  kind: LedgerEvent['kind'],
  poolTokens: bigint,
  [amount0, amount1]: readonly [bigint, bigint],
  [reserve0, reserve1, supply]: readonly [bigint, bigint, bigint],
): LedgerEvent => ({
  kind,
  blockNumber: 7,
  poolTokens,
  amounts: { amount0, amount1 },
  snapshot: { reserve0, reserve1, supply },
});

const amounts = (amount0: bigint, amount1: bigint) => ({ amount0, amount1 });

describe('three deposits, swaps between them, a partial removal', () => {
  // The pool has 1,000,000 and 4,000,000 and 2,000,000 pool tokens, each of which represents a root of 1.
  const events = [
    // A tenth more: 100,000 and 400,000 for 200,000 pool tokens. Root of each: 2,200,000 / 2,200,000 = 1.
    event('deposit', 200_000n, [100_000n, 400_000n], [1_100_000n, 4_400_000n, 2_200_000n]),
    // Fees raise it to 1,210,000 and 4,840,000: root 2,420,000 / 2,200,000 = 1.1. A tenth more of that.
    event('deposit', 220_000n, [121_000n, 484_000n], [1_331_000n, 5_324_000n, 2_420_000n]),
    // The price falls to a quarter at 2,662,000 each, fees raise it to 2,928,200 each: 1.21. A tenth more of that.
    event('deposit', 242_000n, [292_820n, 292_820n], [3_221_020n, 3_221_020n, 2_662_000n]),
    // A quarter of 662,000 pool tokens goes: 165,500 * 1.21 = 200,255 each.
    event('withdrawal', 165_500n, [200_255n, 200_255n], [3_221_020n, 3_221_020n, 2_662_000n]),
  ];
  const ledger = ledgerOf(events);

  it('scales the deposits by the part that was withdrawn', () => {
    expect(ledger).toMatchObject({
      poolTokens: 496_500n,
      // 100,000 + 121,000 + 292,820 = 513,820 and 400,000 + 484,000 + 292,820 = 1,176,820, three quarters of each.
      held: amounts(385_365n, 882_615n),
      deposited: amounts(513_820n, 1_176_820n),
      deposits: 3,
      withdrawn: amounts(200_255n, 200_255n),
      withdrawals: 1,
      sinceBlock: 7,
    });
    // 200,000 * 1 + 220,000 * 1.1 + 242,000 * 1.21 = 734,820, three quarters of it.
    expect(ledger.basis).toBe(551_115n << 128n);
  });

  it('counts the proceeds of the removed quarter as realised', () => {
    // Its cost was 734,820 / 4 = 183,705 and its value 200,255: 16,550 of each 200,255 are fees. Its deposits were
    // 128,455 and 294,205: 200,255 - 128,455 - 16,550 and 200,255 - 294,205 - 16,550.
    expect(ledger.realised).toEqual({ fees: amounts(16_550n, 16_550n), divergence: amounts(55_250n, -110_500n) });
  });

  // 2,496,500 pool tokens are left on 3,020,765 each; the price then rises to 25 with a negligible fee.
  const pool = state({ reserve0: 604_153n, reserve1: 15_103_825n, supply: 2_496_500n });
  const earnings = earningsOf(ledger, pool);

  it('values the open part at the present reserves', () => {
    expect(earnings).toMatchObject({
      // 496,500 / 2,496,500 of the reserves.
      now: amounts(120_153n, 3_003_825n),
      // 496,500 * 1.21 = 600,765 against a cost of 551,115: of 120,153 are 110,223 no fees, of 3,003,825 2,755,575.
      fees: amounts(9930n, 248_250n),
      // 120,153 - 385,365 - 9,930 and 3,003,825 - 882,615 - 248,250.
      divergence: amounts(-275_142n, 1_872_960n),
    });
  });

  it('values everything in either token at the present price, 25', () => {
    const inToken1 = unitOf(pool, 'token1', 6);
    expect(inToken1 && valuedIn(inToken1, earnings)).toEqual({
      // 385,365 * 25 + 882,615 and twice 3,003,825.
      held: 10_516_740n,
      now: 6_007_650n,
      gain: -4_509_090n,
      // 9,930 * 25 + 248,250.
      fees: 496_500n,
      divergence: -5_005_590n,
      // -4,509,090 / 10,516,740 = -42.8753 %
      gainBps: -4288,
      // 16,550 * 26.
      realisedFees: 430_300n,
      // 55,250 * 25 - 110,500.
      realisedDivergence: 1_270_750n,
    });
    const inToken0 = unitOf(pool, 'token0', 18);
    // 385,365 + 882,615 / 25 = 420,669.6
    expect(inToken0 && valuedIn(inToken0, earnings).held).toBe(420_669n);
  });

  it('values everything in dollars if both tokens have a price', () => {
    // A whole token0 (2 decimals) costs $50, a whole token1 (0 decimals) $0.02.
    const unit = dollarUnit(
      [
        { numerator: 50n, denominator: 1n },
        { numerator: 1n, denominator: 50n },
      ],
      [2, 0],
    );
    // 120,153 / 100 * 50 + 3,003,825 / 50 = 60,076.5 + 60,076.5
    expect(valuedIn(unit, earnings).now).toBe(120_153n * 10n ** 18n);
  });

  it('starts again after everything was withdrawn', () => {
    const snapshot = [604_153n, 15_103_825n, 2_496_500n] as const;
    const closed = ledgerOf([...events, event('withdrawal', 496_500n, [120_153n, 3_003_825n], snapshot)]);
    expect(closed).toMatchObject({ poolTokens: 0n, basis: 0n, held: amounts(0n, 0n), sinceBlock: undefined });
    expect(closed.realised.fees).toEqual(amounts(16_550n + 9930n, 16_550n + 248_250n));
    const again = { ...event('deposit', 10n, [1n, 2n], snapshot), blockNumber: 9 };
    expect(ledgerOf([...events, event('withdrawal', 496_500n, [120_153n, 3_003_825n], snapshot), again])).toMatchObject(
      {
        held: amounts(1n, 2n),
        sinceBlock: 9,
      },
    );
  });
});

it('does not count a withdrawal without a deposit', () => {
  const snapshot = [100n, 100n, 100n] as const;
  const events = [event('deposit', 5n, [5n, 5n], snapshot), event('withdrawal', 6n, [6n, 6n], snapshot)];
  expect(applyEvents(emptyLedger, events)).toEqual({ ok: false, error: { code: 'unaccounted' } });
});

it('has no unit for a pool of only one token', () => {
  expect(unitOf(state({ reserve0: 0n, reserve1: 5n, supply: 5n }), 'token0', 18)).toBeUndefined();
});

const amount = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n });
const snapshot: fc.Arbitrary<PoolSnapshot> = fc.record({ reserve0: amount, reserve1: amount, supply: amount });
const deposit: fc.Arbitrary<LedgerEvent> = fc.record({
  kind: fc.constant('deposit' as const),
  blockNumber: fc.nat(),
  poolTokens: amount,
  amounts: fc.record({ amount0: amount, amount1: amount }),
  snapshot,
});
/** Each deposit with the part of all pool tokens that is taken out after it, in thousandths. */
const totals = fc.array(fc.tuple(deposit, fc.bigInt({ min: 0n, max: 1000n })), { minLength: 1, maxLength: 8 });

const playPast = (steps: readonly (readonly [LedgerEvent, bigint])[]): Ledger => {
  let ledger = emptyLedger;
  for (const [one, part] of steps) {
    const after = ledger.poolTokens + one.poolTokens;
    const poolTokens = (after * part) / 1000n;
    const played = applyEvents(ledger, [one, { ...one, kind: 'withdrawal', poolTokens }]);
    if (!played.ok) throw new Error(played.error.code);
    ledger = played.value;
  }
  return ledger;
};

it('fees plus impermanent loss equal the open part plus withdrawals minus deposits, to the unit', () => {
  fc.assert(
    fc.property(totals, snapshot, (steps, now) => {
      const ledger = playPast(steps);
      const pool = state({ ...now, supply: now.supply + ledger.poolTokens });
      const found = earningsOf(ledger, pool);
      for (const side of ['amount0', 'amount1'] as const) {
        expect(found.fees[side] + found.divergence[side]).toBe(found.now[side] - found.held[side]);
        expect(
          found.fees[side] + found.divergence[side] + found.realised.fees[side] + found.realised.divergence[side],
        ).toBe(found.now[side] + found.withdrawn[side] - found.deposited[side]);
      }
    }),
  );
});

it('shown in any unit the sum is kept to the unit', () => {
  const price = fc.record({ numerator: amount, denominator: amount });
  const unit: fc.Arbitrary<ValueUnit> = fc.record({ price0: price, price1: price, decimals: fc.constant(18) });
  fc.assert(
    fc.property(totals, snapshot, unit, (steps, now, shown) => {
      const ledger = playPast(steps);
      const found = earningsOf(ledger, state({ ...now, supply: now.supply + ledger.poolTokens }));
      const values = valuedIn(shown, found);
      expect(values.fees + values.divergence).toBe(values.now - values.held);
      const exact =
        found.fees.amount0 * shown.price0.numerator * shown.price1.denominator +
        found.fees.amount1 * shown.price1.numerator * shown.price0.denominator;
      const scale = shown.price0.denominator * shown.price1.denominator;
      const off = exact - valueIn(shown, found.fees) * scale;
      expect((off < 0n ? -off : off) < scale).toBe(true);
    }),
  );
});

it('price moves without fees earn nothing', () => {
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 1n, max: 2n ** 40n }), (root, tokens, factor) => {
      const supply = tokens * 3n;
      const before = { reserve0: root, reserve1: root * factor * factor, supply };
      const after = { reserve0: root * factor * factor, reserve1: root, supply };
      expect(invariantShare(before, tokens)).toBe(invariantShare(after, tokens));
      const bought = event(
        'deposit',
        tokens,
        [root / 3n, (root * factor * factor) / 3n],
        [root, root * factor * factor, supply],
      );
      expect(earningsOf(ledgerOf([bought]), state(after)).fees).toEqual(amounts(0n, 0n));
    }),
  );
});
