import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { quoteBond } from '#domain/bonds/quoteBond.ts';
import {
  bondPrice,
  currentDebt,
  debtDecay,
  debtRatio,
  grossPayout,
  isSoldOut,
  largestPayout,
  netPayout,
  principalBounds,
  valueOfPrincipal,
  withFee,
  type BondMarket,
  type BondTerms,
} from '#domain/bonds/terms.ts';
import { pendingPayout, vestedBps, type OwnBond } from '#domain/bonds/vesting.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const bondCode = ownArtifact('CustomBond');
const treasuryCode = ownArtifact('CustomTreasury');
const token = ownArtifact('PlainToken');
const SUPPLY = 10n ** 30n;
const UNLIMITED = 2n ** 200n;
const BUYERS = ['m0', 'm1'] as const;
const PRINCIPAL_DECIMALS = [6, 18] as const;
const PAYOUT_DECIMALS = [5, 9, 18] as const;

interface Pair {
  readonly principalDecimals: number;
  readonly payoutDecimals: number;
  readonly fees: readonly (readonly [ceiling: bigint, fee: bigint])[];
}

const createStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const deployer = person('deployer');
  const blockNumber = async (): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_blockNumber'));
  const createToken = async (decimals: number): Promise<Address> => {
    const at = await client.create(deployer, token);
    const send = (method: string, ...args: readonly unknown[]): Transaction => ({
      abi: token.abi,
      to: at,
      method,
      args,
      from: deployer,
    });
    await client.executeAll([send('initialize', 'T', 'T', decimals, deployer)]);
    return at;
  };
  const mint = (at: Address, to: Address, amount: bigint): Transaction => ({
    abi: token.abi,
    to: at,
    method: 'mint',
    args: [to, amount],
    from: deployer,
  });

  /** A bond that is not initialised, with a treasury that can pay and buyers who have approved everything. */
  const createBond = async ({ principalDecimals, payoutDecimals, fees }: Pair) => {
    const [principal, payout] = [await createToken(principalDecimals), await createToken(payoutDecimals)];
    const treasury = await client.create(deployer, treasuryCode, [payout, deployer]);
    const tiers = [fees.map(([ceiling]) => ceiling), fees.map(([, fee]) => fee)];
    const bond = await client.create(deployer, bondCode, [treasury, payout, principal, deployer, deployer, ...tiers]);
    const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
      abi: bondCode.abi,
      to: bond,
      method,
      args,
      from: person(who),
    });
    const ask = async (method: string, ...args: readonly unknown[]): Promise<readonly bigint[]> =>
      (await client.callAll([{ abi: bondCode.abi, to: bond, method, args }]))[0]?.toArray() as bigint[];
    await client.executeAll([
      mint(payout, treasury, SUPPLY),
      { abi: treasuryCode.abi, to: treasury, method: 'toggleBondContract', args: [bond], from: deployer },
      ...BUYERS.flatMap((who) => [
        mint(principal, person(who), UNLIMITED),
        { ...mint(principal, person(who), 0n), method: 'approve', args: [bond, UNLIMITED], from: person(who) },
      ]),
    ]);
    const marketNow = async (): Promise<BondMarket> => {
      const [[controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt], [totalDebt], [lastDecay], [fee]] =
        (await Promise.all([ask('terms'), ask('totalDebt'), ask('lastDecay'), ask('currentOlympusFee')])) as [
          [bigint, bigint, bigint, bigint, bigint],
          [bigint],
          [bigint],
          [bigint],
        ];
      const terms = { controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt };
      return { terms, totalDebt, lastDecay, fee, supply: SUPPLY, principalDecimals, payoutDecimals };
    };
    const paid = async (who: string): Promise<bigint> =>
      (
        await client.callAll([{ abi: token.abi, to: payout, method: 'balanceOf', args: [person(who)] }])
      )[0]?.[0] as bigint;
    return { bond, treasury, to, ask, marketNow, paid };
  };
  const mineBlocks = (count: bigint): Promise<unknown> => node.rpc('anvil_mine', `0x${count.toString(16)}`);
  return { client, createBond, blockNumber, mineBlocks, stop: node.stop };
};

type Stage = Awaited<ReturnType<typeof createStage>>;
type Bond = Awaited<ReturnType<Stage['createBond']>>;

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.stop());

const ownOf = async (bond: Bond, who: string): Promise<OwnBond> => {
  const [payout = 0n, vesting = 0n, lastBlock = 0n, truePricePaid = 0n] = await bond.ask('bondInfo', person(who));
  return { payout, vesting, lastBlock, truePricePaid };
};

