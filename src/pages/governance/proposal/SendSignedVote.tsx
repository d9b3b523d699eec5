import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { parseSignedBallot, type SignedBallot } from '#domain/governance/ballot.ts';
import { validateVote, type SigningProblem, type VoteProblem } from '#domain/governance/validateMove.ts';
import { Reward } from '#features/rewards/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { AddressLink, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';
import { useBallotCheck } from '#reads/governance/useBallotCheck.ts';
import { useVoter, type Voter } from '#reads/governance/useProposal.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { planSignedVote } from '#writes/governance/governance.ts';
import { FieldLabel, TextArea } from '../GovernanceStyles.ts';
import { problemText, voteProblemWords } from '../words.ts';
import type { ProposalPageView } from './useProposalPage.ts';

interface SendSignedVoteProps {
  readonly page: ProposalPageView;
  readonly onClose: () => void;
}

type Problem = VoteProblem | 'enterVote' | 'malformed' | 'elsewhere' | 'otherProposal' | 'wrongSignature';

const wordsOf = (problem: Exclude<Problem, SigningProblem>): MessageDescriptor => {
  switch (problem) {
    case 'enterVote':
      return msg`Paste a signed vote`;
    case 'malformed':
      return msg`This is not a signed vote`;
    case 'elsewhere':
      return msg`This vote is for another governor or network`;
    case 'otherProposal':
      return msg`This vote is for another proposal`;
    case 'wrongSignature':
      return msg`The signature is not the voter's`;
    case 'alreadyVoted':
      return msg`This account has already voted`;
    case 'noVotes':
      return msg`This account had no votes at the snapshot`;
    default:
      return voteProblemWords(problem);
  }
};

const useSignedVote = (page: ProposalPageView, text: string) => {
  const { governor, proposal, terms, moment, steps } = page;
  const parsed = useMemo(
    () => parseSignedBallot(text, { governor: governor.contract, chainId: POLYGON_CHAIN_ID }),
    [text, governor.contract],
  );
  const ballot = parsed.ok && parsed.value.proposalId === proposal.id ? parsed.value : undefined;
  const isSigned = useBallotCheck(ballot);
  const voter = useVoter(governor.contract, governor.token?.address, proposal, ballot?.voter);
  const problemOf = (): Problem | undefined => {
    if (text.trim() === '') return 'enterVote';
    if (!parsed.ok) return parsed.error;
    if (!ballot) return 'otherProposal';
    if (isSigned === false) return 'wrongSignature';
    const { receipt, weight } = voter;
    const context = { signing: steps.signing, facts: proposal.facts, terms, moment };
    return (
      validateVote({ ...context, hasVoted: receipt?.hasVoted, weight }) ??
      (isSigned === undefined ? 'loading' : undefined)
    );
  };
  return { ballot, voter, problem: problemOf() };
};

interface VoteShownProps {
  readonly ballot: SignedBallot;
  readonly voter: Voter;
  readonly page: ProposalPageView;
}

function VoteShown({ ballot, voter, page }: VoteShownProps): ReactElement {
  return (
    <KeyValue
      size={14}
      rows={[
        { key: 'voter', label: <Trans>Voter</Trans>, value: <AddressLink address={ballot.voter} /> },
        {
          key: 'side',
          label: <Trans>Vote</Trans>,
          value: ballot.support ? <Trans>For</Trans> : <Trans>Against</Trans>,
        },
        {
          key: 'votes',
          label: <Trans>Votes at the snapshot</Trans>,
          value: <Reward raw={voter.weight} token={page.governor.token} isPublic />,
        },
      ]}
    />
  );
}

/** Another account signed the vote; the sender pays the network fee. */
export function SendSignedVote({ page, onClose }: SendSignedVoteProps): ReactElement {
  const { t, i18n } = useLingui();
  const draft = `ballot ${page.governor.contract} ${page.proposal.id}`;
  const [text, setText] = useDraft(draft);
  const { ballot, voter, problem } = useSignedVote(page, text);
  const { state, summary, send, leave } = useSendDialog({ draft, onClose });
  const press = ballot && !problem ? () => void send(() => planSignedVote(ballot)) : page.steps.stepOf(problem);
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file) setText(await file.text().catch(() => ''));
  };
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Submit a signed vote`}>
        <DialogColumn>
          <FieldLabel>
            <Trans>Signed vote</Trans>
            <TextArea kind="code" value={text} onChange={setText} />
          </FieldLabel>
          <FieldLabel>
            <Trans>Or choose its file</Trans>
            <input
              type="file"
              accept="application/json,.json,.txt"
              onChange={(event) => void readFile(event.target.files?.[0])}
            />
          </FieldLabel>
          {ballot && <VoteShown ballot={ballot} voter={voter} page={page} />}
          <FormButton
            repeats={{ kinds: ['signedVote'] }}
            problem={problem && i18n._(problemText(problem, press !== undefined, wordsOf))}
            onClick={press}
          >
            <Trans>Submit the vote</Trans>
          </FormButton>
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={summary} onDismiss={leave} />
    </>
  );
}
