import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { isLive } from '#domain/governance/proposal.ts';
import { validateVote } from '#domain/governance/validateMove.ts';
import { Reward } from '#features/rewards/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { planVote } from '#writes/governance/governance.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { Choices, Row } from '../GovernanceStyles.ts';
import { problemText, voteProblemWords } from '../words.ts';
import type { ProposalPageView } from './useProposalPage.ts';

const SignVote = lazyPart(async () => (await import('./SignVote.tsx')).SignVote);
const SendSignedVote = lazyPart(async () => (await import('./SendSignedVote.tsx')).SendSignedVote);

interface PartProps {
  readonly page: ProposalPageView;
}

function OwnVote({ page }: PartProps): ReactElement | null {
  const { voter, governor, account } = page;
  const { receipt, weight } = voter;
  if (!account) return null;
  if (receipt?.hasVoted) {
    const votes = <Reward raw={receipt.votes} token={governor.token} />;
    return (
      <Banner tone="info" role="status">
        {receipt.support ? (
          <Trans>You voted for it with {votes}.</Trans>
        ) : (
          <Trans>You voted against it with {votes}.</Trans>
        )}
      </Banner>
    );
  }
  if (weight === undefined || !isLive(page.proposal.state)) return null;
  return (
    <p>
      <Trans>
        Your votes at the snapshot: <Reward raw={weight} token={governor.token} />
      </Trans>
    </p>
  );
}

type Shown = 'sign' | 'send';

function BySignature({ page, canSign }: PartProps & { readonly canSign: boolean }): ReactElement {
  const [shown, setShown] = useState<{ readonly part: Shown; readonly account: string | undefined }>();
  const { account } = page;
  const open = (part: Shown) => () => setShown({ part, account });
  const close = (): void => setShown(undefined);
  const part = shown?.account === account ? shown?.part : undefined;
  return (
    <Row>
      {canSign && (
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={open('sign')}>
          <Trans>Vote by signature</Trans>
        </Button>
      )}
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={open('send')}>
        <Trans>Submit a signed vote</Trans>
      </Button>
      {part === 'sign' && <SignVote page={page} onClose={close} />}
      {part === 'send' && <SendSignedVote page={page} onClose={close} />}
    </Row>
  );
}

export function Vote({ page }: PartProps): ReactElement {
  const { i18n } = useLingui();
  const { signer } = useWallet();
  const { proposal, voter, terms, moment, steps, governor } = page;
  const { signing, stepOf, isSwitching } = steps;
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const { facts } = proposal;
  const problem = validateVote({
    signing,
    facts,
    terms,
    moment,
    hasVoted: voter.receipt?.hasVoted,
    weight: voter.weight,
  });
  const cast = (support: boolean) => () => {
    const plan = planVote(governor.contract, proposal.id, support);
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  const step = stepOf(problem);
  return (
    <>
      <OwnVote page={page} />
      {problem ? (
        problem !== 'alreadyVoted' &&
        isLive(proposal.state) && (
          <Button variant="primary" block disabled={!step && !isSwitching} loading={isSwitching} onClick={step}>
            {i18n._(problemText(problem, step !== undefined, voteProblemWords))}
          </Button>
        )
      ) : (
        <Choices>
          <SendButton
            repeats={{ kinds: ['vote'], names: [proposal.id.toString()] }}
            variant="primary"
            onClick={cast(true)}
          >
            <Trans>Vote for</Trans>
          </SendButton>
          <SendButton
            repeats={{ kinds: ['vote'], names: [proposal.id.toString()] }}
            variant="secondary"
            onClick={cast(false)}
          >
            <Trans>Vote against</Trans>
          </SendButton>
        </Choices>
      )}
      {signer && proposal.state === 'active' && <BySignature page={page} canSign={!problem} />}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
