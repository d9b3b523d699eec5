import { erc20 } from '#chain/abis/erc20.ts';
import { governor, votes as votesAbi } from '#chain/abis/governor.ts';
import { proposalState, type ProposalState } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export interface VotingPower {
  readonly balance: bigint | undefined;
  /** The zero address: nobody. */
  readonly delegatee: Address | undefined;
  readonly votes: bigint | undefined;
  readonly latest: ProposalState | 'none' | undefined;
}

const useLatest = (contract: Address, account: Address | undefined): VotingPower['latest'] => {
  const id = valueOf(
    useRead(governor.latestProposalIds, account && governor.latestProposalIds.call(contract, account)),
  );
  const state = valueOf(useRead(governor.state, id ? governor.state.call(contract, id) : undefined));
  if (id === undefined) return undefined;
  if (id === 0n) return 'none';
  return state === undefined ? undefined : proposalState(state);
};

export const useVotingPower = (
  contract: Address,
  token: Address | undefined,
  account: Address | undefined,
): VotingPower => {
  const known = token && account ? { token, account } : undefined;
  const balance = useRead(erc20.balanceOf, known && erc20.balanceOf.call(known.token, known.account));
  const delegatee = useRead(votesAbi.delegates, known && votesAbi.delegates.call(known.token, known.account));
  const own = useRead(votesAbi.getCurrentVotes, known && votesAbi.getCurrentVotes.call(known.token, known.account));
  return {
    balance: valueOf(balance),
    delegatee: valueOf(delegatee),
    votes: valueOf(own),
    latest: useLatest(contract, account),
  };
};
