import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { paths, proposalPath } from '#config/paths.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ReadAge, Reward } from '#features/rewards/index.ts';
import { useDescriptions, type DescriptionReading } from '#reads/governance/useDescriptions.ts';
import { useGovernor, type Governor } from '#reads/governance/useGovernor.ts';
import { useProposals, type ProposalReading } from '#reads/governance/useProposals.ts';
import { useListPace } from '#reads/rewards/useListPace.ts';
import { Paced } from '#reads/rewards/VisitorPace.tsx';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Head, ListFoot, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';
import { Lines, StateMark } from '../GovernanceStyles.ts';
import { ProposalTitle } from '../ProposalTitle.tsx';
import { stateWords } from '../words.ts';
import { useBlockDates, type BlockDate } from '../useMoment.ts';
import { VotingPowerCard } from './VotingPowerCard.tsx';

const PAGE = 10;
const listHeight = '420px';

const Line = styled(RouteLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1, 4)};
  padding: ${space(4, 5)};
  &:hover {
    background: ${color('surface-hover')};
  }
  & > b {
    ${text(14)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  & > small {
    grid-column: 1;
    ${text(12)}
    color: ${color('text-3')};
  }
  & > span:not([data-state]) {
    ${text(12)}
    color: ${color('text-3')};
    text-align: right;
  }
  ${media.phone} {
    padding: ${space(3)};
    & > :is(small, span:not([data-state])) {
      grid-column: 1 / -1;
      text-align: left;
    }
  }
`;

interface LineProps {
  readonly proposal: ProposalReading;
  readonly governor: Governor;
  readonly description: DescriptionReading;
  readonly end: BlockDate | undefined;
}

function ProposalLine({ proposal, governor, description, end }: LineProps): ReactElement {
  const { i18n } = useLingui();
  const { id, facts, state } = proposal;
  const date = end && i18n.date(end.date, { dateStyle: 'medium', timeStyle: 'short' });
  const number = id.toString();
  return (
    <Line to={proposalPath(id)}>
      <b>
        <ProposalTitle id={id} reading={description} />
      </b>
      <StateMark data-state={state}>{i18n._(stateWords[state])}</StateMark>
      <small>
        <Trans>No. {number}</Trans>
        {date && ' · '}
        {date && (end.isEstimate ? <Trans>voting ends about {date}</Trans> : <Trans>voting ended {date}</Trans>)}
      </small>
      <span>
        <Trans>
          For <Reward raw={facts?.forVotes} token={governor.token} isPublic />, against{' '}
          <Reward raw={facts?.againstVotes} token={governor.token} isPublic />
        </Trans>
      </span>
    </Line>
  );
}

function Proposals({ governor, count }: { readonly governor: Governor; readonly count: bigint }): ReactElement {
  const [shown, setShown] = useState(PAGE);
  const length = count < BigInt(shown) ? Number(count) : shown;
  const ids = useMemo(() => Array.from({ length }, (_, index) => count - BigInt(index)), [count, length]);
  const proposals = useProposals(governor.contract, ids);
  const descriptions = useDescriptions(
    governor.contract,
    proposals.map(({ facts }) => facts),
    governor.votingDelay,
  );
  const ends = useBlockDates(proposals.map(({ facts }) => facts?.endBlock));
  const isFailed = proposals.some(({ facts }) => descriptions.of(facts).status === 'failed');
  const left = Number(count - BigInt(length));
  return (
    <>
      <Card as="section" aria-labelledby="proposals">
        <Lines aria-labelledby="proposals">
          {proposals.map((proposal, index) => (
            <li key={proposal.id.toString()}>
              <ProposalLine
                proposal={proposal}
                governor={governor}
                description={descriptions.of(proposal.facts)}
                end={ends[index]}
              />
            </li>
          ))}
        </Lines>
      </Card>
      <ListFoot>
        {left > 0 && (
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            <Plural value={left} one="Show # more proposal" other="Show more of # proposals" />
          </Button>
        )}
        {isFailed && (
          <span role="status">
            <Trans>Couldn't load some titles.</Trans>{' '}
            <Button size="xs" variant="outline" onClick={descriptions.retry}>
              <Trans>Try again</Trans>
            </Button>
          </span>
        )}
        <ReadAge />
      </ListFoot>
    </>
  );
}

interface ProposalListProps {
  readonly contract: Address;
}

function Content({ governor }: { readonly governor: Governor }): ReactElement {
  const { count, isFailed } = governor;
  if (isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load the proposals</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your votes are not affected.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (count === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton $height={listHeight} />
      </div>
    );
  }
  if (count > 0n) return <Proposals governor={governor} count={count} />;
  return (
    <Card>
      <EmptyState icon="list" title={<Trans>No proposals yet</Trans>}>
        <Trans>Proposals of the community appear here. Anybody with enough votes can submit one.</Trans>
      </EmptyState>
    </Card>
  );
}

function Overview({ contract }: ProposalListProps): ReactElement {
  const governor = useGovernor(contract);
  return (
    <Screen>
      <PageHead title={<Trans>Governance</Trans>} words={<Trans>Voters decide what the exchange's contracts do</Trans>}>
        <ButtonFace as={RouteLink} to={paths.createProposal} data-variant="outline" data-size="sm">
          <Trans>Create proposal</Trans>
        </ButtonFace>
      </PageHead>
      <VotingPowerCard governor={governor} />
      <Head>
        <h2 id="proposals">
          <Trans>Proposals</Trans>
        </h2>
      </Head>
      <Content governor={governor} />
    </Screen>
  );
}

export function ProposalList({ contract }: ProposalListProps): ReactElement {
  const pace = useListPace(useWallet().account);
  return (
    <Paced pace={pace}>
      <Overview contract={contract} />
    </Paced>
  );
}
