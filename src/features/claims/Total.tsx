import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactValueOf, valueOfAll } from '#domain/claims/claims.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Dollars } from '../money/index.ts';
import { Amounts } from './Amounts.tsx';
import { claimSums, earnedOnly, returnedSums } from './payableClaims.ts';
import type { RewardClaim } from '#programmes/claim.ts';
import type { ClaimPrices } from './useClaimPrices.ts';

interface TotalProps {
  readonly claims: readonly RewardClaim[];
  readonly prices: ClaimPrices;
  readonly isComplete: boolean;
}

/** Rewards that the total excludes, in dollars if all prices are known. */
function Unpaid({ claims, prices }: Omit<TotalProps, 'isComplete'>): ReactElement {
  const { ready, unpaid } = claimSums(claims);
  const all = exactValueOf([...ready, ...unpaid], prices.tokens);
  const part = exactValueOf(unpaid, prices.tokens);
  if (!all || !part) {
    return (
      <small>
        <Trans>
          <Amounts rewards={unpaid} /> can't be paid now
        </Trans>
      </small>
    );
  }
  const [earned, unpaidPart] = [<Dollars key="all" value={all} />, <Dollars key="part" value={part} />];
  return (
    <small>
      <Trans>
        Earned {earned}, of which {unpaidPart} can't be paid now
      </Trans>
    </small>
  );
}

/** Amounts that were not earned: prices of bonds, and deposits of ended locks. */
function Returned({ claims }: Pick<TotalProps, 'claims'>): ReactElement | null {
  const returned = returnedSums(claims);
  if (returned.length === 0) return null;
  return (
    <small>
      <Trans>
        Not counted: <Amounts rewards={returned} /> of your own, from bonds and ended locks
      </Trans>
    </small>
  );
}

function NotEarned({ claims, isComplete }: Pick<TotalProps, 'claims' | 'isComplete'>): ReactElement {
  const returned = returnedSums(claims);
  if (returned.length === 0) return <b>{isComplete ? <Trans>Nothing to claim yet</Trans> : NO_VALUE}</b>;
  return (
    <>
      <b translate="no">
        <Amounts rewards={returned} />
      </b>
      <small>
        {isComplete ? (
          <Trans>Your own, from bonds and ended locks. No rewards yet.</Trans>
        ) : (
          <Trans>still loading</Trans>
        )}
      </small>
    </>
  );
}

export function Total({ claims: all, prices, isComplete }: TotalProps): ReactElement {
  const claims = earnedOnly(all);
  const { ready: sums, unpaid } = claimSums(claims);
  const { dollars, uncounted } = valueOfAll(sums, prices.tokens);
  if (claims.length === 0) return <NotEarned claims={all} isComplete={isComplete} />;
  return (
    <>
      {sums.length === 0 ? (
        <b>
          <Trans>Nothing can be paid now</Trans>
        </b>
      ) : (
        <b translate="no">
          <Dollars value={uncounted === sums.length ? undefined : dollars} />
        </b>
      )}
      {(sums.length > 0 || !isComplete) && (
        <small>
          {!isComplete && (
            <>
              <Trans>still loading</Trans>
              {sums.length > 0 && ' · '}
            </>
          )}
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
        </small>
      )}
      {unpaid.length > 0 && <Unpaid claims={claims} prices={prices} />}
      <Returned claims={all} />
    </>
  );
}
