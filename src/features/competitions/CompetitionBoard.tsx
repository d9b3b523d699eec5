import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { rewardShares } from '#domain/competitions/rules.ts';
import type { CompetitionDetails } from '#domain/competitions/types.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { Reward } from '#features/rewards/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { space, text, weight } from '#ui/theme/theme.ts';
import { Ranking, scoreText } from './Ranking.tsx';
import { Stage } from './Stage.tsx';

const Board = styled(Card)`
  & > h2 {
    padding: ${space(3)};
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
`;

interface BoardProps {
  readonly details: CompetitionDetails;
  readonly account: Address | undefined;
}

function OwnPlace({ details, account }: BoardProps): ReactElement {
  const { own, ranking, reward, scoreUnit } = details;
  const token = valueOf(useToken(reward.token));
  const share = own && (rewardShares(ranking, reward.amount)[own.rank - 1] ?? 0n);
  return (
    <Tile>
      <dt>
        <Trans>Your rank</Trans>
      </dt>
      <dd>
        {own ? `#${own.rank}` : NO_VALUE}
        <small>
          {own ? (
            <>
              {scoreText(own.score, scoreUnit)} · <Reward raw={share} token={token} isPublic />
            </>
          ) : account ? (
            <Trans>You don't take part yet</Trans>
          ) : (
            <Trans>Connect a wallet to see it</Trans>
          )}
        </small>
      </dd>
    </Tile>
  );
}

export function CompetitionBoard({ details, account }: BoardProps): ReactElement {
  const { reward, participants } = details;
  const token = valueOf(useToken(reward.token));
  return (
    <>
      <Tiles>
        <OwnPlace details={details} account={account} />
        <Tile>
          <dt>
            <Trans>Reward</Trans>
          </dt>
          <dd>
            <Reward raw={reward.amount} token={token} isPublic />
            <small>
              <Stage competition={details} />
            </small>
          </dd>
        </Tile>
        <Tile>
          <dt>
            <Trans>Taking part</Trans>
          </dt>
          <dd>
            <Plural value={participants} one="# account" other="# accounts" />
          </dd>
        </Tile>
      </Tiles>
      <Board>
        <h2 id="ranking-title">
          <Trans>Top 100</Trans>
        </h2>
        <Ranking details={details} token={token} account={account} />
      </Board>
    </>
  );
}
