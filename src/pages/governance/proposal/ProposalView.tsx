import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { totalValue } from '#domain/governance/action.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useSimulation } from '#reads/governance/useSimulation.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Head, HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ActionList } from '../actions/ActionList.tsx';
import { Simulate } from '../actions/Simulate.tsx';
import { valueWords } from '../actions/actionWords.ts';
import { Columns, Section, Stack, StateMark } from '../GovernanceStyles.ts';
import { ProposalTitle } from '../ProposalTitle.tsx';
import { Description } from '../markdown/Description.tsx';
import { stateWords } from '../words.ts';
import { Moves } from './Moves.tsx';
import { Timeline } from './Timeline.tsx';
import { useProposalPage, type ProposalPageView } from './useProposalPage.ts';
import { Vote } from './Vote.tsx';
import { VoteFigures } from './VoteFigures.tsx';

const bodyHeight = '420px';

interface PartProps {
  readonly page: ProposalPageView;
}

function WhatItDoes({ page }: PartProps): ReactElement {
  const { i18n } = useLingui();
  const { actions } = page.proposal;
  const { timelock } = page.governor;
  const simulation = useSimulation(timelock, actions);
  const paid = actions && valueWords(totalValue(actions));
  return (
    <Section aria-labelledby="actions">
      <h2 id="actions">
        <Trans>What it does</Trans>
      </h2>
      {actions ? (
        <ActionList actions={actions} governor={page.governor} outcomes={simulation.outcomes} />
      ) : (
        <Skeleton $height="80px" />
      )}
      {paid && (
        <p>
          {i18n._(paid)}. <Trans>Whoever executes the proposal pays that.</Trans>
        </p>
      )}
      <Simulate simulation={simulation} isReady={timelock !== undefined && actions !== undefined} />
    </Section>
  );
}

function Content({ page }: PartProps): ReactElement {
  return (
    <Columns>
      <Stack>
        <Section aria-labelledby="description">
          <h2 id="description">
            <Trans>Description</Trans>
          </h2>
          <Description reading={page.description} onRetry={page.retryDescription} />
        </Section>
        <WhatItDoes page={page} />
      </Stack>
      <Stack>
        <Section aria-labelledby="votes">
          <h2 id="votes">
            <Trans>Votes</Trans>
          </h2>
          <VoteFigures page={page} />
          <Vote page={page} />
          <Moves page={page} />
        </Section>
        <Section aria-labelledby="timeline">
          <h2 id="timeline">
            <Trans>Timeline</Trans>
          </h2>
          <Timeline page={page} />
        </Section>
      </Stack>
    </Columns>
  );
}

function Absent({ page }: PartProps): ReactElement {
  const { count, isFailed } = page.governor;
  const { id } = page.proposal;
  const number = id.toString();
  if (isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load this proposal</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (count !== undefined && (id === 0n || id > count)) {
    return (
      <Card>
        <EmptyState icon="search" title={<Trans>There is no proposal {number}</Trans>}>
          <Trans>The number may be mistyped.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton $height={bodyHeight} />
    </div>
  );
}

export function ProposalView({ contract, id }: { readonly contract: Address; readonly id: bigint }): ReactElement {
  const { i18n } = useLingui();
  const page = useProposalPage(contract, id);
  const { facts, state } = page.proposal;
  return (
    <Screen>
      <Head>
        <HeadWords>
          <h1>
            <ProposalTitle id={id} reading={page.description} />
          </h1>
          {facts && (
            <p>
              <StateMark data-state={state}>{i18n._(stateWords[state])}</StateMark>{' '}
              <Trans>
                No. {id.toString()} by <AddressLink address={facts.proposer} />
              </Trans>
            </p>
          )}
        </HeadWords>
        <ButtonFace as={RouteLink} to={paths.governance} data-variant="outline" data-size="sm">
          <Trans>All proposals</Trans>
        </ButtonFace>
      </Head>
      {facts ? <Content page={page} /> : <Absent page={page} />}
    </Screen>
  );
}
