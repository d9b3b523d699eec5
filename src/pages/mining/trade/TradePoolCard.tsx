import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { formatShare } from '#domain/format/formatShare.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Chevron, Lines, LinesTitle, PositionFrame, PositionHead } from '#features/position/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { entryId, Rate, Reward } from '#features/rewards/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { TradePoolDetails } from './TradePoolDetails.tsx';
import type { TradePoolView } from '#features/earnViews/index.ts';
import type { TradePageView } from './useTradePage.ts';

interface PartProps {
  readonly pool: TradePoolView;
  readonly page: TradePageView;
}

interface TradePoolCardProps extends PartProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Marks({ pool }: Pick<PartProps, 'pool'>): ReactElement | null {
  const isIdle = pool.pool.allocPoint === 0n || (pool.sides?.unlisted ?? []).length > 0;
  return (
    <>
      {isIdle && (
        <Chip>
          <Trans>Not counted</Trans>
        </Chip>
      )}
      {pool.isVaultShort && (
        <Chip tone="danger">
          <Trans>Can't pay</Trans>
        </Chip>
      )}
    </>
  );
}

function Second({ pool, page }: PartProps): ReactElement {
  const { rewardToken } = page.mining;
  if (page.isShared && pool.own !== undefined && pool.own > 0n) {
    return (
      <Trans>
        <Reward raw={pool.reward} token={rewardToken} /> to claim
      </Trans>
    );
  }
  const share = pool.part ? formatShare(pool.part) : NO_VALUE;
  return <Trans>{share} of all rewards</Trans>;
}

export function TradePoolCard({ pool, page, isOpen, onToggle }: TradePoolCardProps): ReactElement {
  const { t } = useLingui();
  const bodyId = useId();
  const { sides, name } = pool;
  return (
    <PositionFrame id={entryId(pool.pool.pair)} aria-label={t`Trade mining of ${name}`}>
      <PositionHead as="h3">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          {sides ? (
            <MarketLogo base={sides.currencies[0]} quote={sides.currencies[1]} size={32} />
          ) : (
            <Icon name="swap" size={28} />
          )}
          <Lines>
            <LinesTitle>
              <span translate="no">{name}</span>
              {sides?.currencies.map(
                (currency) => currency.kind === 'token' && <TokenWarning key={currency.address} token={currency} />,
              )}
              <Marks pool={pool} />
            </LinesTitle>{' '}
            <span>
              <Second pool={pool} page={page} />
            </span>
          </Lines>{' '}
          <Lines data-end="">
            <Rate>
              <strong>
                <Reward raw={pool.waiting} token={page.mining.rewardToken} isPublic />
              </strong>{' '}
              <Trans>in the pool</Trans>
            </Rate>
          </Lines>
          <Chevron>
            <Icon name="chevronDown" />
          </Chevron>
        </button>
      </PositionHead>
      <div id={bodyId}>{isOpen && <TradePoolDetails pool={pool} page={page} />}</div>
    </PositionFrame>
  );
}
