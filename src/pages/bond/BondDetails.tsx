import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { yearlyRoiBps } from '#domain/bonds/discount.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { depositBounds, type BondView } from '#features/bonds/index.ts';
import { BodyColumn, Hint, PositionBody } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { BondForm } from './BondForm.tsx';
import { Discount, offerOf, PrincipalPrice, Return, VestingTerm } from './BondParts.tsx';

interface DetailsProps {
  readonly bond: BondView;
  readonly onRedeem: (bond: BondView) => void;
}

/** Fee units (1/1,000,000) per basis point (1/10,000). */
const PER_BPS = 100;

function PriceRows({ bond }: Pick<DetailsProps, 'bond'>): ReactElement {
  const offer = offerOf(bond);
  const { ms } = useBlockTime();
  const term = offer?.market.terms.vestingTerm;
  const roi = offer?.roiBps;
  const yearly = roi !== undefined && term !== undefined ? yearlyRoiBps(roi, term, Math.round(ms)) : undefined;
  const fee = offer && Number(offer.market.fee) / PER_BPS;
  const rows: readonly (KeyValueRow | false)[] = [
    {
      key: 'price',
      label: <Trans>Bond price</Trans>,
      value: <PrincipalPrice bond={bond} price={offer?.paid} />,
    },
    {
      key: 'market',
      label: <Trans>Market price</Trans>,
      value: <PrincipalPrice bond={bond} price={offer?.marketPrice} />,
    },
    { key: 'discount', label: <Trans>Against the market</Trans>, value: <Discount rate={offer?.discountBps} /> },
    { key: 'roi', label: <Trans>ROI</Trans>, value: <Return rate={roi} /> },
    // A loss has no yearly rate.
    !(roi !== undefined && roi.bps < 0n) && {
      key: 'year',
      label: <Trans>ROI a year, not compounded</Trans>,
      value: <Return rate={yearly} />,
    },
    { key: 'term', label: <Trans>Vesting term</Trans>, value: <VestingTerm blocks={term} /> },
    fee !== undefined &&
      fee > 0 && { key: 'fee', label: <Trans>Fee, within the price</Trans>, value: formatPercent(fee) },
  ];
  return <KeyValue size={14} rows={rows.filter((row) => row !== false)} />;
}

function LimitRows({ bond }: Pick<DetailsProps, 'bond'>): ReactElement {
  const offer = offerOf(bond);
  const { token } = bond.principal;
  const named = token && { ...token, symbol: bond.paidWith };
  const paid = (raw: bigint | undefined) => <Reward raw={raw} token={named} isPublic />;
  const bounds = offer && depositBounds(offer);
  const isAny = bounds !== undefined && bounds.most >= bounds.smallest;
  return (
    <KeyValue
      rows={[
        { key: 'capacity', label: <Trans>Capacity left</Trans>, value: paid(offer?.capacity) },
        {
          key: 'largest',
          label: <Trans>Largest purchase</Trans>,
          value: offer && !isAny ? <Trans>None is possible</Trans> : paid(bounds?.most),
        },
        {
          key: 'smallest',
          label: <Trans>Smallest purchase</Trans>,
          value: offer && !isAny ? NO_VALUE : paid(bounds?.smallest),
        },
        {
          key: 'treasury',
          label: <Trans>The treasury holds</Trans>,
          value: <Reward raw={bond.treasuryHolds} token={bond.payoutToken} isPublic />,
        },
        { key: 'contract', label: <Trans>Contract</Trans>, value: <AddressLink address={bond.address} /> },
      ]}
    />
  );
}

export function BondDetails({ bond, onRedeem }: DetailsProps): ReactElement {
  return (
    <PositionBody>
      <BodyColumn>
        <PriceRows bond={bond} />
        <LimitRows bond={bond} />
        <Hint>
          <Trans>
            Discount = 1 − bond price ÷ market price. ROI = market price ÷ bond price − 1. The bond price falls with
            every block and rises with every purchase.
          </Trans>
        </Hint>
      </BodyColumn>
      <BondForm bond={bond} onRedeem={onRedeem} />
    </PositionBody>
  );
}
