import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { useStakeName, type FarmView } from '#features/farms/index.ts';
import { Chevron, Lines, LinesTitle, PositionFrame, PositionHead } from '#features/position/index.ts';
import { Apr, entryId, Rate } from '#features/rewards/index.ts';
import { MarketLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { FarmDetails } from './FarmDetails.tsx';
import { earnedOf, Rewards } from './Rewards.tsx';
import { PeriodLeft } from './periodWords.tsx';

interface FarmCardProps {
  readonly farm: FarmView;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Marks({ farm }: Pick<FarmCardProps, 'farm'>): ReactElement {
  const { sides, stakingToken, exchangeId, phase, isPaused, isShort } = farm;
  const staked = sides ? sides.map(({ currency }) => currency) : stakingToken ? [stakingToken] : [];
  const tokens = [...staked, ...farm.rewards.map(({ token }) => token)];
  const elsewhere = exchangeId === DEFAULT_EXCHANGE_ID ? undefined : exchangeId;
  return (
    <>
      {[
        ...new Map(
          tokens.flatMap((token) => (token?.kind === 'token' ? [[token.address, token] as const] : [])),
        ).values(),
      ].map((token) => (
        <TokenWarning key={token.address} token={token} />
      ))}
      {elsewhere !== undefined && <Chip>{exchangeById(elsewhere)?.name}</Chip>}
      {phase === 'finished' && (
        <Chip>
          <Trans>Finished</Trans>
        </Chip>
      )}
      {phase === 'notStarted' && (
        <Chip>
          <Trans>Not started</Trans>
        </Chip>
      )}
      {isPaused === true && (
        <Chip tone="warning">
          <Trans>Paused</Trans>
        </Chip>
      )}
      {isShort && (
        <Chip tone="danger">
          <Trans>Underfunded</Trans>
        </Chip>
      )}
    </>
  );
}

function Second({ farm }: Pick<FarmCardProps, 'farm'>): ReactElement {
  const { staked, rewards, phase } = farm;
  if (staked !== undefined && staked > 0n) {
    return (
      <Trans>
        <Rewards farm={farm} of={earnedOf} /> to claim
      </Trans>
    );
  }
  const symbols = rewards.map(({ token }) => (token ? shortenSymbol(token.symbol) : NO_VALUE)).join(' + ');
  if (phase !== 'running') return <Trans>Pays {symbols}</Trans>;
  return (
    <Trans>
      Pays {symbols}, ends in <PeriodLeft farm={farm} />
    </Trans>
  );
}

function FarmHead({ farm }: Pick<FarmCardProps, 'farm'>): ReactElement {
  const { sides, stakingToken, name } = farm;
  const stake = useStakeName()(farm);
  return (
    <>
      {sides ? (
        <MarketLogo base={sides[0].currency} quote={sides[1].currency} size={32} />
      ) : stakingToken ? (
        <TokenLogo currency={stakingToken} size={32} />
      ) : (
        <Icon name="layers" size={28} />
      )}
      <Lines>
        <LinesTitle>
          <span translate="no">{name}</span>
          <Marks farm={farm} />
        </LinesTitle>{' '}
        <span>
          <Trans>Stakes: {stake}</Trans>
        </span>{' '}
        <span>
          <Second farm={farm} />
        </span>
      </Lines>{' '}
      <Lines data-end="">
        <Rate>
          <strong translate="no">
            <Apr value={farm.aprBps} focusable={false} />
          </strong>{' '}
          <Trans>APR</Trans>
        </Rate>
      </Lines>
    </>
  );
}

export function FarmCard({ farm, isOpen, onToggle }: FarmCardProps): ReactElement {
  const { t } = useLingui();
  const bodyId = useId();
  return (
    <PositionFrame id={entryId(farm.address)} aria-label={t`Farm of ${farm.name}`}>
      <PositionHead as="h3">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <FarmHead farm={farm} />
          <Chevron>
            <Icon name="chevronDown" />
          </Chevron>
        </button>
      </PositionHead>
      <div id={bodyId}>{isOpen && <FarmDetails farm={farm} />}</div>
    </PositionFrame>
  );
}
