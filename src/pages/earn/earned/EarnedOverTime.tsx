import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties, type ReactElement } from 'react';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import type { Address } from '#domain/tokens/types.ts';
import { SearchedBlocks, SearchState } from '#features/explorer/index.ts';
import { Dollars } from '#features/money/index.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { ListFoot } from '#ui/layout/ListPage.ts';
import type { EarnRow } from '#programmes/earn.ts';
import { programmeOf } from '#programmes/programmes.ts';
import { Months, Part, Parts, Stack } from './EarnedStyles.ts';
import { NextRewards } from './NextRewards.tsx';
import { useEarned, type Earned, type ValuedMonth } from './useEarned.ts';

const BAR_UNITS = 10_000n;

const percentOf = (part: Fraction, whole: Fraction): number =>
  whole.numerator === 0n
    ? 0
    : Number((part.numerator * whole.denominator * BAR_UNITS) / (part.denominator * whole.numerator)) / 100;

const shadeOf = (place: number): CSSProperties => ({ '--shade': place }) as CSSProperties;

interface MonthProps {
  readonly month: ValuedMonth;
  readonly best: Fraction;
}

function Month({ month: { month, parts, total }, best }: MonthProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <li>
      <header>
        <span>{i18n.date(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric' })}</span>
        <b>
          <Dollars value={total} />
        </b>
      </header>
      <Stack aria-hidden>
        {parts.map(({ programme, value }, place) => (
          <Part key={programme} style={{ ...shadeOf(place), '--share': percentOf(value, best) } as CSSProperties} />
        ))}
      </Stack>
      <Parts>
        {parts.map(({ programme, value }, place) => (
          <li key={programme}>
            <Part aria-hidden style={shadeOf(place)} />
            {i18n._(programmeOf(programme).name)} <Dollars value={value} />
          </li>
        ))}
      </Parts>
    </li>
  );
}

function LeftOut({
  undated,
  unpriced,
  hiddenPayments,
}: Pick<Earned, 'undated' | 'unpriced' | 'hiddenPayments'>): ReactElement {
  const symbols = <bdi translate="no">{unpriced.join(', ')}</bdi>;
  return (
    <>
      {unpriced.length > 0 && (
        <span>
          <Trans>Not counted, because their price is unknown: {symbols}</Trans>
        </span>
      )}
      {hiddenPayments > 0 && (
        <span>
          <Plural
            value={hiddenPayments}
            one="# payment of an unlisted token is not counted"
            other="# payments of unlisted tokens are not counted"
          />
        </span>
      )}
      {undated > 0 && (
        <span>
          <Plural
            value={undated}
            one="# reward of an unknown date is not counted"
            other="# rewards of unknown dates are not counted"
          />
        </span>
      )}
    </>
  );
}

interface EarnedProps {
  readonly account: Address;
  readonly rows: readonly EarnRow[];
}

function Content({ account, rows }: EarnedProps): ReactElement {
  const earned = useEarned(account);
  const { months, total, status } = earned;
  const best = months.reduce<Fraction>(
    (most, { total: sum }) => (sum && compareFractions(sum, most) > 0 ? sum : most),
    { numerator: 0n, denominator: 1n },
  );
  const sum = <Dollars key="sum" value={total} />;
  return (
    <div>
      <p>
        {months.length === 0 && status === 'complete' ? (
          <Trans>No rewards received yet.</Trans>
        ) : status === 'complete' ? (
          <Trans>Received in all: {sum}</Trans>
        ) : (
          <Trans>Received, so far read: {sum}</Trans>
        )}
      </p>
      <Months aria-busy={status !== 'complete'}>
        {months.map((month) => (
          <Month key={month.month} month={month} best={best} />
        ))}
      </Months>
      <NextRewards rows={rows} />
      <ListFoot>
        <span>
          <Trans>
            Rewards by the month of their arrival, from the logs of the contracts, at today's prices. Bonds, returned
            stakes and payments that may be either are not counted.
          </Trans>
        </span>
        <LeftOut {...earned} />
        <SearchState {...earned} />
        <SearchedBlocks {...earned} />
      </ListFoot>
    </div>
  );
}

export function EarnedOverTime({ account, rows }: EarnedProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>
          <Trans>Earned over time</Trans>
        </h2>
      </summary>
      {isOpen && <Content account={account} rows={rows} />}
    </Disclosure>
  );
}
