import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatShare } from '#domain/format/formatShare.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { nextHalving, phaseAt, rewardAt } from '#domain/mining/rewards.ts';
import { blockTimeRow, ChainDate, DollarPrice, Reward, YieldDisclosure } from '#features/rewards/index.ts';
import { Dollars } from '#features/money/index.ts';
import { useTimeOfBlock } from '#reads/mining/useTimeOfBlock.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { PoolPartProps } from './poolPart.ts';

function Inputs({ pool, page }: PoolPartProps): ReactElement {
  const { context, blockTime } = page;
  const { terms, rewardToken } = context.programme;
  const { block, rewardPrice } = context;
  const perBlock = terms && block !== undefined ? rewardAt(terms, block) : undefined;
  const halving = terms && block !== undefined ? nextHalving(terms, block) : undefined;
  const timeOf = useTimeOfBlock();
  const value = pool.valueOf(pool.supply);
  const symbol = rewardToken ? shortenSymbol(rewardToken.symbol) : '';
  const all = terms?.totalAllocPoint ?? 0n;
  return (
    <KeyValue
      rows={[
        {
          key: 'rate',
          label: <Trans>Rewards of all pools for a block</Trans>,
          value: <Reward raw={perBlock} token={rewardToken} isPublic />,
        },
        {
          key: 'phase',
          label: <Trans>Halvings so far</Trans>,
          value: terms && block !== undefined ? phaseAt(terms, block).toString() : NO_VALUE,
        },
        ...(halving === undefined
          ? []
          : [
              {
                key: 'halving',
                label: <Trans>Next halving, about</Trans>,
                value: <ChainDate seconds={timeOf(halving)} />,
              },
            ]),
        {
          key: 'part',
          label: <Trans>Part of this pool</Trans>,
          value:
            pool.part === undefined || all === 0n ? NO_VALUE : formatShare({ numerator: pool.part, denominator: all }),
        },
        blockTimeRow(blockTime),
        {
          key: 'price',
          label: <Trans>Price of {symbol}</Trans>,
          value: <DollarPrice price={rewardPrice} />,
        },
        {
          key: 'staked',
          label: <Trans>Value of all staked pool tokens</Trans>,
          value: <Dollars value={value} isPublic />,
        },
      ]}
    />
  );
}

export function YieldFormula({ pool, page }: PoolPartProps): ReactElement {
  const { rewardToken } = page.context.programme;
  const symbol = rewardToken ? shortenSymbol(rewardToken.symbol) : '';
  return (
    <YieldDisclosure aprBps={pool.aprBps}>
      <Inputs pool={pool} page={page} />
      <p>
        <Trans>
          APR = rewards for a block × part × blocks a year × price ÷ staked value, at today's rate and prices. Rewards
          are paid in {symbol}, so nothing compounds by itself.
        </Trans>
      </p>
    </YieldDisclosure>
  );
}
