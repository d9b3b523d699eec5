import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { DOLLAR_DECIMALS, type ValuedEarnings } from '#domain/liquidity/earnings.ts';
import { rawTotal, totalOf } from '#domain/prices/dollarTotals.ts';
import { lowerOf, type CertainDollars, type RawDollars } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { usePositionRewards, type PositionReward, type PositionRewards } from '#reads/rewards/usePositionRewards.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Position } from '#stores/positions.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Dollars, Doubted } from '../money/index.ts';
import { RewardLine, Signed } from './EarningsStyles.ts';
import { signedText, signOf, type ShownUnit } from './earningsText.ts';

type Amount = Pick<PositionReward, 'token'> & { readonly raw: bigint | undefined };

function Amounts({ amounts }: { readonly amounts: readonly Amount[] }): ReactElement {
  const mask = useMask();
  const { byId } = useDollarValues(amounts.map(({ token, raw }) => ({ currency: token, amount: raw })));
  const dollarsOf = (token: Token): ReactNode => {
    const value = byId.get(currencyId(token));
    return (
      value &&
      value.numerator > 0n && (
        <small>
          {' '}
          <Dollars value={value} />
        </small>
      )
    );
  };
  return (
    <>
      {amounts.map(({ token, raw }) => (
        <RewardLine key={token.address} title={raw === undefined ? undefined : mask(exactText(raw, token.decimals))}>
          {raw === undefined ? NO_VALUE : mask(formatAmount(raw, token.decimals))}{' '}
          <bdi translate="no">{shortenSymbol(token.symbol)}</bdi>
          {dollarsOf(token)}
        </RewardLine>
      ))}
    </>
  );
}

const useRewardDollars = (rewards: readonly PositionReward[]): RawDollars | undefined => {
  const { byId } = useDollarValues(
    rewards.map(({ token, collected, pending }) => ({
      currency: token,
      amount: collected === undefined || pending === undefined ? undefined : collected + pending,
    })),
  );
  const values = rewards.flatMap(({ token }) => byId.get(currencyId(token)) ?? []);
  if (values.length < rewards.length) return undefined;
  const total = totalOf(values);
  const rawOf = ({ numerator, denominator }: CertainDollars): bigint =>
    (numerator * powerOfTen(DOLLAR_DECIMALS)) / denominator;
  return { raw: rawOf(lowerOf(total)), ...(total.other && { other: rawOf(total.other) }) };
};

const pick = (rewards: readonly PositionReward[], name: 'collected' | 'pending'): readonly Amount[] =>
  rewards.map((reward) => ({ token: reward.token, raw: reward[name] }));

/** In dollars, because rewards are other tokens than the pool's. */
function Total({ total, shown }: { readonly total: RawDollars | undefined; readonly shown: ShownUnit }): ReactElement {
  const mask = useMask();
  if (total === undefined) return <>{NO_VALUE}</>;
  const { raw, other } = total;
  return (
    <Signed data-sign={signOf(raw, shown)}>
      {mask(
        <Doubted shown={signedText(raw, shown)} other={other === undefined ? undefined : signedText(other, shown)} />,
      )}
    </Signed>
  );
}

function Collected({ rewards, status }: PositionRewards): ReactElement {
  return (
    <>
      <Amounts amounts={pick(rewards, 'collected')} />
      {status !== 'complete' && (
        <RewardLine as="small">
          {status === 'failed' ? (
            <Trans>so far, some blocks couldn't be searched</Trans>
          ) : (
            <Trans>so far, still searching</Trans>
          )}
        </RewardLine>
      )}
    </>
  );
}

const sumOf = ({ gain, realisedFees, realisedDivergence }: ValuedEarnings): bigint =>
  gain + realisedFees + realisedDivergence;

const restOf = (values: ValuedEarnings, others: ValuedEarnings | undefined): RawDollars => ({
  raw: sumOf(values),
  ...(others && { other: sumOf(others) }),
});

interface EarnedRewardsProps {
  readonly position: Position;
  readonly values: ValuedEarnings | undefined;
  /** Values at the higher prices, if prices are uncertain. */
  readonly others: ValuedEarnings | undefined;
  readonly shown: ShownUnit | undefined;
}

export function EarnedRewards({ position, values, others, shown }: EarnedRewardsProps): ReactElement | null {
  const { account } = useWallet();
  const found = usePositionRewards(account, position);
  const rewards = (found?.rewards ?? []).filter(({ collected, pending }) => collected !== 0n || pending !== 0n);
  const dollars = useRewardDollars(rewards);
  if (!found || rewards.length === 0) return null;
  const { status } = found;
  const total = status === 'complete' && values && dollars ? rawTotal([restOf(values, others), dollars]) : undefined;
  const rows = [
    {
      key: 'collected',
      label: <Trans>Rewards collected</Trans>,
      value: <Collected rewards={rewards} status={status} />,
    },
    {
      key: 'pending',
      label: <Trans>This pool's rewards to claim</Trans>,
      value: <Amounts amounts={pick(rewards, 'pending')} />,
    },
  ];
  if (shown && shown.symbol === undefined) {
    rows.push({
      key: 'all',
      label: <Trans>All earnings with rewards</Trans>,
      value: <Total total={total} shown={shown} />,
    });
  }
  return <KeyValue rows={rows} />;
}
