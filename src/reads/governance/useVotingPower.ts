import { erc20 } from '#chain/abis/erc20.ts';
import { governor, votes as votesAbi } from '#chain/abis/governor.ts';
import { proposalState, type ProposalState } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export interface VotingPower {
  readonly balance: bigint | undefined;
  /** The zero address means no delegatee. */
  readonly delegatee: Address | undefined;
  readonly votes: bigint | undefined;
  readonly latest: ProposalState | 'none' | undefined;
}

const useLatest = (contract: Address, account: Address | undefined): VotingPower['latest'] => {
  const id = valueOf(useRead(account && governor.latestProposalIds.read(contract, account)));
  const state = valueOf(useRead(id ? governor.state.read(contract, id) : undefined));
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
  const balance = useRead(known && erc20.balanceOf.read(known.token, known.account));
  const delegatee = useRead(known && votesAbi.delegates.read(known.token, known.account));
  const own = useRead(known && votesAbi.getCurrentVotes.read(known.token, known.account));
  return {
    balance: valueOf(balance),
    delegatee: valueOf(delegatee),
    votes: valueOf(own),
    latest: useLatest(contract, account),
  };
};
