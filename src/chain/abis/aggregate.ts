// Written by `npm run abis` from aggregate.sol.
/** The aggregate of Multicall2 and 3 in which every call may fail on its own. */
export const aggregateSelectors = {
  tryBlockAndAggregate: '0x399542e9',
} as const;
