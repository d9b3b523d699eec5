import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { referralRules } from '#config/referralRules.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { feeShare, miningExtra } from '#domain/referral/shares.ts';
import { Block } from '#ui/layout/Block.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';

/** A friend's volume in dollars, the taker fee in thousandths, and mined MYT. */
const [TRADED, FEE_PER_THOUSAND, MINED] = [10_000n, 3n, 100n];

const dollars = (cents: bigint): string => formatDollars({ numerator: cents, denominator: 100n });

export function HowItPays(): ReactElement {
  const { feeSharePercent, miningExtraPercent } = referralRules;
  const fee = (TRADED * 100n * FEE_PER_THOUSAND) / 1000n;
  const [traded, mined] = [dollars(TRADED * 100n), formatWhole(MINED)];
  const extra = formatWhole(miningExtra(MINED, referralRules));
  return (
    <Block as="section" aria-labelledby="how-it-pays">
      <h2 id="how-it-pays">
        <Trans>What a friend brings</Trans>
      </h2>
      <p>
        <Trans>
          You receive {feeSharePercent}% of the trading fees of everybody who joins with your invitation, and an extra{' '}
          {miningExtraPercent}% of what they earn with liquidity mining.
        </Trans>
      </p>
      <KeyValue
        size={14}
        rows={[
          {
            key: 'fee',
            label: <Trans>A friend's 0.3% fee on {traded}</Trans>,
            value: dollars(fee),
          },
          {
            key: 'share',
            label: <Trans>You receive {feeSharePercent}%</Trans>,
            value: dollars(feeShare(fee, referralRules)),
          },
          { key: 'mined', label: <Trans>Friend earns with liquidity mining</Trans>, value: <Trans>{mined} MYT</Trans> },
          {
            key: 'extra',
            label: <Trans>You receive an extra {miningExtraPercent}%</Trans>,
            value: <Trans>{extra} MYT</Trans>,
          },
        ]}
      />
      <small>
        <Trans>An example. Makers pay no fee, so their orders bring no share of it.</Trans>
      </small>
    </Block>
  );
}
