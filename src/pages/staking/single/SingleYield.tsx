import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { aprText, blockTimeRow, DollarPrice, Reward, YieldDisclosure } from '#features/rewards/index.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import type { SinglePartProps } from './SingleFigures.tsx';

function Inputs({ view }: SinglePartProps): ReactElement {
  const { token, rewardToken, terms, perBlock, blockTime, isSameToken, apy } = view;
  const [staked, earned] = [token, rewardToken].map((entry) => shortenSymbol(entry?.symbol ?? ''));
  const prices: readonly KeyValueRow[] = [
    { key: 'reward', label: <Trans>Price of {earned}</Trans>, value: <DollarPrice price={view.rewardPrice} /> },
    { key: 'token', label: <Trans>Price of {staked}</Trans>, value: <DollarPrice price={view.tokenPrice} /> },
  ];
  return (
    <KeyValue
      rows={[
        {
          key: 'rate',
          label: <Trans>Rewards for a block</Trans>,
          value: <Reward raw={perBlock} token={rewardToken} isPublic />,
        },
        blockTimeRow(blockTime),
        {
          key: 'staked',
          label: <Trans>Staked in total</Trans>,
          value: <Reward raw={terms?.totalStaked} token={token} isPublic />,
        },
        ...(isSameToken
          ? [{ key: 'apy', label: <Trans>APY when staked again every day</Trans>, value: aprText(apy) }]
          : prices),
      ]}
    />
  );
}

export function SingleYield({ view }: SinglePartProps): ReactElement {
  const { isSameToken, apr, rewardToken } = view;
  const symbol = shortenSymbol(rewardToken?.symbol ?? '');
  return (
    <YieldDisclosure aprBps={apr} isSameToken={isSameToken}>
      <Inputs view={view} />
      <p>
        {isSameToken ? (
          <Trans>
            APR = rewards for a block × blocks a year ÷ staked in total, at today's rate. APY = (1 + APR ÷ 365)^365 − 1,
            if you claim and stake your rewards every day; gas is not counted.
          </Trans>
        ) : (
          <Trans>
            APR = rewards for a block × blocks a year × price ÷ value staked in total, at today's rate and prices.
            Rewards are paid in {symbol}, so nothing compounds by itself.
          </Trans>
        )}
      </p>
    </YieldDisclosure>
  );
}
