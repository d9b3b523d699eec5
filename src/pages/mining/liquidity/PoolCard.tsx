import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Chevron, Lines, LinesTitle, PositionFrame, PositionHead } from '#features/position/index.ts';
import { Apr, entryId, Rate, Reward } from '#features/rewards/index.ts';
import { MarketLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import type { MiningPoolView } from '#features/earnViews/index.ts';
import { PoolDetails } from './PoolDetails.tsx';
import type { MiningPageView } from './useMiningPage.ts';

interface PoolCardProps {
  readonly pool: MiningPoolView;
  readonly page: MiningPageView;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ExchangeMark({ pool }: Pick<PoolCardProps, 'pool'>): ReactElement | null {
  const { exchangeId } = pool;
  if (exchangeId === undefined || exchangeId === DEFAULT_EXCHANGE_ID) return null;
  return <Chip>{exchangeById(exchangeId)?.name}</Chip>;
}

type HeadProps = Pick<PoolCardProps, 'pool' | 'page' | 'isOpen'>;

function Second({ pool, page, isOpen }: HeadProps): ReactElement {
  const { rewardToken, terms } = page.context.programme;
  const { pending, staked, part } = pool;
  if (!isOpen && staked !== undefined && staked > 0n) {
    return (
      <Trans>
        <Reward raw={pending?.[0]} token={rewardToken} /> to claim
      </Trans>
    );
  }
  const all = terms?.totalAllocPoint ?? 0n;
  const share = part === undefined || all === 0n ? NO_VALUE : formatShare({ numerator: part, denominator: all });
  return <Trans>{share} of all rewards</Trans>;
}

function PoolHead({ pool, page, isOpen }: HeadProps): ReactElement {
  const { sides, name, isFinished, isVaultShort } = pool;
  return (
    <>
      {sides ? (
        <MarketLogo base={sides[0].currency} quote={sides[1].currency} size={32} />
      ) : (
        <Icon name="layers" size={28} />
      )}
      <Lines>
        <LinesTitle>
          <span translate="no">{name}</span>
          {sides?.map(
            ({ currency }) => currency.kind === 'token' && <TokenWarning key={currency.address} token={currency} />,
          )}
          <ExchangeMark pool={pool} />
          {isFinished && (
            <Chip>
              <Trans>Finished</Trans>
            </Chip>
          )}
          {isVaultShort && (
            <Chip tone="danger">
              <Trans>Can't pay</Trans>
            </Chip>
          )}
        </LinesTitle>{' '}
        <span>
          <Second pool={pool} page={page} isOpen={isOpen} />
        </span>
      </Lines>{' '}
      <Lines data-end="">
        <Rate>
          <strong translate="no">
            <Apr value={pool.aprBps} focusable={false} />
          </strong>{' '}
          <Trans>APR</Trans>
        </Rate>
      </Lines>
    </>
  );
}

export function PoolCard({ pool, page, isOpen, onToggle }: PoolCardProps): ReactElement {
  const { t } = useLingui();
  const bodyId = useId();
  return (
    <PositionFrame id={entryId(pool.poolToken.address)} aria-label={t`Mining of ${pool.name}`}>
      <PositionHead as="h3">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <PoolHead pool={pool} page={page} isOpen={isOpen} />
          <Chevron>
            <Icon name="chevronDown" />
          </Chevron>
        </button>
      </PositionHead>
      <div id={bodyId}>{isOpen && <PoolDetails pool={pool} page={page} />}</div>
    </PositionFrame>
  );
}
