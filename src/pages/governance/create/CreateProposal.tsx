import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import type { SigningProblem } from '#domain/governance/validateMove.ts';
import type { NewProposalProblem } from '#domain/governance/validateProposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ageWords } from '#features/blockAge/index.ts';
import { shareText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useGovernor, type Governor } from '#reads/governance/useGovernor.ts';
import { useSimulation } from '#reads/governance/useSimulation.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { planProposal } from '#writes/governance/governance.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { ActionList } from '../actions/ActionList.tsx';
import { Simulate } from '../actions/Simulate.tsx';
import { FieldLabel, Section, TextArea } from '../GovernanceStyles.ts';
import { Body } from '../markdown/Description.tsx';
import { problemText } from '../words.ts';
import { ActionFields } from './ActionFields.tsx';
import { PROPOSAL_DRAFT } from './keptDraft.ts';
import { useProposalDraft, type ProposalForm } from './useProposalDraft.ts';

const DAY = 86_400;
/** A longer vote has no meaningful duration. */
const MAX_BLOCKS = 10n ** 9n;

interface PartProps {
  readonly governor: Governor;
  readonly form: ProposalForm;
}

/** Spec 001 section 5. @param threshold votes in whole tokens */
const wordsOf = (problem: Exclude<NewProposalProblem, SigningProblem>): MessageDescriptor => {
  switch (problem) {
    case 'loading':
      return msg`Loading`;
    case 'liveProposal':
      return msg`You already have an active or pending proposal`;
    case 'notEnoughVotes':
      return msg`You don't have enough votes to submit a proposal`;
    case 'enterTitle':
      return msg`Enter a title`;
    case 'enterBody':
      return msg`Enter a description`;
    case 'addAction':
      return msg`Add an action`;
    case 'tooManyActions':
      return msg`Too many actions`;
    case 'faultyAction':
      return msg`Complete every action`;
  }
};

/** Estimate from the time between the last blocks. */
function VotingTime({ blocks }: { readonly blocks: bigint | undefined }): ReactElement | null {
  const { t } = useLingui();
  const { ms } = useBlockTime();
  if (blocks === undefined || blocks > MAX_BLOCKS) return null;
  const seconds = Math.round((Number(blocks) * ms) / 1000);
  const time = t(ageWords(seconds));
  return seconds < 2 * DAY ? (
    <Trans>Voting lasts about {time}.</Trans>
  ) : (
    <Plural value={Math.round(seconds / DAY)} one="Voting lasts about # day." other="Voting lasts about # days." />
  );
}

function Terms({ governor, form }: PartProps): ReactElement | null {
  const { token, threshold: needed, supply } = governor;
  const { power, problem } = form;
  if (problem === 'liveProposal') {
    return (
      <Banner tone="warning" role="status" title={<Trans>You already have an active or pending proposal</Trans>}>
        <Trans>Once it is decided you can submit another one.</Trans>
      </Banner>
    );
  }
  if (needed === undefined || !token) return null;
  const threshold = formatAmount(needed, token.decimals);
  const share = supply ? shareText({ numerator: needed, denominator: supply }) : undefined;
  return (
    <Banner
      tone={problem === 'notEnoughVotes' ? 'warning' : 'info'}
      title={<Trans>You must have {threshold} votes to submit a proposal</Trans>}
    >
      {share !== undefined && <Trans>More than {share} of all tokens, delegated to you or by yourself.</Trans>}{' '}
      {power.votes !== undefined && (
        <Trans>
          You have <Reward raw={power.votes} token={token} />.
        </Trans>
      )}{' '}
      <VotingTime blocks={governor.votingPeriod} />
    </Banner>
  );
}

function Words({ form }: Pick<PartProps, 'form'>): ReactElement {
  const { t } = useLingui();
  const { title, body, typeTitle, typeBody } = form;
  const [showsPreview, setPreview] = useState(false);
  const isPreview = showsPreview && body.trim() !== '';
  return (
    <Section aria-labelledby="words">
      <h2 id="words">
        <Trans>Description</Trans>
      </h2>
      <TextField kind="words" label={t`Title`} value={title} maxLength={160} onChange={typeTitle} />
      {isPreview ? (
        <Body text={body} />
      ) : (
        <FieldLabel>
          <Trans>What and why, in Markdown</Trans>
          <TextArea kind="words" value={body} onChange={typeBody} />
        </FieldLabel>
      )}
      {body.trim() !== '' && (
        <div>
          <Button size="sm" variant="outline" onClick={() => setPreview(!isPreview)}>
            {isPreview ? <Trans>Edit</Trans> : <Trans>Preview</Trans>}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Actions({ governor, form }: PartProps): ReactElement {
  const { drafts, codec, parsed, actions } = form;
  const { timelock, maxActions } = governor;
  const simulation = useSimulation(timelock, actions);
  const isFull = maxActions !== undefined && BigInt(drafts.length) >= maxActions;
  return (
    <Section aria-labelledby="actions">
      <h2 id="actions">
        <Trans>What it does</Trans>
      </h2>
      {drafts.map((draft, index) => {
        const one = parsed[index];
        return (
          <ActionFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            codec={codec}
            faults={one && !one.ok ? one.error : undefined}
            onChange={form.change}
            onRemove={drafts.length > 1 ? () => form.remove(draft) : undefined}
          />
        );
      })}
      <div>
        <Button size="sm" variant="outline" icon="plus" disabled={isFull} onClick={form.add}>
          <Trans>Add an action</Trans>
        </Button>
      </div>
      {actions && <ActionList actions={actions} governor={governor} outcomes={simulation.outcomes} />}
      <Simulate simulation={simulation} isReady={timelock !== undefined && actions !== undefined} />
    </Section>
  );
}

function Submit({ governor, form }: PartProps): ReactElement {
  const { i18n } = useLingui();
  const [summary, setSummary] = useState('');
  const { state, submit, reset } = useSubmit(PROPOSAL_DRAFT);
  const summaryOf = useSummaryOf();
  const { problem, actions, step, title, body } = form;
  const send = async (): Promise<void> => {
    if (!actions) return;
    const plan = planProposal(governor.contract, { title, body, actions });
    const words = summaryOf(plan.info);
    setSummary(words);
    await submit(plan, words);
  };
  const press = problem ? step : () => void send();
  return (
    <>
      <FormButton
        repeats={{ kinds: ['propose'] }}
        problem={problem && i18n._(problemText(problem, press !== undefined, wordsOf))}
        onClick={press}
      >
        <Trans>Submit the proposal</Trans>
      </FormButton>
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

/** Source: spec 001 section 5, `/governance/create`. */
export function CreateProposal({ contract }: { readonly contract: Address }): ReactElement {
  const governor = useGovernor(contract);
  const form = useProposalDraft(governor);
  return (
    <Screen>
      <PageHead
        title={<Trans>Create proposal</Trans>}
        words={<Trans>Votes are counted as of the next block, then voting starts</Trans>}
      >
        <ButtonFace as={RouteLink} to={paths.governance} data-variant="outline" data-size="sm">
          <Trans>All proposals</Trans>
        </ButtonFace>
      </PageHead>
      <Terms governor={governor} form={form} />
      <Words form={form} />
      <Actions governor={governor} form={form} />
      <Submit governor={governor} form={form} />
    </Screen>
  );
}
