import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { addPath } from '#config/paths.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { dollarToken } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { priceRange } from '#domain/liquidity/feeYield.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import { feesAndRewards } from '#domain/rewards/feesAndRewards.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { marketName, marketPrice, printMarketOf } from '#features/markets/index.ts';
import { Doubted, moneyWords } from '#features/money/index.ts';
import { Outlook } from '#features/outlook/index.ts';
import { ExchangeGauge } from '#features/poolGauge/index.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { windowNames, YIELD_DECIMALS } from './exploreColumns.ts';
import { Detail, DetailColumn } from './ExploreStyles.ts';
import { dollarsIn, feesPerDay, type PoolRow } from './poolRows.ts';
import { RewardsOnTop } from './RewardsOnTop.tsx';

interface PartProps {
  readonly row: PoolRow;
}

const DOLLAR_UNIT = powerOfTen(dollarToken?.decimals ?? 0);
const dollarsText = (raw: bigint): string => formatDollars({ numerator: raw, denominator: DOLLAR_UNIT });

function FeeDollars({ value: { raw, other } }: { readonly value: RawDollars }): ReactElement {
  return (
    <Doubted shown={dollarsText(raw)} other={other === undefined ? undefined : dollarsText(other)} isInTotals={false} />
  );
}

function Fees({ row }: PartProps): ReactNode {
  const value = dollarsIn(row, row.fees);
  if (!value) return NO_VALUE;
  return <FeeDollars value={value} />;
}

function PriceRange({ row: { market, window } }: PartProps): ReactNode {
  const range = window && priceRange(window.swaps, printMarketOf(market));
  if (!range) return NO_VALUE;
  return `${marketPrice(market, range.low)} – ${marketPrice(market, range.high)}`;
}

function FromWallet({
  row,
  base,
  quote,
}: PartProps & { readonly base: Currency; readonly quote: Currency }): ReactNode {
  const { account } = useWallet();
  const mask = useMask();
  const held = { base: valueOf(useCurrencyBalance(account, base)), quote: valueOf(useCurrencyBalance(account, quote)) };
  const { market } = row;
  if (held.base === undefined || held.quote === undefined) return NO_VALUE;
  const [amount0, amount1] = market.baseIsToken0 ? [held.base, held.quote] : [held.quote, held.base];
  const fees = feesPerDay(row, { amount0, amount1 });
  if (!fees) return NO_VALUE;
  const gain = <FeeDollars value={fees} />;
  const [first, second] = [moneyWords(held.base, base, 'paid'), moneyWords(held.quote, quote, 'paid')];
  return mask(
    <Trans>
      about {gain} a day with {first} and {second}
    </Trans>,
  );
}

const yieldText = (part: Fraction): string => formatShare(part, YIELD_DECIMALS);

function WithRewards({ row: { earned, reward, days } }: PartProps): ReactNode {
  const total = feesAndRewards(earned, reward === 'none' ? undefined : reward, days);
  if (!total) return NO_VALUE;
  return <Doubted shown={yieldText(total)} other={total.other && yieldText(total.other)} isInTotals={false} />;
}

function RewardFormula({ row: { days } }: PartProps): ReactElement {
  const { t } = useLingui();
  const name = t(windowNames[days]);
  return (
    <p>
      <Trans>
        Fee yield and rewards = fee yield of {name} + reward APR × {days} ÷ 365, at today's reward rate and prices.
      </Trans>
    </p>
  );
}

function RowOutlook({ row, base, quote }: PartProps & { readonly base: Currency; readonly quote: Currency }) {
  const { t } = useLingui();
  const { pool, market, earned, days } = row;
  if (!pool) return null;
  const [reserve0, reserve1] = market.baseIsToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  const daily = earned && { ...earned, denominator: earned.denominator * BigInt(days) };
  return (
    <Outlook base={base} quote={quote} reserves={{ reserve0, reserve1 }} daily={daily} time={t(windowNames[days])} />
  );
}

export function PoolDetail({ row }: PartProps): ReactElement {
  const { t } = useLingui();
  const { account } = useWallet();
  const { market, window, days } = row;
  const { baseCurrency: base, quoteCurrency: quote } = market;
  const name = t(windowNames[days]);
  const pool = marketName(market);
  const [from, to] = window ? [formatWhole(window.fromBlock), formatWhole(window.toBlock)] : [NO_VALUE, NO_VALUE];
  const rows = [
    { key: 'fees', label: <Trans>Fees of {name}</Trans>, value: <Fees row={row} /> },
    { key: 'swaps', label: <Trans>Swaps</Trans>, value: window ? formatWhole(window.swaps.length) : NO_VALUE },
    { key: 'range', label: <Trans>Lowest and highest price</Trans>, value: <PriceRange row={row} /> },
    { key: 'blocks', label: <Trans>Blocks read</Trans>, value: `${from} – ${to}` },
  ];
  const hasRewards = row.reward !== 'none';
  if (hasRewards) {
    rows.push({ key: 'sum', label: <Trans>Fee yield of {name} and rewards</Trans>, value: <WithRewards row={row} /> });
  }
  if (account && base && quote) {
    rows.push({
      key: 'wallet',
      label: <Trans>Your tokens here</Trans>,
      value: <FromWallet row={row} base={base} quote={quote} />,
    });
  }
  return (
    <Detail>
      <DetailColumn>
        <KeyValue size={13} rows={rows} />
        {hasRewards && <RewardFormula row={row} />}
        <RewardsOnTop programmes={row.programmes} />
      </DetailColumn>
      {base && quote && (
        <DetailColumn>
          <ExchangeGauge exchange={defaultExchange} a={base} b={quote} />
          <RowOutlook row={row} base={base} quote={quote} />
          <ButtonFace
            as={RouteLink}
            to={addPath(currencyId(base), currencyId(quote))}
            data-variant="secondary"
            data-size="sm"
          >
            <Icon name="plus" />
            <Trans>Add to {pool}</Trans>
          </ButtonFace>
        </DetailColumn>
      )}
    </Detail>
  );
}
