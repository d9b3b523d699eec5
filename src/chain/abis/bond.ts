// Written by `npm run abis` from bond.sol.
import type { Address } from '#domain/tokens/types.ts';
import { bondTerms } from '../codec/answers/bondTerms.ts';
import { ownBond } from '../codec/answers/ownBond.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** Sells a token, paid out block by block. Prices in 1e7 of the principal, fees in 1/1000000, time in blocks. */
export const bond = {
  terms: contractFunction<[], [controlVariable: bigint, vestingTerm: bigint, minimumPrice: bigint, maxPayout: bigint, maxDebt: bigint], ReturnType<typeof bondTerms>>('0xd5025625', [], [uint, uint, uint, uint, uint], bondTerms),
  totalDebt: contractFunction<[], [bigint]>('0xfc7b9c18', [], [uint]),
  lastDecay: contractFunction<[], [bigint]>('0xf5c2ab5b', [], [uint]),
  currentOlympusFee: contractFunction<[], [bigint]>('0x4799afda', [], [uint]),
  trueBondPrice: contractFunction<[], [bigint]>('0x0a748489', [], [uint]),
  bondInfo: contractFunction<[depositor: Address], [payout: bigint, vesting: bigint, lastBlock: bigint, truePricePaid: bigint], ReturnType<typeof ownBond>>('0xcd1234b3', [address], [uint, uint, uint, uint], ownBond),
  deposit: contractFunction<[amount: bigint, maxPrice: bigint, depositor: Address], [payout: bigint]>('0x8dbdbe6d', [uint, uint, address], [uint]),
  redeem: contractFunction<[depositor: Address], [payout: bigint]>('0x95a2251f', [address], [uint]),
};

export const bondTopics = {
  bondCreated: '0xb7ce5a2d90f1705ca02547b0eb827724683e0df3b809477ae4326d0eefed0bc0',
} as const;
