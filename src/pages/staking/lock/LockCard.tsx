import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import {
  AddLiquidityLink,
  BodyColumn,
  Chevron,
  Hint,
  Lines,
  LinesTitle,
  PositionBody,
  PositionFrame,
  PositionHead,
} from '#features/position/index.ts';
import { entryId, Exact, FormColumn, type LockAsset } from '#features/rewards/index.ts';
import { MarketLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { LockForm } from './LockForm.tsx';
import { LockOffers } from './LockOffers.tsx';
import { LockSolvency, type LockPartProps } from './LockSolvency.tsx';

interface PartProps extends LockPartProps {
  readonly asset: LockAsset;
}

export interface LockCardProps extends PartProps {
  readonly isOpen: boolean;
  /** Undefined for the only contract of the page, which has no head. */
  readonly onToggle: (() => void) | undefined;
}

function NoOffers(): ReactElement {
  return (
    <EmptyState icon="layers" title={<Trans>No lock time is offered now</Trans>}>
      <Trans>The contract takes no new locks. Existing locks unlock at their end.</Trans>
    </EmptyState>
  );
}

function Head({ programme, token, asset }: PartProps): ReactElement {
  const { title, sides } = asset;
  const marked = sides ? sides.map(({ currency }) => currency) : [token];
  return (
    <>
      {sides ? (
        <MarketLogo base={sides[0].currency} quote={sides[1].currency} size={32} />
      ) : (
        <TokenLogo currency={token} size={32} />
      )}
      <Lines>
        <LinesTitle>
          <span translate="no">{title}</span>
          {marked.map(
            (currency) => currency.kind === 'token' && <TokenWarning key={currency.address} token={currency} />,
          )}
          {programme.isPaused === true && (
            <Chip tone="warning">
              <Trans>Suspended</Trans>
            </Chip>
          )}
        </LinesTitle>{' '}
        <span>
          <Trans>Minimum staking amount</Trans>{' '}
          <bdi translate="no">
            <Exact raw={programme.minimum} token={token} />
          </bdi>
        </span>
      </Lines>
      <Lines data-end="" />
    </>
  );
}

function AddLiquidity({ token, asset }: Pick<PartProps, 'token' | 'asset'>): ReactElement | null {
  const { account } = useWallet();
  const held = valueOf(useCurrencyBalance(account, token));
  const { sides, exchangeId } = asset;
  if (!sides) return null;
  return (
    <>
      {held === 0n && (
        <Hint>
          <Trans>Add liquidity first: it gives you the pool tokens that are locked here.</Trans>
        </Hint>
      )}
      <AddLiquidityLink sides={sides} exchangeId={exchangeId} />
    </>
  );
}

export function LockCard({ isOpen, onToggle, ...part }: LockCardProps): ReactElement {
  const { programme, token, asset } = part;
  const bodyId = useId();
  return (
    <PositionFrame id={entryId(programme.staking)} aria-label={onToggle && asset.title}>
      {onToggle && (
        <PositionHead>
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            <Head {...part} />
            <Chevron>
              <Icon name="chevronDown" />
            </Chevron>
          </button>
        </PositionHead>
      )}
      <div id={bodyId}>
        {isOpen && (
          <PositionBody>
            <BodyColumn>
              <LockOffers programme={programme} />
              <LockSolvency programme={programme} token={token} />
            </BodyColumn>
            {programme.offers?.length === 0 ? (
              <NoOffers />
            ) : (
              <FormColumn>
                <LockForm programme={programme} token={token} />
                <AddLiquidity token={token} asset={asset} />
              </FormColumn>
            )}
          </PositionBody>
        )}
      </div>
    </PositionFrame>
  );
}
