import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { BodyColumn, Hint, PositionBody, shareText } from '#features/position/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { TradePoolView } from '#features/earnViews/index.ts';
import type { TradePageView } from './useTradePage.ts';

interface PartProps {
  readonly pool: TradePoolView;
  readonly page: TradePageView;
}

function Notices({ pool }: Pick<PartProps, 'pool'>): ReactElement {
  const { sides, isVaultShort } = pool;
  const unlisted = sides?.unlisted?.map(({ symbol }) => shortenSymbol(symbol)).join(', ');
  return (
    <>
      {pool.pool.allocPoint === 0n && (
        <Banner tone="info" title={<Trans>This pair pays no more rewards</Trans>}>
          <Trans>Trades in it don't count. What you earned before can still be claimed.</Trans>
        </Banner>
      )}
      {unlisted !== undefined && unlisted !== '' && (
        <Banner tone="info" title={<Trans>Trades in this pair don't count</Trans>}>
          <Trans>Both tokens must be on the contract's list. Not on it: {unlisted}.</Trans>
        </Banner>
      )}
      {isVaultShort && (
        <Banner tone="danger" role="status" title={<Trans>Claims and trades in this pair fail now</Trans>}>
          <Trans>
            The rewards vault can't pay what this pair is due. Until it is filled, only orders that don't fill at once
            are accepted.
          </Trans>
        </Banner>
      )}
      {!sides && (
        <Hint>
          <Trans>
            Pair <AddressLink address={pool.pool.pair} />: its tokens couldn't be verified.
          </Trans>
        </Hint>
      )}
    </>
  );
}

function Figures({ pool, page }: PartProps): ReactElement {
  const mask = useMask();
  const { account, mining } = page;
  const { rewardToken, targetToken } = mining;
  const everybody = [
    {
      key: 'waiting',
      label: <Trans>Rewards in the pool</Trans>,
      value: <Reward raw={pool.waiting} token={rewardToken} isPublic />,
    },
    {
      key: 'day',
      label: <Trans>Added a day</Trans>,
      value: <Reward raw={pool.perDay} token={rewardToken} isPublic />,
    },
    {
      key: 'quantity',
      label: <Trans>Unclaimed trades of all</Trans>,
      value: <Reward raw={pool.pool.quantity} token={targetToken} isPublic />,
    },
    {
      key: 'total',
      label: <Trans>Traded in total</Trans>,
      value: <Reward raw={pool.pool.totalQuantity} token={targetToken} isPublic />,
    },
  ];
  const own = [
    {
      key: 'own',
      label: <Trans>Your unclaimed trades</Trans>,
      value: <Reward raw={pool.own} token={targetToken} />,
    },
    {
      key: 'share',
      label: <Trans>Your share</Trans>,
      value: pool.share ? mask(shareText(pool.share)) : NO_VALUE,
    },
  ];
  return <KeyValue rows={[...everybody, ...(account ? own : [])]} size={14} />;
}

function Formula({ pool, page }: PartProps): ReactElement | null {
  const { example, mining } = page;
  const { rewardToken, targetToken } = mining;
  if (example === undefined || !targetToken) return null;
  const reward = <Reward raw={pool.rewardFor(example)} token={rewardToken} />;
  const trade = `${formatAmount(example, targetToken.decimals)} ${shortenSymbol(targetToken.symbol)}`;
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>A trade of {trade} now</Trans>
        </span>
        <span>
          <Trans>about {reward}</Trans>
        </span>
      </summary>
      <div>
        <p>
          <Trans>
            Reward = rewards in the pool × your unclaimed trades ÷ unclaimed trades of all, the trade included on both
            sides; what you can claim already is taken off.
          </Trans>
        </p>
        <p>
          <Trans>
            This is right if nobody else trades until you claim. Later trades by others reduce your share, and each
            block adds to the pool.
          </Trans>
        </p>
      </div>
    </Disclosure>
  );
}

export function TradePoolDetails({ pool, page }: PartProps): ReactElement {
  const { sides, name, part } = pool;
  const counts = pool.pool.allocPoint > 0n && sides?.unlisted?.length === 0;
  return (
    <PositionBody>
      <BodyColumn>
        <Notices pool={pool} />
        <Figures pool={pool} page={page} />
      </BodyColumn>
      <BodyColumn>
        <KeyValue
          size={14}
          rows={[
            { key: 'part', label: <Trans>Part of all rewards</Trans>, value: part ? formatShare(part) : NO_VALUE },
          ]}
        />
        {counts && <Formula pool={pool} page={page} />}
        {counts && (
          <ButtonFace as={RouteLink} to={sides.path} data-variant="outline" data-size="sm">
            <Trans>Trade {name}</Trans>
          </ButtonFace>
        )}
      </BodyColumn>
    </PositionBody>
  );
}
