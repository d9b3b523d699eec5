import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { MarketPrice } from '#domain/bonds/discount.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { Doubted } from '#features/money/index.ts';
import type { BondOffer, BondView } from '#features/bonds/index.ts';
import { Duration } from '#features/rewards/index.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { color } from '#ui/theme/theme.ts';

const MS_PER_SECOND = 1000n;
const HALF_A_DAY = 43_200n;
/** Seconds; longer durations are shown in days. */
const DAYS_FROM = 4n * HALF_A_DAY;
const WHOLE = { base: 0, quote: 0 };

export const Signed = styled.span.attrs({ translate: 'no' })`
  &[data-sign='up'] {
    color: ${color('success-text')};
  }
  &[data-sign='down'] {
    color: ${color('danger-text')};
  }
`;

export const offerOf = ({ offer }: BondView): BondOffer | undefined => (offer === 'unknown' ? undefined : offer);

interface PrincipalPriceProps {
  readonly bond: BondView;
  readonly price: MarketPrice | undefined;
}

/** Whole principal tokens per payout token; both prices if deep pools disagree. */
export function PrincipalPrice({ bond, price }: PrincipalPriceProps): ReactElement {
  if (!price) return <>{NO_VALUE}</>;
  const written = (fraction: Fraction): string => `${formatPrice(fraction, WHOLE)} ${bond.paidWith}`;
  return <Doubted shown={written(price)} other={price.other && written(price.other)} isInTotals={false} />;
}

interface RateProps {
  /** Negative for a premium or a loss. */
  readonly rate: RateBps | undefined;
}

/** The colour follows the lower value; both values are shown if deep pools disagree. */
function Rated({ rate, textOf }: RateProps & { readonly textOf: (bps: bigint) => string }): ReactElement {
  if (!rate) return <>{NO_VALUE}</>;
  const { bps, other } = rate;
  return (
    <Signed data-sign={bps > 0n ? 'up' : bps < 0n ? 'down' : undefined}>
      <Doubted shown={textOf(bps)} other={other === undefined ? undefined : textOf(other)} isInTotals={false} />
    </Signed>
  );
}

export function Discount({ rate }: RateProps): ReactElement {
  const { t } = useLingui();
  const textOf = (bps: bigint): string => {
    const percent = formatPercent(Number(bps < 0n ? -bps : bps));
    return bps < 0n ? t`${percent} premium` : t`${percent} discount`;
  };
  return <Rated rate={rate} textOf={textOf} />;
}

export function Return({ rate }: RateProps): ReactElement {
  return <Rated rate={rate} textOf={(bps) => signedPercent(Number(bps))} />;
}

export function BlocksTime({ blocks }: { readonly blocks: bigint }): ReactElement {
  const { ms } = useBlockTime();
  const seconds = (blocks * BigInt(Math.round(ms))) / MS_PER_SECOND;
  return <Duration seconds={seconds < DAYS_FROM ? seconds : seconds + HALF_A_DAY} />;
}

export function VestingTerm({ blocks }: { readonly blocks: bigint | undefined }): ReactElement {
  if (blocks === undefined) return <>{NO_VALUE}</>;
  const count = formatWhole(blocks);
  return (
    <Trans>
      About <BlocksTime blocks={blocks} /> ({count} blocks)
    </Trans>
  );
}
