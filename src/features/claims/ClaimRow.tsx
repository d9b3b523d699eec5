import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ClaimFacts } from './ClaimStyles.ts';
import { Duration } from '../rewards/index.ts';
import { blockedText } from './claimWords.ts';
import { Amounts } from './Amounts.tsx';
import { ClaimValue } from './ClaimValue.tsx';
import type { ListedClaim } from './useClaimList.ts';
import type { ClaimPrices } from './useClaimPrices.ts';
import { Dollars } from '../money/index.ts';

interface ClaimRowProps {
  readonly listed: ListedClaim;
  readonly prices: ClaimPrices['tokens'];
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
}

export function ClaimRow({ listed, prices, onChoose }: ClaimRowProps): ReactElement {
  const { i18n } = useLingui();
  const { claim, feeDollars, isChosen } = listed;
  const { programme, name, termSeconds, rewards, blocked } = claim;
  const fee = <Dollars value={feeDollars} isPublic focusable={false} />;
  return (
    <li data-blocked={blocked && ''}>
      <label>
        {onChoose && (
          <input
            type="checkbox"
            checked={isChosen}
            disabled={blocked !== undefined}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <ClaimFacts>
          <strong>
            {i18n._(programme.name)}
            {name !== '' && ` · ${name}`}
            {termSeconds !== undefined && (
              <>
                {' · '}
                <Duration seconds={termSeconds} />
              </>
            )}
          </strong>
          <span>
            <Amounts rewards={rewards} />
          </span>
          <small>{blocked === undefined && <Trans>Network fee {fee}</Trans>}</small>
          <small>
            <ClaimValue amounts={rewards} prices={prices} focusable={false} />
          </small>
          {blocked && <small data-wide="">{i18n._(blockedText(programme, blocked))}</small>}
          {!blocked && listed.costsMoreThanItPays && (
            <small data-wide="">
              <Trans>Not worth it yet: the network fee is more than the rewards.</Trans>
            </small>
          )}
        </ClaimFacts>
      </label>
    </li>
  );
}
