import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { validateMove, type Move as MoveName } from '#domain/governance/validateMove.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { space } from '#ui/theme/theme.ts';
import { planCancellation, planExecution, planQueue } from '#writes/governance/governance.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { moveProblemWords, moveWords, problemText } from '../words.ts';
import type { ProposalPageView } from './useProposalPage.ts';

const Move = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const KINDS = { queue: 'queueProposal', execute: 'executeProposal', cancel: 'cancelProposal' } as const;

const planOf = (move: MoveName, { governor, proposal }: ProposalPageView): MakePlan | undefined => {
  const { contract } = governor;
  const { id, actions } = proposal;
  if (move === 'queue') return () => planQueue(contract, id);
  if (move === 'cancel') return () => planCancellation(contract, id);
  return actions && (() => planExecution(contract, id, actions));
};

function Why({ move }: { readonly move: MoveName }): ReactElement {
  switch (move) {
    case 'queue':
      return <Trans>The vote is won. Anybody can hand it to the timelock, whose delay begins then.</Trans>;
    case 'execute':
      return <Trans>Anybody can execute it once the timelock's delay is over.</Trans>;
    case 'cancel':
      return <Trans>Its proposer no longer has enough votes, so anybody can cancel it.</Trans>;
  }
}

export function Moves({ page }: { readonly page: ProposalPageView }): ReactElement {
  const { i18n } = useLingui();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const { stepOf } = page.steps;
  const send = (makePlan: MakePlan) => () => {
    const plan = makePlan();
    if (!plan) return;
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  return (
    <>
      {page.moves.map((move) => {
        const plan = planOf(move, page);
        const problem = plan ? validateMove(move, page.moveContext) : 'loading';
        const press = plan && !problem ? send(plan) : stepOf(problem);
        return (
          <Move key={move}>
            <p>
              <Why move={move} />
            </p>
            <FormButton
              repeats={{ kinds: [KINDS[move]], names: [page.proposal.id.toString()] }}
              variant={move === 'cancel' ? 'outline' : 'primary'}
              size="md"
              problem={problem && i18n._(problemText(problem, press !== undefined, moveProblemWords))}
              onClick={press}
            >
              {i18n._(moveWords[move])}
            </FormButton>
          </Move>
        );
      })}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
