import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { currentRate } from '#domain/staking/single.ts';
import { Funding, Reward, Runway } from '#features/rewards/index.ts';
import type { SinglePartProps } from './SingleFigures.tsx';

function Lasts({ view }: SinglePartProps): ReactElement {
  const { runway, terms, blockTime } = view;
  switch (runway?.kind) {
    case undefined:
      return <>{NO_VALUE}</>;
    case 'short':
      return <Trans>Short now</Trans>;
    case 'covered':
      return terms?.totalStaked === 0n ? <Trans>Nothing is paid now</Trans> : <Trans>Until the end</Trans>;
    case 'blocks':
      return <Runway blocks={runway.blocks} blockTimeMs={blockTime.ms} isKnown />;
  }
}

function End({ view }: SinglePartProps): ReactElement {
  const { terms } = view;
  if (!terms) return <>{NO_VALUE}</>;
  if (terms.endBlock === 0n) return <Trans>No end is set</Trans>;
  const block = formatWhole(terms.endBlock);
  return <Trans>Block {block}</Trans>;
}

export function SingleSolvency({ view }: SinglePartProps): ReactElement {
  const { payable, owed, terms, block, rewardToken } = view;
  const reward = (raw: bigint | undefined) => <Reward raw={raw} token={rewardToken} isPublic />;
  const rate = terms && block !== undefined ? currentRate(terms, block) : undefined;
  return (
    <Funding
      title={<Trans>Rewards left</Trans>}
      lasts={<Lasts view={view} />}
      rows={[
        { key: 'holds', label: <Trans>Held for rewards</Trans>, value: reward(payable) },
        { key: 'owed', label: <Trans>Owed now</Trans>, value: reward(owed) },
        { key: 'rate', label: <Trans>Paid for each block</Trans>, value: reward(rate) },
        { key: 'runway', label: <Trans>Lasts at today's rate</Trans>, value: <Lasts view={view} /> },
        { key: 'end', label: <Trans>Rewards end</Trans>, value: <End view={view} /> },
      ]}
    >
      <Trans>Staked tokens are not counted as money for rewards.</Trans>
    </Funding>
  );
}
