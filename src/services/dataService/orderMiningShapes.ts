import type { ReportedOrderMining } from '#domain/mining/reportedOrderMining.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { address, count, list, misfit, record, uint, where, type Shape } from '../shape.ts';
import { PAGE_SIZE } from './queries.ts';
import { wholeUnits } from './tokenShapes.ts';

const factor: Shape<PairFactor> = (value, path) => {
  const fields = record({ token0: address, token1: address, factorValue: uint, maxLimit: uint, minLimit: uint });
  const { factorValue, ...rest } = fields(value, path);
  return { ...rest, factor: factorValue };
};

const version = where(
  record({ customerAccount: address, versionBlkStart: count, versionBlkEnd: count, bonusAmount: uint }),
  ({ versionBlkStart, versionBlkEnd }) => versionBlkStart <= versionBlkEnd,
);

const answer = record({
  pairFactorConfigs: list(factor, PAGE_SIZE),
  pairSumMiningUSDs: list(record({ token0: address, token1: address, sumMiningUSD: wholeUnits }), PAGE_SIZE),
  sumOrderAmountForMinings: list(record({ customerAccount: address, bonusAmount: uint, versionBlkEnd: count }), 1),
  pairAmountForOrderMinings: list(version, PAGE_SIZE),
});

/** Amounts must be the account's, must not overlap, must end at the sum's block, and must not exceed the sum. */
export const orderMiningOf =
  (account: Address): Shape<Omit<ReportedOrderMining, 'block'>> =>
  (value, path) => {
    const parts = answer(value, path);
    const [sum] = parts.sumOrderAmountForMinings;
    const amounts = parts.pairAmountForOrderMinings.toSorted(
      (a, b) => b.versionBlkEnd - a.versionBlkEnd || b.versionBlkStart - a.versionBlkStart,
    );
    const isOwn = [...amounts, ...(sum ? [sum] : [])].every(({ customerAccount }) => customerAccount === account);
    const isInLine = amounts.every(({ versionBlkEnd }, at) => {
      const newer = amounts[at - 1];
      return versionBlkEnd <= (newer ? newer.versionBlkStart : (sum?.versionBlkEnd ?? -1));
    });
    const total = amounts.reduce((all, { bonusAmount }) => all + bonusAmount, 0n);
    if (!isOwn || !isInLine || total > (sum?.bonusAmount ?? 0n)) return misfit(value, path);
    return {
      factors: parts.pairFactorConfigs,
      traded: parts.pairSumMiningUSDs.map(({ sumMiningUSD, ...pair }) => ({ ...pair, dollars: sumMiningUSD })),
      earned: { sum: sum?.bonusAmount ?? 0n, toBlock: sum?.versionBlkEnd ?? 0 },
      versions: amounts.map(({ versionBlkStart, versionBlkEnd, bonusAmount }) => ({
        fromBlock: versionBlkStart,
        toBlock: versionBlkEnd,
        amount: bonusAmount,
      })),
    };
  };
