import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { exactValueOf } from '#domain/claims/claims.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { unknown } from '#domain/format/unknown.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useDistribution } from '#reads/claims/useDistribution.ts';
import type { DistributedReward } from '#reads/claims/useDistribution.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { useSubmit } from '#writes/useSubmit.ts';
import { Reward } from '../rewards/index.ts';
import { TransactionDialog, useSummaryOf } from '../transactions/index.ts';
import { blockedWords } from './claimWords.ts';
import type { RewardClaim } from './rewardClaim.ts';
import type { ClaimPrices } from './useClaimPrices.ts';
import { distributionClaim } from './useDistributionClaims.ts';

interface WrittenProps {
  readonly reward: DistributedReward;
  readonly claim: RewardClaim;
  readonly prices: ClaimPrices;
  readonly onClaim: (() => void) | undefined;
}

/** What is written down in one token, and whether the contract can pay it. */
function Written({ reward: { token, amount, held, owed }, claim, prices, onClaim }: WrittenProps): ReactElement {
  const { i18n } = useLingui();
  const mask = useMask();
  const { blocked } = claim;
  const symbol = shortenSymbol(token.symbol);
  const dollars = exactValueOf(claim.rewards, prices.tokens);
  return (
    <>
      <KeyValue
        rows={[
          {
            key: 'own',
            label: <Trans>Yours in {symbol}</Trans>,
            value: (
              <>
                <Reward raw={amount} token={token} /> ({dollars ? mask(formatDollars(dollars)) : unknown})
              </>
            ),
          },
          { key: 'held', label: <Trans>Held to pay it</Trans>, value: <Reward raw={held} token={token} isPublic /> },
          { key: 'owed', label: <Trans>Owed to everybody</Trans>, value: <Reward raw={owed} token={token} isPublic /> },
        ]}
      />
      {blocked && <p role="status">{i18n._(blockedWords[blocked])}</p>}
      {onClaim && (
        <Button size="sm" disabled={blocked !== undefined} onClick={onClaim}>
          <Trans>Claim {symbol}</Trans>
        </Button>
      )}
    </>
  );
}

interface DistributionProps {
  readonly account: Address;
  readonly prices: ClaimPrices;
}

function Distributed({ contract, account, prices }: DistributionProps & { readonly contract: Address }) {
  const { signer } = useWallet();
  const { rewards, isStopped } = useDistribution(contract, account);
  const { state, submit, reset } = useSubmit();
  const [summary, setSummary] = useState('');
  const summaryOf = useSummaryOf();
  const claim = ({ plan }: RewardClaim): void => {
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  return (
    <>
      {rewards.length > 0 && (
        <Disclosure>
          <summary>
            <span>
              <Trans>Distributed rewards</Trans>
            </span>
            <span>
              {isStopped === true ? (
                <Trans>Claims are stopped</Trans>
              ) : (
                <Trans>What the exchange pays you directly</Trans>
              )}
            </span>
          </summary>
          <div>
            {rewards.map((reward) => {
              const one = distributionClaim(contract, reward, isStopped === true);
              const onClaim = signer === account ? () => claim(one) : undefined;
              return <Written key={one.id} reward={reward} claim={one} prices={prices} onClaim={onClaim} />;
            })}
          </div>
        </Disclosure>
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

/** What the exchange has written down for the account, token by token; nothing where there is nothing. */
export function Distribution(props: DistributionProps): ReactElement | null {
  return env.rewardDistribution ? <Distributed contract={env.rewardDistribution} {...props} /> : null;
}
