import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { fundedSeconds, type FarmFunding as RewardFunding } from '#domain/farms/funding.ts';
import { secondsLeft } from '#domain/farms/period.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { Duration, Funding, Reward } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';

interface PartProps {
  readonly farm: FarmView;
}

function Lasts({ farm, reward }: PartProps & { readonly reward: FarmRewardView }): ReactElement {
  const { timestamp } = useBlock();
  const { funding, rate } = reward;
  const { periodFinish, phase } = farm;
  if (!funding || rate === undefined || periodFinish === undefined || timestamp === undefined) return <>{NO_VALUE}</>;
  if (funding.shortBy === 0n)
    return phase === 'running' ? <Trans>To the end</Trans> : <Trans>Nothing is missing</Trans>;
  const seconds = fundedSeconds(funding, rate);
  if (seconds === undefined || seconds === 0n || secondsLeft({ periodFinish }, BigInt(timestamp)) === 0n) {
    return <Trans>Short now</Trans>;
  }
  return <Duration seconds={seconds} />;
}

const rowsOf = (farm: FarmView, reward: FarmRewardView): readonly KeyValueRow[] => {
  const { address, token, funding } = reward;
  const symbol = token ? shortenSymbol(token.symbol) : NO_VALUE;
  const row = (key: keyof RewardFunding, label: ReactElement): KeyValueRow => ({
    key: `${address} ${key}`,
    label,
    value: <Reward raw={funding?.[key]} token={token} isPublic />,
  });
  return [
    row('available', <Trans>Held for {symbol} rewards</Trans>),
    row('due', <Trans>Owed now, at least</Trans>),
    row('ahead', <Trans>Until the period ends</Trans>),
    row('shortBy', <Trans>Missing</Trans>),
    {
      key: `${address} lasts`,
      label: <Trans>{symbol} lasts</Trans>,
      value: <Lasts farm={farm} reward={reward} />,
    },
  ];
};

function StakesShort({ farm }: PartProps): ReactElement {
  const missing = <Reward raw={farm.stakesShortBy} token={farm.stakingToken} isPublic />;
  return (
    <Banner tone="danger" role="status" title={<Trans>The farm can't return all stakes</Trans>}>
      <Trans>It holds {missing} less than was staked. Withdrawals fail once it is empty.</Trans>
    </Banner>
  );
}

export function FundingWarning({ farm }: PartProps): ReactElement | null {
  if (farm.stakesShortBy > 0n) return <StakesShort farm={farm} />;
  if (!farm.isShort) return null;
  const symbols = farm.rewards
    .flatMap(({ token, funding }) => (token && funding && funding.shortBy > 0n ? shortenSymbol(token.symbol) : []))
    .join(', ');
  if (farm.isClaimRefused) {
    return (
      <Banner tone="danger" role="status" title={<Trans>Claims fail now</Trans>}>
        <Trans>
          The farm doesn't hold enough {symbols}. Your stake can be withdrawn, and your rewards wait until it is filled.
        </Trans>
      </Banner>
    );
  }
  if (farm.paysFromStakes) {
    return (
      <Banner tone="warning" role="status" title={<Trans>This farm is underfunded</Trans>}>
        <Trans>
          It holds too little {symbols} for its period. Once that is used up, claims are paid from the stakes, and the
          last stakes can't be withdrawn.
        </Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="status" title={<Trans>This farm is underfunded</Trans>}>
      <Trans>
        It holds too little {symbols} for its period. Claims fail once it is empty; stakes can be withdrawn.
      </Trans>
    </Banner>
  );
}

export function FarmFunding({ farm }: PartProps): ReactElement {
  const isKnown = farm.rewards.every(({ funding }) => funding !== undefined);
  return (
    <Funding
      title={<Trans>Funding of the rewards</Trans>}
      lasts={!isKnown ? NO_VALUE : farm.isShort ? <Trans>Underfunded</Trans> : <Trans>Covers what is known</Trans>}
      rows={farm.rewards.flatMap((reward) => rowsOf(farm, reward))}
    >
      <Trans>
        The farm itself holds the rewards. It doesn't report what others left unclaimed, so it may owe more.
      </Trans>
    </Funding>
  );
}
