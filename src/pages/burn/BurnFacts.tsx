import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { epochShare } from '#domain/burn/epochs.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shareText } from '#features/position/index.ts';
import { isPaidNow } from '#features/claims/index.ts';
import { burnClaim } from '#programmes/burn/claims.ts';
import { ReadyLabel, Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { EpochEnd, TimeLeft } from './EpochEnd.tsx';
import type { BurnPageView } from './useBurnPage.ts';

interface BurnFactsProps {
  readonly page: BurnPageView;
}

export function BurnTiles({ page }: BurnFactsProps): ReactElement {
  const { epoch, rewardToken, burnToken, totalBurned, own } = page.programme;
  const claim = burnClaim(page.programme);
  const isBlocked = claim !== undefined && !isPaidNow(claim);
  return (
    <Tiles>
      {page.account && (
        <Tile>
          <dt>
            <ReadyLabel isPaid={!isBlocked} />
          </dt>
          <dd>
            <Reward raw={own.earned} token={rewardToken} />
          </dd>
        </Tile>
      )}
      <Tile>
        <dt>
          <Trans>This epoch's reward</Trans>
        </dt>
        <dd>
          <Reward raw={epoch?.reward} token={rewardToken} isPublic />
          <small>
            <TimeLeft page={page} />
          </small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Burned in total</Trans>
        </dt>
        <dd>
          <Reward raw={totalBurned} token={burnToken} isPublic />
        </dd>
      </Tile>
    </Tiles>
  );
}

export function EpochFacts({ page }: BurnFactsProps): ReactElement {
  const mask = useMask();
  const { epoch, rewardToken, burnToken, own } = page.programme;
  const { inEpoch, burned } = own;
  const mine = epoch && inEpoch !== undefined ? { epoch, inEpoch } : undefined;
  const ownRows: readonly KeyValueRow[] = [
    { key: 'own', label: <Trans>You burned in this epoch</Trans>, value: <Reward raw={inEpoch} token={burnToken} /> },
    {
      key: 'share',
      label: <Trans>Your share of the epoch</Trans>,
      value:
        mine && mine.epoch.burned > 0n
          ? mask(shareText({ numerator: mine.inEpoch, denominator: mine.epoch.burned }))
          : NO_VALUE,
    },
    {
      key: 'earning',
      label: <Trans>Earning so far, if nobody else burns</Trans>,
      value: <Reward raw={mine && epochShare(mine.epoch, mine.inEpoch)} token={rewardToken} />,
    },
    { key: 'ever', label: <Trans>You burned in total</Trans>, value: <Reward raw={burned} token={burnToken} /> },
  ];
  return (
    <>
      <KeyValue
        size={14}
        rows={[
          {
            key: 'burned',
            label: <Trans>Burned in this epoch</Trans>,
            value: <Reward raw={epoch?.burned} token={burnToken} isPublic />,
          },
          ...(page.account ? ownRows : []),
        ]}
      />
      <p>
        <EpochEnd page={page} />
      </p>
    </>
  );
}
