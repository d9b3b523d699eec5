import { getAddress } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { costBasis, heldAmount } from '#domain/ledger/costBasis.ts';
import { needsValue, type AssetBasis } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { Rational } from '#domain/ledger/rational.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { allMoves } from '#pages/assets/history/ledgerFiles.ts';
import type { CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import { readBalanceProof } from '#reads/history/readBalanceProof.ts';
import { independentCosts, PLACES, type Happening, type Method } from './support/independentCosts.ts';
import { IndependentReader, type Programme } from './support/independentMoves.ts';
import type { LedgerRun } from './support/ledgerRun.ts';
import { live, programmesOf, readOwn, startLife, SURE_ACTS } from './support/ledgerLife.ts';
import { createLedgerStage, type LedgerStage } from './support/ledgerStage.ts';
import type { OwnHistory } from './support/ownMovements.ts';

let stage: LedgerStage;

beforeAll(async () => {
  stage = await createLedgerStage();
}, 300_000);
afterAll(() => stage.stop());

const independentKinds: Readonly<Record<RewardProgramme, Programme>> = {
  ...{ trade: 'payer', order: 'payer', distribution: 'payer', airdrop: 'payer' },
  ...{ liquidity: 'stake', single: 'stake', farm: 'stake', lock: 'lock', burn: 'burn', bond: 'bond' },
};

/** A third of the entries stays without a worth. */
const worthOf = (hash: string, logIndex: number): bigint | undefined => {
  const number = BigInt(hash.slice(0, 14)) + BigInt(logIndex) * 7919n;
  return number % 3n === 0n ? undefined : 1n + (number % 500_000_007n);
};

const checkBalances = async (
  { account, pools }: LedgerRun,
  { entries, events }: OwnHistory,
  ownHashes: readonly Hex[],
): Promise<CheckedBalances> => {
  const reader = createRpcClient({ urls: [stage.url], chainId: 137, batchWaitMs: 0 });
  const { deployment } = stage;
  return readBalanceProof(reader, {
    ...{ account, book: deployment.orderBook, wrapped: deployment.wrappedNative, listed: pools, entries, events },
    ...{ ownHashes, firstBlock: 0, blockNumber: await stage.blockNumber() },
  });
};

/** Differences below a quintillionth of a raw unit are rounding of very long fractions. */
const inPlaces = ({ numerator, denominator }: Rational): bigint => (numerator * PLACES) / denominator;
const TINY = PLACES / 10n ** 18n;
const isNear = (a: bigint, b: bigint): boolean => (a > b ? a - b : b - a) < TINY;

type Numbers = Readonly<Record<string, bigint>>;

const ourNumbers = (basis: AssetBasis): Numbers => {
  const { held, realised, soldCost, movedCost, unknownSold, income, unknownIncome, networkFees } = basis;
  return {
    ...{ quantity: inPlaces(heldAmount(basis)), unknown: inPlaces(held.uncosted), cost: inPlaces(held.cost) },
    ...{ realised: inPlaces(realised), soldCost: inPlaces(soldCost), movedCost: inPlaces(movedCost) },
    ...{ unknownSold: inPlaces(unknownSold), income: income * PLACES, unknownIncome: unknownIncome * PLACES },
    networkFees: networkFees * PLACES,
  };
};

const theirNumbers = (row: ReturnType<typeof independentCosts> extends Map<string, infer R> ? R : never): Numbers => {
  const { held, realised, soldCost, movedCost, unknownSold, income, unknownIncome, networkFees } = row;
  return {
    ...{ quantity: held.known + held.unknown, unknown: held.unknown, cost: held.cost, realised, soldCost, movedCost },
    ...{ unknownSold, income: income * PLACES, unknownIncome: unknownIncome * PLACES },
    networkFees: networkFees * PLACES,
  };
};

/** By asset and number, those of ours that are not the independent ones. */
const differences = (ours: ReadonlyMap<string, Numbers>, theirs: ReadonlyMap<string, Numbers>) =>
  [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((asset) =>
    Object.keys(ours.get(asset) ?? theirs.get(asset) ?? {}).flatMap((name) => {
      const [mine, other] = [ours.get(asset)?.[name], theirs.get(asset)?.[name]];
      return mine !== undefined && other !== undefined && isNear(mine, other) ? [] : [{ asset, name, mine, other }];
    }),
  );

const lineOf = (hash: string, asset: string, amount: bigint): string => [hash, asset, amount].join(' ');

/** Everything that came and left, stakes apart, whatever it cost. */
const amountsOf = (moves: readonly LedgerMove[]): readonly string[] =>
  moves
    .filter(({ kind, amount }) => kind !== 'stake' && kind !== 'unstake' && amount !== 0n)
    .map(({ transactionHash, asset, amount }) => lineOf(transactionHash, asset, amount))
    .toSorted();

const METHODS: readonly Method[] = ['average', 'fifo'];
/** An order that it paid for somebody else met its own ones. */
const FIXED_SEED = 18_278_722;
const randomSeed = Math.floor(Math.random() * 2 ** 31);

it.each([FIXED_SEED, randomSeed])(
  'the ledger of an account that did everything equals an independent one for both methods, and its balances agree (seed %i)',
  async (seed) => {
    const run = await startLife(stage, seed);
    const done = await live(run, undefined, { needed: SURE_ACTS });
    expect(SURE_ACTS.filter((name) => !done.has(name))).toEqual([]);
    const receipts = await stage.receiptsSince(run.firstBlock);
    const reader = new IndependentReader({
      ...{ account: run.account, book: stage.deployment.orderBook, ext: stage.deployment.orderBookExt },
      ...{ dollar: stage.tokenOf('USDC'), wrapped: stage.deployment.wrappedNative, pools: new Set(run.pools), worthOf },
      programmes: new Map([...programmesOf(stage)].map(([at, kind]) => [at, independentKinds[kind]])),
    });
    const found = receipts.flatMap((receipt) =>
      reader.happenings(receipt).map((happening) => ({ hash: receipt.transactionHash, happening })),
    );
    const happenings: readonly Happening[] = found.map(({ happening }) => happening);
    const amounts = found.flatMap(({ hash, happening: { legs } }) =>
      legs.map(({ asset, amount }) => lineOf(hash, asset, amount)),
    );

    const history = await readOwn(run);
    const ownHashes = receipts
      .filter(({ from }) => getAddress(from) === run.account)
      .map((receipt) => receipt.transactionHash);
    const checked = await checkBalances(run, history, ownHashes as readonly Hex[]);
    const rows = history.entries.map((entry) => ({
      ...{ ...entry, currencies: new Map(), market: undefined, programme: undefined },
    }));
    const moves = await allMoves({ rows, fees: checked.fees.map((fee) => ({ ...fee, timestamp: undefined })) });
    expect(moves.length).toBeGreaterThan(300);
    expect(amountsOf(moves)).toEqual(amounts.toSorted());
    const values = new Map(
      moves.filter(needsValue).flatMap(({ event, transactionHash, logIndex }) => {
        const worth = worthOf(transactionHash, logIndex);
        return worth === undefined ? [] : [[event, worth] as const];
      }),
    );

    for (const method of METHODS) {
      const { assets } = costBasis(moves, { method, dollar: stage.tokenOf('USDC'), values, estimates: new Set() });
      const ours = new Map([...assets].map(([asset, basis]) => [asset as string, ourNumbers(basis)]));
      const independent = independentCosts(happenings, method, stage.tokenOf('USDC'));
      const theirs = new Map([...independent].map(([asset, row]) => [asset, theirNumbers(row)]));
      expect({ method, differences: differences(ours, theirs) }).toEqual({ method, differences: [] });
    }

    const native = stage.deployment.wrappedNative;
    expect([checked.sentCount, checked.unreadReceipts]).toEqual([BigInt(ownHashes.length), 0]);
    expect(checked.lines.map(({ asset, verdict, difference }) => [asset, verdict, difference])).toEqual(
      checked.lines.map(({ asset }) => (asset === native ? [asset, 'unlogged', run.unlogged] : [asset, 'agrees', 0n])),
    );
    expect(checked.lines.length).toBeGreaterThan(7);
  },
);
