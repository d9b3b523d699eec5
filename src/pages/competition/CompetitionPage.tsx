import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { Competition } from '#domain/competitions/types.ts';
import { ApiPart } from '#features/appApi/index.ts';
import { Stage } from '#features/competitions/index.ts';
import { EarnNav, Reward } from '#features/rewards/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCompetitions } from '#reads/appApi/useCompetitions.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Cards, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';
import { NotSetUp } from './NotSetUp.tsx';

const listHeight = '280px';

const Line = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(2, 5)};
  padding: ${space(4, 5)};
  & h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
  & p {
    ${text(13)}
    color: ${color('text-3')};
  }
  & > strong {
    ${text(16)}
    font-weight: ${weight('semibold')};
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space(3)};
    & > a {
      grid-column: 1 / -1;
    }
  }
`;

function CompetitionLine({ competition }: { readonly competition: Competition }): ReactElement {
  const { id, name, reward } = competition;
  const token = valueOf(useToken(reward.token));
  return (
    <Line as="article">
      <div>
        <h2>{name}</h2>
        <p>
          <Stage competition={competition} />
        </p>
      </div>
      <strong>
        <Reward raw={reward.amount} token={token} isPublic />
      </strong>
      <ButtonFace as={RouteLink} to={`${paths.competitionDetails}/${id}`} data-variant="outline" data-size="sm">
        <Trans>Rules and ranking</Trans>
      </ButtonFace>
    </Line>
  );
}

function Competitions(): ReactElement {
  return (
    <ApiPart read={useCompetitions()} failure={<Trans>Couldn't load the competitions</Trans>} height={listHeight}>
      {(competitions) =>
        competitions.length === 0 ? (
          <Card>
            <EmptyState icon="list" title={<Trans>No competitions yet</Trans>}>
              <Trans>Competitions appear here with their dates, rules and rewards.</Trans>
            </EmptyState>
          </Card>
        ) : (
          <Cards>
            {competitions.map((entry) => (
              <CompetitionLine key={entry.id} competition={entry} />
            ))}
          </Cards>
        )
      }
    </ApiPart>
  );
}

/** Source: spec 001 section 2, `/competition`. */
export function CompetitionPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Competitions`);
  return (
    <Screen>
      <EarnNav />
      <PageHead
        title={<Trans>Competitions</Trans>}
        words={<Trans>The best 100 share each reward in proportion to their scores</Trans>}
      />
      {env.appApiUrl === undefined ? <NotSetUp /> : <Competitions />}
    </Screen>
  );
}
