import { PER_BLOCK, POINTS, START, type Staker } from './stakingStage.ts';

const PRECISION = 10n ** 12n;
const POOL_PER_BLOCK = PER_BLOCK * POINTS[0];
const ALL_POINTS = POINTS[0] + POINTS[1];

interface Stake {
  amount: bigint;
  debt: bigint;
}

/** The first pool as it is described, in plain numbers: who has staked how much, and what it has brought. */
export const createStakingModel = () => {
  const stakes = new Map<Staker, Stake>();
  let perShare = 0n;
  let last = START;
  const supply = (): bigint => [...stakes.values()].reduce((sum, { amount }) => sum + amount, 0n);
  const stakeOf = (who: Staker): Stake => stakes.get(who) ?? { amount: 0n, debt: 0n };
  const shareAt = (block: bigint): bigint =>
    supply() === 0n ? perShare : perShare + ((((block - last) * POOL_PER_BLOCK) / ALL_POINTS) * PRECISION) / supply();
  const pending = (who: Staker, block: bigint): bigint => {
    const { amount, debt } = stakeOf(who);
    return (amount * shareAt(block)) / PRECISION - debt;
  };
  /** Pays what is due and changes the stake. @returns what is paid. */
  const move = (who: Staker, block: bigint, change: bigint): bigint => {
    const due = pending(who, block);
    perShare = shareAt(block);
    last = block;
    const amount = stakeOf(who).amount + change;
    stakes.set(who, { amount, debt: (amount * perShare) / PRECISION });
    return due;
  };
  return {
    staked: (who: Staker): bigint => stakeOf(who).amount,
    pending,
    move,
    /** The stake back, without what it earned. */
    leave: (who: Staker): void => void stakes.set(who, { amount: 0n, debt: 0n }),
  };
};