/** Expects the domain's rules to equal the contract at a block. */
const expectSame = async (bond: Bond): Promise<BondMarket> => {
  const market = await bond.marketNow();
  const block = await stage.blockNumber();
  expect([debtDecay(market, block)]).toEqual(await bond.ask('debtDecay'));
  expect([currentDebt(market, block)]).toEqual(await bond.ask('currentDebt'));
  expect([debtRatio(market, block)]).toEqual(await bond.ask('debtRatio'));
  const price = bondPrice(market, block);
  expect([price]).toEqual(await bond.ask('bondPrice'));
  expect([withFee(price, market)]).toEqual(await bond.ask('trueBondPrice'));
  expect([largestPayout(market)]).toEqual(await bond.ask('maxPayout'));
  for (const who of BUYERS) {
    const own = await ownOf(bond, who);
    expect([vestedBps(own, block)]).toEqual(await bond.ask('percentVestedFor', person(who)));
    expect([pendingPayout(own, block)]).toEqual(await bond.ask('pendingPayoutFor', person(who)));
  }
  return market;
};

const fees = fc.constantFrom<Pair['fees']>(
  [],
  [[1n, 33_300n]],
  [
    [10n ** 12n, 50_000n],
    [10n ** 20n, 33_300n],
    [10n ** 22n, 10_000n],
  ],
);

const scenario = fc.record({
  principalDecimals: fc.constantFrom(...PRINCIPAL_DECIMALS),
  payoutDecimals: fc.constantFrom(...PAYOUT_DECIMALS),
  fees,
  controlVariable: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  vestingTerm: fc.bigInt({ min: 1n, max: 200n }),
  minimumPrice: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 9n })),
  maxPayout: fc.bigInt({ min: 1n, max: 1000n }),
  debt: fc.bigInt({ min: 0n, max: SUPPLY }),
  acts: fc.array(
    fc.record({
      who: fc.constantFrom(...BUYERS),
      gap: fc.bigInt({ min: 1n, max: 120n }),
      /** Share of the largest deposit. */
      share: fc.bigInt({ min: 0n, max: 1000n }),
      isRedeem: fc.boolean(),
    }),
    { minLength: 3, maxLength: 7 },
  ),
});

/** Four purchases and a redemption: what random scenarios have of each depends on chance. */
const purchases: typeof scenario extends fc.Arbitrary<infer Scenario> ? Scenario : never = {
  principalDecimals: 18,
  payoutDecimals: 18,
  fees: [[1n, 33_300n]],
  controlVariable: 1_000_000n,
  vestingTerm: 100n,
  minimumPrice: 10_000n,
  maxPayout: 500n,
  debt: SUPPLY / 1000n,
  acts: [0n, 250n, 500n, 1000n, 0n].map((share, at) => ({ who: BUYERS[0], gap: 20n, share, isRedeem: at === 4 })),
};

it('random terms, purchases and redemptions cost, pay, vest and decay as the rules say, to the unit', async () => {
  let [bought, raised] = [0, 0];
  await fc.assert(
    fc.asyncProperty(scenario, async (entry) => {
      const bond = await stage.createBond(entry);
      const { controlVariable, vestingTerm, minimumPrice, maxPayout, debt } = entry;
      const terms: BondTerms = { controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt: SUPPLY };
      await stage.client.executeAll([
        bond.to('deployer', 'initializeBond', controlVariable, vestingTerm, minimumPrice, maxPayout, SUPPLY, debt),
      ]);
      expect((await expectSame(bond)).terms).toEqual(terms);
      for (const { who, gap, share, isRedeem } of entry.acts) {
        if (gap > 1n) await stage.mineBlocks(gap - 1n);
        const market = await expectSame(bond);
        const block = (await stage.blockNumber()) + 1n;
        const own = await ownOf(bond, who);
        const price = bondPrice(market, block);
        if (isRedeem && own.payout === 0n) {
          expect(await stage.client.tryCall(bond.to(who, 'redeem', person(who)))).toMatchObject({ ok: false });
        } else if (isRedeem) {
          const before = await bond.paid(who);
          await stage.client.executeAll([bond.to(who, 'redeem', person(who))]);
          expect((await bond.paid(who)) - before).toBe(pendingPayout(own, block));
          expect((await ownOf(bond, who)).payout).toBe(own.payout - pendingPayout(own, block));
        } else if (price > 0n && !isSoldOut(market, block)) {
          const { smallest, largest } = principalBounds(market, price);
          if (largest < smallest) continue;
          const amount = smallest + ((largest - smallest) * share) / 1000n;
          const quote = quoteBond(market, block, amount, 0);
          await stage.client.executeAll([bond.to(who, 'deposit', amount, quote?.maxPrice, person(who))]);
          const bonded = await ownOf(bond, who);
          // The contract records the price that the purchase has raised, not the price paid.
          expect(bonded.truePricePaid).toBeGreaterThanOrEqual(quote?.truePrice ?? 0n);
          if (bonded.truePricePaid > (quote?.truePrice ?? 0n)) raised += 1;
          expect(bonded).toMatchObject({
            payout: own.payout + (quote?.payout ?? -1n),
            vesting: vestingTerm,
            lastBlock: block,
          });
          const after = await bond.marketNow();
          expect(after.totalDebt).toBe(currentDebt(market, block) + valueOfPrincipal(market, amount));
          bought += 1;
        }
        await expectSame(bond);
      }
    }),
    { numRuns: 12, examples: [[purchases]] },
  );
  expect(bought).toBeGreaterThan(3);
  expect(raised).toBeGreaterThan(0);
});

