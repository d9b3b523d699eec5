import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { ChangeBps, DollarValue } from '#domain/prices/dollarValue.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { isClosed, type Position } from '#stores/positions.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { Dollars, Doubted } from '../money/index.ts';
import { MarketLogo } from '../tokenLogo/index.ts';
import { TokenWarning } from '../tokenMarks/index.ts';
import { shareText } from './positionText.ts';
import { PositionDetails, type DetailsProps } from './PositionDetails.tsx';
import { ShortRows } from './PositionRows.tsx';
import { Chevron, Lines, LinesTitle, PositionFrame, PositionHead, ShortBody, ShortHead } from './PositionStyles.ts';
import { positionView, type PositionView } from './positionView.ts';

export interface PositionCardProps {
  readonly position: Position;
  readonly expanded?: boolean;
  readonly onToggle?: () => void;
  readonly simple?: boolean;
  readonly value?: DollarValue | undefined;
  readonly gain?: ChangeBps | undefined;
  readonly action?: ReactNode;
}

/** Short addresses, because any token may have the name of another. */
const useUnlistedTokens = ({ sides }: PositionView): readonly string[] => {
  const statusOf = useTokenStatusOf();
  return sides.flatMap(({ currency }) =>
    currency.kind === 'token' && !statusOf(currency).whitelisted ? [shortenAddress(currency.address)] : [],
  );
};

function ExchangeMark({ position }: Pick<DetailsProps, 'position'>): ReactElement | null {
  const { id, name } = position.exchange;
  return id === defaultExchange.id ? null : <Chip>{name}</Chip>;
}

function Gain({ gain: { bps, other } }: { readonly gain: ChangeBps }): ReactElement {
  const percent = (
    <Doubted
      shown={signedPercent(bps)}
      other={other === undefined ? undefined : signedPercent(other)}
      focusable={false}
    />
  );
  return (
    <span data-sign={bps > 0 ? 'up' : bps < 0 ? 'down' : undefined}>
      <Trans>{percent} vs holding</Trans>
    </span>
  );
}

type HeadProps = DetailsProps & Pick<PositionCardProps, 'value' | 'gain'>;

function Head({ position, view, value, gain }: HeadProps): ReactElement {
  const [base, quote] = view.sides;
  const mask = useMask();
  // The share would be too small without the staked pool tokens.
  const share = mask(shareText(position.holding.staked === undefined ? undefined : view.share));
  return (
    <>
      <MarketLogo base={base.currency} quote={quote.currency} size={32} />
      <Lines>
        <LinesTitle>
          <span translate="no">{view.name}</span>
          {view.sides.map(
            ({ currency }) => currency.kind === 'token' && <TokenWarning key={currency.address} token={currency} />,
          )}
          <ExchangeMark position={position} />
        </LinesTitle>{' '}
        <span>{isClosed(position) ? <Trans>Closed</Trans> : <Trans>{share} of the pool</Trans>}</span>
      </Lines>{' '}
      <Lines data-end="">
        <LinesTitle>
          <Dollars value={value} focusable={false} />
        </LinesTitle>{' '}
        {gain && <Gain gain={gain} />}
      </Lines>
    </>
  );
}

function SimpleCard({ position, view }: DetailsProps): ReactElement {
  const [base, quote] = view.sides;
  return (
    <ShortBody aria-label={view.name}>
      <ShortHead>
        <MarketLogo base={base.currency} quote={quote.currency} size={20} />
        <Trans>Your position in {view.name}</Trans>
        <ExchangeMark position={position} />
      </ShortHead>
      <ShortRows view={view} />
    </ShortBody>
  );
}

export function PositionCard(props: PositionCardProps): ReactElement {
  const { position, expanded = true, onToggle, simple = false, value, gain, action } = props;
  const view = useMemo(() => positionView(position), [position]);
  const { t } = useLingui();
  const bodyId = useId();
  const unlistedTokens = useUnlistedTokens(view);
  if (simple) return <SimpleCard position={position} view={view} />;
  const { exchange } = position;
  const name = exchange.id === defaultExchange.id ? view.name : t`${view.name} on ${exchange.name}`;
  const label = [name, ...unlistedTokens].join(' ');
  const head = <Head position={position} view={view} value={value} gain={gain} />;
  return (
    <PositionFrame aria-label={label}>
      <PositionHead>
        {onToggle ? (
          <button type="button" aria-expanded={expanded} aria-controls={bodyId} onClick={onToggle}>
            {head}
            <Chevron>
              <Icon name="chevronDown" />
            </Chevron>
          </button>
        ) : (
          <span>{head}</span>
        )}
      </PositionHead>
      <div id={bodyId}>{expanded && <PositionDetails position={position} view={view} action={action} />}</div>
    </PositionFrame>
  );
}
