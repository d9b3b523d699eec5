import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { valuedIn, type ValuedEarnings } from '#domain/liquidity/earnings.ts';
import type { PoolAmounts } from '#domain/liquidity/poolMath.ts';
import type { Position } from '#stores/positions.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { KnownEarnings } from '#reads/pools/useEarnings.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Doubted } from '../money/index.ts';
import { EarnedRewards } from './EarnedRewards.tsx';
import { Bar, BarLabel, Bars, BarValue, Line, Signed } from './EarningsStyles.ts';
import { dayText, gainPercent, signedText, signOf, valueText, type ShownUnit } from './earningsText.ts';
import { useShownUnit, type UnitChoice } from './useShownUnit.ts';

const FULL = 10_000n;

interface ValuesProps {
  readonly values: ValuedEarnings;
  readonly others: ValuedEarnings | undefined;
  readonly shown: ShownUnit;
}

interface ValueProps extends ValuesProps {
  readonly children?: ReactNode;
  readonly of: 'gain' | 'fees' | 'divergence' | 'realisedFees' | 'realisedDivergence';
}

function Value({ of, values, others, shown, children }: ValueProps): ReactElement {
  const mask = useMask();
  const raw = values[of];
  const other = others && signedText(others[of], shown);
  return (
    <Signed data-sign={signOf(raw, shown)}>
      {mask(<Doubted shown={signedText(raw, shown)} other={other} />)}
      {children}
    </Signed>
  );
}

function Comparison({
  values,
  others,
  shown,
  since,
}: ValuesProps & { readonly since: string | undefined }): ReactElement {
  const mask = useMask();
  const { t } = useLingui();
  const { held, now } = values;
  const max = held > now ? held : now;
  const share = (value: bigint): CSSProperties =>
    ({ '--v': max > 0n ? Number((value * FULL) / max) / 100 : 0 }) as CSSProperties;
  const textOf = (of: 'held' | 'now'): string => {
    const text = valueText(values[of], shown);
    return String(mask(others && valueText(others[of], shown) !== text ? t`${text} (uncertain)` : text));
  };
  const [heldText, nowText] = [textOf('held'), textOf('now')];
  return (
    <Bars role="img" aria-label={t`If you had held: ${heldText}. Now: ${nowText}`}>
      <BarLabel>{since === undefined ? <Trans>If held</Trans> : <Trans>If held since {since}</Trans>}</BarLabel>
      <Bar style={share(held)} />
      <BarValue translate="no">{heldText}</BarValue>
      <BarLabel>
        <Trans>In the pool now</Trans>
      </BarLabel>
      <Bar data-now="" style={share(now)} />
      <BarValue translate="no">{nowText}</BarValue>
    </Bars>
  );
}

function Sentences({ earnings, ...valued }: ValuesProps & Pick<EarningsFiguresProps, 'earnings'>): ReactElement {
  const fees = <Value of="fees" {...valued} />;
  const apart = <Value of="divergence" {...valued} />;
  const realisedFees = <Value of="realisedFees" {...valued} />;
  const realisedApart = <Value of="realisedDivergence" {...valued} />;
  return (
    <>
      {earnings.sinceBlock !== undefined && (
        <p>
          {valued.values.divergence > 0n ? (
            <Trans>
              Trading fees {fees}, impermanent gain {apart}.
            </Trans>
          ) : (
            <Trans>
              Trading fees {fees}, impermanent loss {apart}.
            </Trans>
          )}
        </p>
      )}
      {earnings.withdrawals > 0 && (
        <p>
          {valued.values.realisedDivergence > 0n ? (
            <Trans>
              On withdrawals: trading fees {realisedFees}, impermanent gain {realisedApart}.
            </Trans>
          ) : (
            <Trans>
              On withdrawals: trading fees {realisedFees}, impermanent loss {realisedApart}.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

interface Sides {
  readonly position: Position;
  readonly choice: UnitChoice;
}

const amountsText = ({ amount0, amount1 }: PoolAmounts, { position, choice }: Sides): string => {
  const texts = {
    token0: `${formatAmount(amount0, position.token0.decimals)} ${choice.symbols.token0}`,
    token1: `${formatAmount(amount1, position.token1.decimals)} ${choice.symbols.token1}`,
  };
  return choice.names.flatMap((name) => (name === 'dollars' ? [] : [texts[name]])).join(' + ');
};

function Totals({ earnings, ...sides }: Sides & EarningsFiguresProps): ReactElement {
  const mask = useMask();
  const { deposits, deposited, withdrawals, withdrawn } = earnings;
  const rows = [
    {
      key: 'in',
      label: <Plural value={deposits} one="Deposits (#)" other="Deposits (#)" />,
      value: mask(amountsText(deposited, sides)),
    },
    {
      key: 'out',
      label: <Plural value={withdrawals} one="Withdrawals (#)" other="Withdrawals (#)" />,
      value: withdrawals === 0 ? <Trans>None</Trans> : mask(amountsText(withdrawn, sides)),
    },
  ];
  return <KeyValue rows={rows} />;
}

function UnitSwitch({ choice }: Pick<Sides, 'choice'>): ReactElement {
  const { t } = useLingui();
  const { name, names, choose, symbols } = choice;
  const options = names.map((value) => ({
    value,
    label: <span translate="no">{value === 'dollars' ? 'USD' : symbols[value]}</span>,
  }));
  return <Segmented label={t`Show earnings in`} size="sm" options={options} value={name} onChange={choose} />;
}

interface EarningsFiguresProps {
  readonly position: Position;
  readonly earnings: KnownEarnings;
}

export function EarningsFigures({ position, earnings }: EarningsFiguresProps): ReactElement {
  const choice = useShownUnit(position);
  const { timestamp } = useBlock();
  const { shown } = choice;
  const values = shown && valuedIn(shown.unit, earnings);
  const others = shown?.other && valuedIn(shown.other, earnings);
  const { sinceTime, sinceBlock } = earnings;
  const [from, to] = [earnings.fromBlock, earnings.toBlock].map((block) => exactText(BigInt(block), 0));
  const since = sinceTime === undefined ? undefined : dayText(sinceTime, timestamp ?? sinceTime);
  return (
    <>
      <Line>
        <h3>
          <Trans>Earnings vs holding</Trans>
        </h3>
        {shown && values ? (
          sinceBlock !== undefined && (
            <Value of="gain" values={values} others={others} shown={shown}>
              {gainPercent(values.gainBps, others?.gainBps)}
            </Value>
          )
        ) : (
          <Signed>–</Signed>
        )}
      </Line>
      {shown && values && sinceBlock !== undefined && (
        <Comparison values={values} others={others} shown={shown} since={since} />
      )}
      {shown && values && <Sentences values={values} others={others} shown={shown} earnings={earnings} />}
      <Totals position={position} choice={choice} earnings={earnings} />
      <EarnedRewards position={position} values={values} others={others} shown={shown} />
      <Line>
        <small>
          <Trans>
            From blocks {from} to {to}
          </Trans>
        </small>
        <UnitSwitch choice={choice} />
      </Line>
    </>
  );
}