it('takes the smallest and the largest purchase and the maximum price, and nothing beyond them', async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(scenario, fc.integer({ min: 0, max: 5000 }), async (entry, slippageBps) => {
      const bond = await stage.createBond(entry);
      const { controlVariable, vestingTerm, minimumPrice, maxPayout, debt } = entry;
      await stage.client.executeAll([
        bond.to('deployer', 'initializeBond', controlVariable, vestingTerm, minimumPrice, maxPayout, SUPPLY, debt),
      ]);
      const market = await bond.marketNow();
      // A call is executed at the block that is there.
      const block = await stage.blockNumber();
      const price = bondPrice(market, block);
      fc.pre(price > 0n);
      const { smallest, largest } = principalBounds(market, price);
      const buy = async (amount: bigint, highest: bigint): Promise<string | readonly bigint[]> => {
        const answer = await stage.client.tryCall(bond.to('m0', 'deposit', amount, highest, person('m0')));
        return answer.ok ? (answer.values.toArray() as bigint[]) : answer.reason;
      };
      const quote = quoteBond(market, block, largest, slippageBps);
      const highest = quote?.maxPrice ?? 0n;
      tried += 1;
      expect(await buy(smallest - 1n, highest)).toBe('Bond too small');
      expect(await buy(largest + 1n, highest)).toBe(largest + 1n < smallest ? 'Bond too small' : 'Bond too large');
      if (largest < smallest) return;
      expect(await buy(smallest, highest)).toEqual([grossPayout(market, smallest, price)]);
      expect(await buy(largest, highest)).toEqual([quote?.gross]);
      expect(await buy(largest, (quote?.truePrice ?? 0n) - 1n)).toBe('Slippage limit: more than max price');
      expect(await bond.ask('payoutFor', valueOfPrincipal(market, largest))).toEqual([quote?.payout]);
      expect(quote?.payout).toBe(netPayout(market, quote?.gross ?? 0n));
      // The floor may be as high as the maximum price lets through: that pays the minimum.
      const dearer = { ...market, terms: { ...market.terms, controlVariable: 0n } };
      for (const floor of [quote?.truePrice ?? 0n, highest]) {
        const priced = { ...dearer, terms: { ...dearer.terms, minimumPrice: floor } };
        if (withFee(bondPrice(priced, block), priced) > highest) continue;
        expect(grossPayout(priced, largest, bondPrice(priced, block)) >= (quote?.minGross ?? 0n)).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
  expect(tried).toBeGreaterThan(5);
});

it('a bond contract refuses with a reason: sold out, closed, the others of its owner', async () => {
  const bond = await stage.createBond({ principalDecimals: 18, payoutDecimals: 18, fees: [] });
  const reason = async (transaction: Transaction): Promise<string> => {
    const answer = await stage.client.tryCall(transaction);
    return answer.ok ? 'accepted' : answer.reason;
  };
  const start = bond.to('deployer', 'initializeBond', 0n, 10n, 10n ** 7n, 5n, 100n, 101n);
  const buy = bond.to('m0', 'deposit', 10n ** 18n, 10n ** 7n, person('m0'));
  await stage.client.executeAll([start]);
  expect(await reason(start)).toBe('Debt must be 0 for initialization');
  expect(await reason(buy)).toBe('Max capacity reached');
  expect(isSoldOut(await bond.marketNow(), await stage.blockNumber())).toBe(true);
  await stage.mineBlocks(1n);
  expect(isSoldOut(await bond.marketNow(), await stage.blockNumber())).toBe(false);
  expect(await reason(buy)).toBe('accepted');
  const toggle = { abi: treasuryCode.abi, to: bond.treasury, method: 'toggleBondContract', args: [bond.bond] };
  await stage.client.executeAll([{ ...toggle, from: person('deployer') }]);
  expect(await reason(buy)).toBe('msg.sender is not a bond contract');
  expect(await reason({ ...buy, args: [10n ** 18n, 10n ** 7n, `0x${'0'.repeat(40)}`] })).toBe('Invalid address');
  expect(await reason(bond.to('deployer', 'setBondTerms', 0, 9_999))).toBe('Vesting must be longer than 36 hours');
  expect(await reason(bond.to('deployer', 'setBondTerms', 1, 1_001))).toBe('Payout cannot be above 1 percent');
  expect(await reason(bond.to('deployer', 'setAdjustment', true, 1, 9, 0))).toBe('Increment too large');
  expect(await reason(bond.to('m0', 'setBondTerms', 2, 1))).toBe('Ownable: caller is not the owner');
});
