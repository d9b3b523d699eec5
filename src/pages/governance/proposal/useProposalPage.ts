import { useMemo } from 'react';
import { totalValue } from '#domain/governance/action.ts';
import { movesOf, type Move, type MoveContext } from '#domain/governance/validateMove.ts';
import type { Moment, OutcomeTerms } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useDescriptions, type DescriptionReading } from '#reads/governance/useDescriptions.ts';
import { useGovernor, type Governor } from '#reads/governance/useGovernor.ts';
import { useProposal, useVoter, type ProposalDetail, type Voter } from '#reads/governance/useProposal.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { valueOf } from '#lib/loadable.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useMoment } from '../useMoment.ts';
import { useSigning, type SigningSteps } from '../useSigning.ts';

export interface ProposalPageView {
  readonly governor: Governor;
  readonly proposal: ProposalDetail;
  readonly voter: Voter;
  readonly account: Address | undefined;
  readonly description: DescriptionReading;
  readonly retryDescription: () => void;
  readonly terms: OutcomeTerms | undefined;
  readonly moment: Moment | undefined;
  readonly steps: SigningSteps;
  readonly moveContext: MoveContext;
  readonly moves: readonly Move[];
}

export const useProposalPage = (contract: Address, id: bigint): ProposalPageView => {
  const { account } = useWallet();
  const governor = useGovernor(contract);
  const token = governor.token?.address;
  const proposal = useProposal(contract, token, id);
  const voter = useVoter(contract, token, proposal, account);
  const { facts, proposerVotes } = proposal;
  const descriptions = useDescriptions(contract, [facts], governor.votingDelay);
  const moment = useMoment();
  const steps = useSigning();
  const { quorum, gracePeriod, threshold } = governor;
  const terms = useMemo(
    () => (quorum === undefined || gracePeriod === undefined ? undefined : { quorum, gracePeriod }),
    [quorum, gracePeriod],
  );
  const coins = valueOf(useNativeBalance(account));
  const value = proposal.actions && totalValue(proposal.actions);
  const moveContext = { signing: steps.signing, facts, terms, moment, proposerVotes, threshold, value, coins };
  return {
    governor,
    proposal,
    voter,
    account,
    description: descriptions.of(facts),
    retryDescription: descriptions.retry,
    terms,
    moment,
    steps,
    moveContext,
    moves: movesOf(moveContext),
  };
};
