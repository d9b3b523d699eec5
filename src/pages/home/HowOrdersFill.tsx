import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { SourceKey, type SourceKeyProps } from '#ui/text/SourceKey.tsx';
import { color, line, media, space, text, weight } from '#ui/theme/theme.ts';

const Figure = styled(Card)`
  padding: ${space(4, 5)};
  & > h2 {
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    margin: ${space(2, 0, 1)};
  }
  & > p {
    display: flex;
    justify-content: space-between;
    ${text(12)}
    color: ${color('text-3')};
  }
  & > ul {
    display: grid;
    gap: ${space(2)};
    margin: ${space(3, 0, 0)};
    padding-top: ${space(3)};
    border-top: ${line('border-subtle')};
  }
  & li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
    color: ${color('text-2')};
  }
  ${media.phone} {
    padding: ${space(3, 4)};
  }
`;

/** Units of the drawing. The pool's curve rises; each order's price is flat. */
const steps = [
  { source: 'pool', to: [104, 112] },
  { source: 'book', to: [196, 112] },
  { source: 'pool', to: [262, 62] },
  { source: 'book', to: [356, 62] },
  { source: 'pool', to: [404, 24] },
] as const;
const start = [12, 148] as const;
const room = { width: 480, height: 184, floor: 176, right: 468 } as const;

interface Step {
  readonly source: 'pool' | 'book';
  readonly area: string;
}

const areas: readonly Step[] = steps.map(({ source, to }, i) => {
  const from = steps[i - 1]?.to ?? start;
  return { source, area: `M${from.join(' ')}L${to.join(' ')}V${room.floor}H${from[0]}Z` };
});
const path = `M${[start, ...steps.map(({ to }) => to)].map((point) => point.join(' ')).join('L')}`;
const [limitAmount, limitPrice] = steps[4].to;

function Drawing({ label }: { readonly label: string }): ReactElement {
  return (
    <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={label}>
      <defs>
        <pattern id="home-pool" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" stroke={color('buy-line')} strokeWidth="2" opacity="0.6" />
        </pattern>
      </defs>
      {areas.map(({ source, area }) => (
        <path key={area} d={area} fill={source === 'pool' ? 'url(#home-pool)' : color('buy-line')} />
      ))}
      <path d={path} fill="none" stroke={color('buy-line')} strokeWidth="2" strokeLinejoin="round" />
      <rect
        x={limitAmount + 3}
        y={limitPrice}
        width={room.right - limitAmount - 3}
        height={room.floor - limitPrice}
        fill="none"
        stroke={color('text-3')}
        strokeDasharray="4 3"
      />
      <path d={`M12 ${limitPrice}H${limitAmount}`} stroke={color('border-control')} strokeDasharray="2 4" />
      <path d={`M12 ${room.floor + 0.5}H${room.right}`} stroke={color('border-control')} />
    </svg>
  );
}

function SourceText({ source, children }: SourceKeyProps & { readonly children: ReactNode }): ReactElement {
  return (
    <li>
      <SourceKey source={source} />
      <span>{children}</span>
    </li>
  );
}

export function HowOrdersFill(): ReactElement {
  const { t } = useLingui();
  return (
    <Figure>
      <h2>
        <Trans>How an order fills</Trans>
      </h2>
      <Drawing
        label={t`The price of an order to buy as it fills: it rises along the pool's curve, stays at the price of each resting order, and ends at the limit price, where the rest stays open.`}
      />
      <p aria-hidden="true">
        <Trans>Your price rises as the amount grows</Trans>
      </p>
      <ul>
        <SourceText source="book">
          <Trans>Resting orders fill at their own price.</Trans>
        </SourceText>
        <SourceText source="pool">
          <Trans>Between them, the pool fills along its curve.</Trans>
        </SourceText>
        <SourceText source="rest">
          <Trans>The part that your limit price doesn't allow stays as your open order.</Trans>
        </SourceText>
      </ul>
    </Figure>
  );
}
