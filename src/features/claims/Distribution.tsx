import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useDistribution, type DistributedReward } from '#reads/claims/useDistribution.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Reward } from '../rewards/index.ts';

interface DistributionProps {
  readonly account: Address;
}

function VaultBalance({ reward: { token, amount, held, owed } }: { readonly reward: DistributedReward }): ReactElement {
  const symbol = shortenSymbol(token.symbol);
  return (
    <KeyValue
      rows={[
        { key: 'own', label: <Trans>Yours in {symbol}</Trans>, value: <Reward raw={amount} token={token} /> },
        { key: 'held', label: <Trans>Held to pay it</Trans>, value: <Reward raw={held} token={token} isPublic /> },
        { key: 'owed', label: <Trans>Owed to everybody</Trans>, value: <Reward raw={owed} token={token} isPublic /> },
      ]}
    />
  );
}

function Distributed({ contract, account }: DistributionProps & { readonly contract: Address }): ReactElement | null {
  const { rewards, isStopped } = useDistribution(contract, account);
  if (rewards.length === 0) return null;
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>Distributed rewards</Trans>
        </span>
        <span>
          {isStopped === true ? <Trans>Claims are stopped</Trans> : <Trans>Paid by the exchange itself</Trans>}
        </span>
      </summary>
      <div>
        {rewards.map((reward) => (
          <VaultBalance key={reward.token.address} reward={reward} />
        ))}
      </div>
    </Disclosure>
  );
}

export function Distribution({ account }: DistributionProps): ReactElement | null {
  return env.rewardDistribution ? <Distributed contract={env.rewardDistribution} account={account} /> : null;
}
