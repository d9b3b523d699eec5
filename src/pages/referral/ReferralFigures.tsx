import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { paths } from '#config/paths.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import type { Referral } from '#domain/referral/types.ts';
import { Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Block } from '#ui/layout/Block.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

interface FiguresProps {
  readonly referral: Referral;
}

export function ReferralFigures({ referral }: FiguresProps): ReactElement {
  const { friends, earned, joined } = referral;
  const tokens = useTokens(earned.map(({ token }) => token));
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Total friends</Trans>
        </dt>
        <dd translate="no">{formatWhole(friends)}</dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earned</Trans>
        </dt>
        <dd>
          {earned.length === 0 ? (
            <Trans>Nothing yet</Trans>
          ) : (
            earned.map(({ token, amount }) => (
              <div key={token}>
                <Reward raw={amount} token={tokens.get(token)} />
              </div>
            ))
          )}
          <small>
            <Trans>by the service's account</Trans>
          </small>
        </dd>
      </Tile>
      {joined && (
        <Tile>
          <dt>
            <Trans>Invited by</Trans>
          </dt>
          <dd>
            <AddressLink address={joined.inviter} />
            <small>{joined.code}</small>
          </dd>
        </Tile>
      )}
    </Tiles>
  );
}

/** Source: spec 001 section 5. */
export function OrderMiningActivation({ referral }: FiguresProps): ReactElement {
  const { t } = useLingui();
  const { invitees } = miningRules;
  const left = invitees - referral.friends;
  return (
    <Block as="section" aria-labelledby="activation">
      <h2 id="activation">
        <Trans>Limit-order mining</Trans>
      </h2>
      <p>
        {left > 0 ? (
          <Plural
            value={left}
            one="Invite # more community member to activate limit-order mining, or contact the project owner's admins."
            other="Invite # more community members to activate limit-order mining, or contact the project owner's admins."
          />
        ) : (
          <Trans>You have invited {invitees} community members: enough to activate limit-order mining.</Trans>
        )}
      </p>
      <ProgressBar
        value={(Math.min(referral.friends, invitees) / invitees) * 100}
        label={t`Friends invited for limit-order mining`}
      />
      <ButtonFace as={RouteLink} to={paths.limitOrderMining} data-variant="outline" data-size="sm">
        <Trans>Limit-order mining</Trans>
      </ButtonFace>
    </Block>
  );
}
