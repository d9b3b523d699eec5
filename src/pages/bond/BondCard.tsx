import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { bondRules } from '#config/bondRules.ts';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { remainingCapacity } from '#domain/bonds/terms.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { BondView } from '#features/bonds/index.ts';
import { Doubted } from '#features/money/index.ts';
import {
  Chevron,
  Hint,
  Lines,
  LinesTitle,
  PositionBody,
  PositionFrame,
  PositionHead,
} from '#features/position/index.ts';
import { entryId, Rate } from '#features/rewards/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { BondDetails } from './BondDetails.tsx';
import { BlocksTime, offerOf, PrincipalPrice, Signed } from './BondParts.tsx';

interface BondCardProps {
  readonly bond: BondView;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRedeem: (bond: BondView) => void;
}

const isAlmostSoldOut = (bond: BondView): boolean => {
  const offer = offerOf(bond);
  if (!offer || bond.isSoldOut !== false) return false;
  const { market, capacity } = offer;
  const all = remainingCapacity({ ...market, totalDebt: 0n }, offer.block);
  return capacity * 100n < all * bondRules.lowCapacityPercent;
};

function Marks({ bond }: Pick<BondCardProps, 'bond'>): ReactElement {
  const { principal, payoutToken, isOpen, isSoldOut, isFailed, offer } = bond;
  const elsewhere = principal.exchangeId === DEFAULT_EXCHANGE_ID ? undefined : principal.exchangeId;
  return (
    <>
      {[payoutToken, principal.sides ? undefined : principal.token].map(
        (token) => token && <TokenWarning key={token.address} token={token} />,
      )}
      {elsewhere !== undefined && <Chip>{exchangeById(elsewhere)?.name}</Chip>}
      {isFailed ? (
        <Chip tone="danger">
          <Trans>Couldn't load</Trans>
        </Chip>
      ) : isOpen === false ? (
        <Chip>
          <Trans>Closed</Trans>
        </Chip>
      ) : isSoldOut === true ? (
        <Chip>
          <Trans>Sold out</Trans>
        </Chip>
      ) : offer === 'unknown' ? (
        <Chip tone="danger">
          <Trans>No price</Trans>
        </Chip>
      ) : (
        isAlmostSoldOut(bond) && (
          <Chip tone="warning">
            <Trans>Almost sold out</Trans>
          </Chip>
        )
      )}
    </>
  );
}

interface AgainstProps {
  readonly rate: RateBps | undefined;
  /** False if nothing is sold, so that a discount means nothing. */
  readonly isOffered: boolean;
}

function Against({ rate, isOffered }: AgainstProps): ReactElement {
  if (!rate) {
    return (
      <Rate>
        <strong>{NO_VALUE}</strong> <Trans>Discount</Trans>
      </Rate>
    );
  }
  const { bps, other } = rate;
  // If pools disagree between discount and premium, signs distinguish the two.
  const isBoth = bps < 0n && other !== undefined && other > 0n;
  const textOf = (entry: bigint): string =>
    isBoth ? signedPercent(Number(entry)) : formatPercent(Number(entry < 0n ? -entry : entry));
  return (
    <Rate>
      <strong>
        <Signed data-sign={!isOffered || bps === 0n ? undefined : bps > 0n ? 'up' : 'down'}>
          <Doubted
            shown={textOf(bps)}
            other={other === undefined ? undefined : textOf(other)}
            isInTotals={false}
            focusable={false}
          />
        </Signed>
      </strong>{' '}
      {bps < 0n && !isBoth ? <Trans>Premium</Trans> : <Trans>Discount</Trans>}
    </Rate>
  );
}

function BondHead({ bond }: Pick<BondCardProps, 'bond'>): ReactElement {
  const { i18n } = useLingui();
  const offer = offerOf(bond);
  const payout = bond.payoutToken ? shortenSymbol(bond.payoutToken.symbol) : NO_VALUE;
  return (
    <>
      {bond.payoutToken ? <TokenLogo currency={bond.payoutToken} size={32} /> : <Icon name="layers" size={28} />}
      <Lines>
        <LinesTitle>
          {i18n._(bond.name)}
          <Marks bond={bond} />
        </LinesTitle>{' '}
        <span>
          {offer ? (
            <Trans>
              <PrincipalPrice bond={bond} price={offer.paid} /> per <span translate="no">{payout}</span>, vests in about{' '}
              <BlocksTime blocks={offer.market.terms.vestingTerm} />
            </Trans>
          ) : bond.isFailed ? (
            <span translate="no">{shortenAddress(bond.address)}</span>
          ) : (
            NO_VALUE
          )}
        </span>
      </Lines>{' '}
      <Lines data-end="">
        {!bond.isFailed && (
          <Against rate={offer?.discountBps} isOffered={bond.isOpen !== false && bond.isSoldOut !== true} />
        )}
      </Lines>
    </>
  );
}

function Failed(): ReactElement {
  return (
    <PositionBody>
      <Hint>
        <Trans>
          This bond's contract doesn't report its terms, so nothing can be bought here. Other bonds are not affected.
        </Trans>
      </Hint>
    </PositionBody>
  );
}

export function BondCard({ bond, isOpen, onToggle, onRedeem }: BondCardProps): ReactElement {
  const { t, i18n } = useLingui();
  const bodyId = useId();
  const name = i18n._(bond.name);
  // Several bonds may sell the same token for the same principal.
  const contract = shortenAddress(bond.address);
  return (
    <PositionFrame id={entryId(bond.address)} aria-label={t`Bond ${name}, ${contract}`}>
      <PositionHead as="h3">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <BondHead bond={bond} />
          <Chevron>
            <Icon name="chevronDown" />
          </Chevron>
        </button>
      </PositionHead>
      <div id={bodyId}>{isOpen && (bond.isFailed ? <Failed /> : <BondDetails bond={bond} onRedeem={onRedeem} />)}</div>
    </PositionFrame>
  );
}
