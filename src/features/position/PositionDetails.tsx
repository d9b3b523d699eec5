import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode } from 'react';
import { addPath, paths, removePath } from '#config/paths.ts';
import { defaultExchange } from '#config/exchanges.ts';
import type { Position } from '#stores/positions.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { TokenMarks } from '../tokenMarks/index.ts';
import { PositionRows } from './PositionRows.tsx';
import { Actions, Badges, BodyColumn, Hint, PositionBody, UnlistedToken } from './PositionStyles.ts';
import type { PositionView } from './positionView.ts';

const earningsHeight = '233px';
const gaugeHeight = '72px';
const outlookHeight = '38px';

const EarningsBlock = lazyPart(
  async () => (await import('../earnings/index.ts')).EarningsBlock,
  () => <Skeleton $height={earningsHeight} />,
);
const PositionGauge = lazyPart(
  async () => (await import('../poolGauge/index.ts')).PositionGauge,
  () => <Skeleton $height={gaugeHeight} />,
);
const PositionOutlook = lazyPart(
  async () => (await import('../outlook/index.ts')).PositionOutlook,
  () => <Skeleton $height={outlookHeight} />,
);

export interface DetailsProps {
  readonly position: Position;
  readonly view: PositionView;
  readonly action?: ReactNode;
}

function UnlistedTokens({ view }: Pick<DetailsProps, 'view'>): ReactElement {
  const statusOf = useTokenStatusOf();
  const unlistedTokens = view.sides.filter(({ currency }) => {
    if (currency.kind === 'native') return false;
    const { whitelisted, unsupported, confusedWith } = statusOf(currency);
    return !whitelisted || unsupported || confusedWith !== undefined;
  });
  return (
    <>
      {unlistedTokens.map(({ token, symbol }) => (
        <UnlistedToken key={token.address}>
          {symbol} <TokenMarks token={token} />
        </UnlistedToken>
      ))}
    </>
  );
}

function RawHint({ view }: Pick<DetailsProps, 'view'>): ReactElement {
  return (
    <>
      {view.sides.map(
        ({ token, symbol }) =>
          token.inRawUnits && (
            <Hint key={token.address}>
              <Trans>
                {symbol} doesn't report its decimals, so amounts are in its smallest unit. The position can be removed.
              </Trans>
            </Hint>
          ),
      )}
    </>
  );
}

/** Any liquidity can be removed, but it can be added only if both amounts can be typed. */
function Ways({ position, view, action }: DetailsProps): ReactElement {
  const [a, b] = view.sides;
  const canAdd = view.sides.every(({ token }) => !token.inRawUnits);
  const exchangeId = position.exchange.id === defaultExchange.id ? undefined : position.exchange.id;
  const { wallet, staked } = position.holding;
  const isAllStaked = wallet === 0n && staked !== undefined && staked > 0n;
  return (
    <Actions>
      {canAdd && (
        <ButtonFace as={RouteLink} to={addPath(a.id, b.id, exchangeId)} data-variant="secondary">
          <Icon name="plus" />
          <Trans>Add</Trans>
        </ButtonFace>
      )}
      <ButtonFace as={RouteLink} to={removePath(a.id, b.id, exchangeId, isAllStaked)} data-variant="secondary">
        <Icon name="minus" />
        <Trans context="liquidity">Remove</Trans>
      </ButtonFace>
      {action}
    </Actions>
  );
}

function Badge({ position }: Pick<DetailsProps, 'position'>): ReactElement | null {
  if (position.mining?.isFinished !== false) return null;
  return (
    <Badges>
      <RouteLink to={`${paths.liquidityMining}?lp=${position.pool.pair}`}>
        <Chip tone="accent" icon="layers">
          <Trans>Liquidity Mining In Progress</Trans>
        </Chip>
      </RouteLink>
    </Badges>
  );
}

function StakedHint({ position }: Pick<DetailsProps, 'position'>): ReactElement | null {
  const { staked } = position.holding;
  if (staked === 0n) return null;
  return (
    <Hint>
      {staked === undefined ? (
        <Trans>Couldn't load your staked pool tokens. They are not included.</Trans>
      ) : (
        <>
          <Trans>Your pool tokens, share and pooled amounts include pool tokens in the rewards pool.</Trans>{' '}
          <RouteLink to={`${paths.liquidityMining}?lp=${position.pool.pair}`}>
            <Trans>Go to your stake</Trans>
          </RouteLink>
        </>
      )}
    </Hint>
  );
}

export function PositionDetails({ position, view, action }: DetailsProps): ReactElement {
  return (
    <PositionBody>
      <BodyColumn>
        <Badge position={position} />
        <UnlistedTokens view={view} />
        <EarningsBlock position={position} />
      </BodyColumn>
      <BodyColumn>
        <PositionRows position={position} view={view} />
        <PositionGauge position={position} />
        {view.held > 0n && <PositionOutlook position={position} sides={view.sides} />}
        <StakedHint position={position} />
        <RawHint view={view} />
        {view.held > 0n && <Ways position={position} view={view} action={action} />}
      </BodyColumn>
    </PositionBody>
  );
}
