import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import {
  BodyColumn,
  Chevron,
  Lines,
  LinesTitle,
  PositionBody,
  PositionFrame,
  PositionHead,
} from '#features/position/index.ts';
import { Apr, entryId, Rate, RawUnitsNotice, Reward, singleName } from '#features/rewards/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import type { SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { ClaimSingle } from './ClaimSingle.tsx';
import { SingleFigures, SingleNotices } from './SingleFigures.tsx';
import { SingleForm } from './SingleForm.tsx';
import { SingleSolvency } from './SingleSolvency.tsx';
import { SingleYield } from './SingleYield.tsx';
import { useSingleView, type SingleView } from '#features/earnViews/index.ts';

interface SingleCardProps {
  readonly programme: SingleProgramme;
  readonly token: Token;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Marks({ view }: { readonly view: SingleView }): ReactElement {
  const { isPaused, isEnded, runway } = view;
  return (
    <>
      {isPaused && (
        <Chip tone="warning">
          <Trans>Suspended</Trans>
        </Chip>
      )}
      {isEnded && (
        <Chip>
          <Trans>Ended</Trans>
        </Chip>
      )}
      {runway?.kind === 'short' && (
        <Chip tone="danger">
          <Trans>Can't pay</Trans>
        </Chip>
      )}
    </>
  );
}

function HeadLine({ view, token }: { readonly view: SingleView; readonly token: Token }): ReactElement {
  const { i18n } = useLingui();
  const { rewardToken, staked, pending, apr } = view;
  const earned = shortenSymbol(rewardToken?.symbol ?? '');
  return (
    <>
      <TokenLogo currency={token} size={32} />
      <Lines>
        <LinesTitle>
          {i18n._(singleName(token))}
          <TokenWarning token={token} />
          <Marks view={view} />
        </LinesTitle>{' '}
        <span>
          {staked !== undefined && staked > 0n ? (
            <Trans>
              <Reward raw={pending} token={rewardToken} /> to claim
            </Trans>
          ) : (
            <Trans>Earn {earned} with every block, no lock</Trans>
          )}
        </span>
      </Lines>{' '}
      <Lines data-end="">
        <Rate>
          <strong translate="no">
            <Apr value={apr} focusable={false} />
          </strong>{' '}
          <Trans>APR</Trans>
        </Rate>
      </Lines>
    </>
  );
}

export function SingleCard({ programme, token, isOpen, onToggle }: SingleCardProps): ReactElement {
  const { i18n } = useLingui();
  const view = useSingleView(programme);
  const bodyId = useId();
  return (
    <PositionFrame id={entryId(programme.staking)} aria-label={i18n._(singleName(token))}>
      <PositionHead>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <HeadLine view={view} token={token} />
          <Chevron>
            <Icon name="chevronDown" />
          </Chevron>
        </button>
      </PositionHead>
      <div id={bodyId}>
        {isOpen && (
          <PositionBody>
            <BodyColumn>
              <RawUnitsNotice tokens={[view.token, view.rewardToken]} />
              <SingleNotices view={view} />
              <SingleFigures view={view} />
              <ClaimSingle view={view} />
              <SingleYield view={view} />
              <SingleSolvency view={view} />
            </BodyColumn>
            <SingleForm view={view} token={token} />
          </PositionBody>
        )}
      </div>
    </PositionFrame>
  );
}
