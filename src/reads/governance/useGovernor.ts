import { erc20 } from '#chain/abis/erc20.ts';
import { governor, timelock as timelockAbi } from '#chain/abis/governor.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useToken } from '../tokens/useToken.ts';

/** Votes in raw units, delays in seconds; undefined while unknown. */
export interface Governor {
  readonly contract: Address;
  readonly token: Token | undefined;
  readonly timelock: Address | undefined;
  readonly quorum: bigint | undefined;
  readonly threshold: bigint | undefined;
  readonly supply: bigint | undefined;
  readonly votingDelay: bigint | undefined;
  readonly votingPeriod: bigint | undefined;
  readonly maxActions: bigint | undefined;
  readonly delay: bigint | undefined;
  readonly gracePeriod: bigint | undefined;
  readonly count: bigint | undefined;
  readonly isFailed: boolean;
}

export const useGovernor = (contract: Address): Governor => {
  const tokenAt = valueOf(useRead(governor.token.read(contract), ONCE));
  const timelock = valueOf(useRead(governor.timelock.read(contract), ONCE));
  const supply = useRead(tokenAt && erc20.totalSupply.read(tokenAt));
  const delay = useRead(timelock && timelockAbi.delay.read(timelock));
  const grace = useRead(timelock && timelockAbi.GRACE_PERIOD.read(timelock), ONCE);
  const count = useRead(governor.proposalCount.read(contract));
  return {
    contract,
    token: valueOf(useToken(tokenAt)),
    timelock,
    quorum: valueOf(useRead(governor.quorumVotes.read(contract))),
    threshold: valueOf(useRead(governor.proposalThreshold.read(contract))),
    supply: valueOf(supply),
    votingDelay: valueOf(useRead(governor.votingDelay.read(contract))),
    votingPeriod: valueOf(useRead(governor.votingPeriod.read(contract))),
    maxActions: valueOf(useRead(governor.proposalMaxOperations.read(contract))),
    delay: valueOf(delay),
    gracePeriod: valueOf(grace),
    count: valueOf(count),
    isFailed: valueOf(count) === undefined && count.status === 'failed',
  };
};
