import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { unknown } from '#domain/format/unknown.ts';
import { currentRate } from '#domain/staking/single.ts';
import { Reward, runwayDays } from '#features/rewards/index.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { SinglePartProps } from './SingleFigures.tsx';

/** How long the programme can pay, in words; a dash while unknown. */
function Lasts({ view }: SinglePartProps): ReactElement {
  const { runway, terms, blockTime } = view;
  switch (runway?.kind) {
    case undefined:
      return <>{unknown}</>;
    case 'short':
      return <Trans>Short now</Trans>;
    case 'covered':
      return terms?.totalStaked === 0n ? <Trans>Nothing is paid now</Trans> : <Trans>Until the end</Trans>;
    case 'blocks': {
      const days = runwayDays(runway.blocks, blockTime.ms);
      return days === 0 ? (
        <Trans>Less than a day</Trans>
      ) : (
        <Plural value={days} one="about # day" other="about # days" />
      );
    }
  }
}

function End({ view }: SinglePartProps): ReactElement {
  const { terms } = view;
  if (!terms) return <>{unknown}</>;
  if (terms.endBlock === 0n) return <Trans>No end is set</Trans>;
  const block = formatWhole(terms.endBlock);
  return <Trans>Block {block}</Trans>;
}

/** What rewards are paid from, what is owed, and how long it lasts. */
export function SingleSolvency({ view }: SinglePartProps): ReactElement {
  const { payable, owed, terms, block, rewardToken } = view;
  const reward = (raw: bigint | undefined) => <Reward raw={raw} token={rewardToken} isPublic />;
  const rate = terms && block !== undefined ? currentRate(terms, block) : undefined;
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>Rewards left</Trans>
        </span>
        <span>
          <Lasts view={view} />
        </span>
      </summary>
      <div>
        <KeyValue
          rows={[
            { key: 'holds', label: <Trans>Held for rewards</Trans>, value: reward(payable) },
            { key: 'owed', label: <Trans>Owed now</Trans>, value: reward(owed) },
            { key: 'rate', label: <Trans>Paid for each block</Trans>, value: reward(rate) },
            { key: 'runway', label: <Trans>Lasts at today's rate</Trans>, value: <Lasts view={view} /> },
            { key: 'end', label: <Trans>Rewards end</Trans>, value: <End view={view} /> },
          ]}
        />
        <p>
          <Trans>Stakes are not counted here: they are never used to pay rewards.</Trans>
        </p>
      </div>
    </Disclosure>
  );
}
