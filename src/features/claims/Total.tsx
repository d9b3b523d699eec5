import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { sumByToken, valueOfAll } from '#domain/claims/claims.ts';
import { unknown } from '#domain/format/unknown.ts';
import { Dollars } from '../money/index.ts';
import { Reward } from '../rewards/index.ts';
import type { RewardClaim } from './rewardClaim.ts';
import type { ClaimPrices } from './useClaimPrices.ts';

interface AmountsProps {
  readonly rewards: RewardClaim['rewards'];
}

/** The amounts, a token each. */
export function Amounts({ rewards }: AmountsProps): ReactElement {
  return (
    <>
      {rewards.map(({ token, amount }, index) => (
        <Fragment key={token.address}>
          {index > 0 && ' + '}
          <Reward raw={amount} token={token} />
        </Fragment>
      ))}
    </>
  );
}

interface TotalProps extends AmountsProps {
  readonly prices: ClaimPrices;
  readonly isComplete: boolean;
}

/** What rewards are worth together, and of what they are; a dash in place of dollars where no price is known. */
export function Total({ rewards, prices, isComplete }: TotalProps): ReactElement {
  const sums = sumByToken(rewards);
  const { dollars, uncounted } = valueOfAll(sums, prices.tokens);
  if (sums.length === 0) {
    return <b>{isComplete ? <Trans>Nothing to claim yet</Trans> : unknown}</b>;
  }
  return (
    <>
      <b>
        <Dollars value={uncounted === sums.length ? undefined : dollars} />
      </b>
      <small>
        <Amounts rewards={sums} />
        {uncounted > 0 && uncounted < sums.length && (
          <>
            {' · '}
            <Plural
              value={uncounted}
              one="excludes # token without a price"
              other="excludes # tokens without a price"
            />
          </>
        )}
        {!isComplete && (
          <>
            {' · '}
            <Trans>still loading</Trans>
          </>
        )}
      </small>
    </>
  );
}
