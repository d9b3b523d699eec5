import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useId, type ReactElement } from 'react';
import { polygon } from '#config/chains.ts';
import { isOffered } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { PositionCard, PositionSkeletons } from '#features/position/index.ts';
import { ReadAge } from '#features/rewards/index.ts';
import { storage } from '#lib/storage.ts';
import { useLivePositions } from '#reads/pools/useLivePositions.ts';
import { FIRST_POSITIONS, isClosed, type Position } from '#stores/positions.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Cards, Head, HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Foot, MainAction, PoolPanel } from './PoolStyles.ts';
import { PoolState } from './PoolState.tsx';
import { Summary } from './Summary.tsx';
import { usePoolTab, type PoolTab } from './usePoolTab.ts';
import { useOwnPools, usePoolPage, type OwnPools, type PoolPageView } from './usePoolPage.ts';

const CardActions = lazyPart(async () => (await import('./CardActions.tsx')).CardActions);
const Explore = lazyPart(
  async () => (await import('./explore/Explore.tsx')).Explore,
  () => <PositionSkeletons count={3} />,
);

/** Connected accounts see their positions instead. */
export const preloadPool = async (): Promise<void> => {
  if (!storage.get(storageKeys.wallet)) await Explore.preload();
};

/** Rows of a screen; the others are drawn after these are painted. */
const DRAWN_FIRST = 10;

interface PartProps {
  readonly view: PoolPageView;
}

interface FoundProps {
  readonly found: OwnPools;
}

function PageHead({ found, tab }: FoundProps & { readonly tab: PoolTab }): ReactElement {
  const { positions, status } = found;
  const open = positions.filter((position) => !isClosed(position)).length;
  const { chainName: chain } = polygon;
  return (
    <Head>
      <HeadWords>
        <h1>{tab === 'explore' ? <Trans>Explore pools</Trans> : <Trans>Your Liquidity</Trans>}</h1>
        {positions.length > 0 && (
          <p>
            {status === 'complete' ? (
              <Plural value={open} one={`# position on ${chain}`} other={`# positions on ${chain}`} />
            ) : (
              <Plural value={open} one={`# position on ${chain} so far`} other={`# positions on ${chain} so far`} />
            )}
          </p>
        )}
      </HeadWords>
      <ButtonFace as={RouteLink} to={paths.findPool} data-variant="outline" data-size="sm">
        <Trans>Import V2 Pool</Trans>
      </ButtonFace>
      <MainAction>
        <ButtonFace as={RouteLink} to={paths.add} data-variant="primary" data-size="sm">
          <Icon name="plus" />
          <Trans>Add liquidity</Trans>
        </ButtonFace>
      </MainAction>
    </Head>
  );
}

function Progress({ view }: PartProps): ReactElement {
  const { status, fromBlock: first, retry } = view;
  const fromBlock = first === undefined ? undefined : exactText(BigInt(first), 0);
  if (status === 'failed') {
    return (
      <span role="status">
        <Trans>Some data couldn't load, so a position may be missing.</Trans>{' '}
        <Button size="xs" variant="outline" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    );
  }
  return (
    <>
      <span role="status">{status !== 'complete' && <Trans>Looking for more positions</Trans>}</span>
      {status !== 'complete' && fromBlock !== undefined && (
        <span>
          <Trans>Searched back to block {fromBlock}</Trans>
        </span>
      )}
    </>
  );
}

function PageFoot({ view }: PartProps): ReactElement {
  const { hiddenClosed } = view;
  return (
    <Foot>
      <Progress view={view} />
      {hiddenClosed > 0 && (
        <span>
          <Plural
            value={hiddenClosed}
            one="# closed position is hidden by your settings."
            other="# closed positions are hidden by your settings."
          />
        </span>
      )}
      <span>
        <Trans>
          Missing a pool? <RouteLink to={paths.findPool}>Find it</RouteLink> by its two tokens.
        </Trans>
      </span>
      {isOffered(paths.farms) && (
        <span>
          <Trans>
            Pool tokens in farms are not counted here. See <RouteLink to={paths.farms}>your farms</RouteLink>.
          </Trans>
        </span>
      )}
    </Foot>
  );
}

/** Shown if this chain has rewards for pool tokens (spec 001 section 2). */
function RewardsBanner({ view }: PartProps): ReactElement | null {
  if (env.lpStaking === undefined) return null;
  return (
    <Banner
      title={<Trans>Liquidity provider rewards</Trans>}
      action={
        view.wallet !== 'wrongNetwork' && (
          <ButtonFace as={RouteLink} to={paths.liquidityMining} data-variant="outline" data-size="xs">
            <Trans>Details/Claim</Trans>
          </ButtonFace>
        )
      }
    />
  );
}

interface RowsProps extends PartProps {
  readonly rows: readonly Position[];
}

function Rows({ view, rows }: RowsProps): ReactElement {
  const { isExpanded, toggle, valueOfPosition, gainOf } = view;
  const count = useDeferredValue(rows.length, DRAWN_FIRST);
  return (
    <>
      {rows.slice(0, count).map((position) => (
        <PositionCard
          key={position.pool.pair}
          position={position}
          value={valueOfPosition(position)}
          gain={gainOf(position)}
          expanded={isExpanded(position)}
          onToggle={() => toggle(position)}
          action={<CardActions position={position} />}
        />
      ))}
    </>
  );
}

function OwnPositions({ found }: FoundProps): ReactElement {
  const view = usePoolPage(found);
  const { account, isConnected, positions, hold } = view;
  const first = useFirstRows(positions, FIRST_POSITIONS);
  useLivePositions(account, first.shown);
  const isShown = positions.length > 0 && isConnected;
  return (
    <>
      <RewardsBanner view={view} />
      {isShown && <Summary view={view} />}
      {isShown && <ReadAge pace={view.pace} />}
      {isShown ? (
        <Cards onPointerEnter={hold} onPointerDown={hold} onFocus={hold}>
          <Rows view={view} rows={first.shown} />
          <ShowMore {...first}>
            <Trans>Show more</Trans>
          </ShowMore>
        </Cards>
      ) : (
        <PoolState view={view} />
      )}
      {isShown && <PageFoot view={view} />}
    </>
  );
}

/** Source: spec 000 section 2, `/pool` and `/pool/v2`. */
export function PoolPage(): ReactElement {
  const { t } = useLingui();
  const found = useOwnPools();
  const panelId = useId();
  const { tab, show } = usePoolTab(found);
  usePageTitle(tab === 'explore' ? t`Explore pools` : t`Your Liquidity`);
  return (
    <Screen data-action="">
      <PageHead found={found} tab={tab} />
      <Tabs
        label={t`Pools`}
        panelId={panelId}
        tabs={[
          { value: 'explore', label: <Trans>Explore pools</Trans> },
          { value: 'own', label: <Trans>Your Liquidity</Trans> },
        ]}
        value={tab}
        onChange={show}
      />
      <PoolPanel id={panelId} tab={tab}>
        {tab === 'explore' ? <Explore /> : <OwnPositions found={found} />}
      </PoolPanel>
    </Screen>
  );
}
