import { useMemo } from 'react';
import { governor } from '#chain/abis/governor.ts';
import { proposalState, type ProposalFacts, type ProposalState } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useEach } from '../calls/useEach.ts';

export interface ProposalReading {
  readonly id: bigint;
  readonly facts: ProposalFacts | undefined;
  readonly state: ProposalState;
}

type ContractFacts = NonNullable<ReturnType<typeof useContractFacts>[number]>;

const useContractFacts = (contract: Address, ids: readonly bigint[]) =>
  useEach(ids.map((id) => governor.proposals.read(contract, id)));

const factsOf = (id: bigint, contractFacts: ContractFacts): ProposalFacts | undefined => {
  const [own, proposer, eta, startBlock, endBlock, forVotes, againstVotes, canceled, executed] = contractFacts;
  return own === id
    ? { id, proposer, eta, startBlock, endBlock, forVotes, againstVotes, canceled, executed }
    : undefined;
};

export const useProposals = (contract: Address, ids: readonly bigint[]): readonly ProposalReading[] => {
  const proposals = useContractFacts(contract, ids);
  const states = useEach(ids.map((id) => governor.state.read(contract, id)));
  return useMemo(
    () =>
      ids.map((id, index) => {
        const one = proposals[index];
        return { id, facts: one && factsOf(id, one), state: proposalState(states[index]) };
      }),
    [ids, proposals, states],
  );
};
