import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shareOfValue, type ShareRange } from '#domain/portfolio/holdings.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { shareText } from '#features/position/index.ts';
import { Dollars } from '#features/money/index.ts';
import { Block, ShareBar, Shares } from '../AssetsStyles.ts';
import type { OverviewView, ValuedKind } from './useOverview.ts';

const BAR_UNITS = 10_000n;

const percentOf = ({ numerator, denominator }: Fraction): number => Number((numerator * BAR_UNITS) / denominator) / 100;

/** From lowest to highest if prices are uncertain. */
const rangeText = ({ low, high }: ShareRange): string => {
  const [from, to] = [shareText(low, 1), shareText(high ?? low, 1)];
  return from === to ? from : `${from} – ${to}`;
};

interface ShareProps {
  readonly kind: ValuedKind;
  readonly total: DollarValue;
}

/** The bar shows no amount, so it is drawn even if amounts are hidden. */
function Share({ kind: { label, value, lines }, total }: ShareProps): ReactElement {
  const { i18n } = useLingui();
  const share = value.dollars && shareOfValue(value.dollars, total);
  const [low, high] = share ? [percentOf(share.low), percentOf(share.high ?? share.low)] : [0, 0];
  const isKnown = lines.length > 0 && value.dollars !== undefined;
  return (
    <li>
      <span>{i18n._(label)}</span>
      <ShareBar aria-hidden style={{ '--share': low, '--more': high - low } as CSSProperties} />
      <b>
        <Dollars value={isKnown ? value.dollars : undefined} />
      </b>
      <small translate="no">{isKnown && share ? rangeText(share) : NO_VALUE}</small>
    </li>
  );
}

export function ShareList({ view: { kinds, total } }: { readonly view: OverviewView }): ReactElement | null {
  if (!total.dollars || total.dollars.numerator === 0n) return null;
  const whole = total.dollars;
  return (
    <Block aria-labelledby="asset-shares">
      <header>
        <h2 id="asset-shares">
          <Trans>Share of each kind</Trans>
        </h2>
      </header>
      <Shares>
        {kinds
          .filter(({ lines }) => lines.length > 0)
          .map((kind) => (
            <Share key={kind.kind} kind={kind} total={whole} />
          ))}
      </Shares>
    </Block>
  );
}
