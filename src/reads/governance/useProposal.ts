import { useMemo } from 'react';
import { governor, votes } from '#chain/abis/governor.ts';
import type { ProposalAction } from '#domain/governance/action.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBlock } from '../calls/useBlock.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useProposals, type ProposalReading } from './useProposals.ts';

interface VoteReceipt {
  readonly hasVoted: boolean;
  readonly support: boolean;
  readonly votes: bigint;
}

export interface Voter {
  readonly receipt: VoteReceipt | undefined;
  readonly weight: bigint | undefined;
}

/** The weight is known once the snapshot's block is over. */
export const useVoter = (
  contract: Address,
  token: Address | undefined,
  { facts }: ProposalReading,
  account: Address | undefined,
): Voter => {
  const { number } = useBlock();
  const isOver = facts !== undefined && number !== undefined && BigInt(number) > facts.startBlock;
  const receipt = valueOf(useRead(facts && account && governor.getReceipt.read(contract, facts.id, account)));
  const weight = useRead(
    isOver && token && account ? votes.getPriorVotes.read(token, account, facts.startBlock) : undefined,
  );
  return {
    receipt: receipt && { hasVoted: receipt[0], support: receipt[1], votes: receipt[2] },
    weight: valueOf(weight),
  };
};

export interface ProposalDetail extends ProposalReading {
  readonly actions: readonly ProposalAction[] | undefined;
  readonly proposerVotes: bigint | undefined;
}

export const useProposal = (contract: Address, token: Address | undefined, id: bigint): ProposalDetail => {
  const ids = useMemo(() => [id], [id]);
  const [reading = { id, facts: undefined, state: 'undetermined' as const }] = useProposals(contract, ids);
  const proposer = reading.facts?.proposer;
  const actionFields = valueOf(useRead(reading.facts && governor.getActions.read(contract, id), ONCE));
  const proposerVotes = useRead(token && proposer ? votes.getCurrentVotes.read(token, proposer) : undefined);
  const actions = useMemo(() => {
    if (!actionFields) return undefined;
    const [targets, values, signatures, calldatas] = actionFields;
    return targets.map((target, index) => ({
      target,
      value: values[index] ?? 0n,
      signature: signatures[index] ?? '',
      callData: calldatas[index] ?? '0x',
    }));
  }, [actionFields]);
  return { ...reading, actions, proposerVotes: valueOf(proposerVotes) };
};
