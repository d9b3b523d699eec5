import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { Amounts } from '#features/claims/index.ts';
import { DoubtedChange } from '#features/markets/index.ts';
import { Dollars, dollarSign, SignedAmount } from '#features/money/index.ts';
import { ReadAge } from '#features/rewards/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ListFoot, Tile, Tiles } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { HiddenTitle, Search, Signed } from '../AssetsStyles.ts';
import { KindBlock } from './KindBlock.tsx';
import { ShareList } from './ShareList.tsx';
import { useOverview, type OverviewView } from './useOverview.ts';

interface PartProps {
  readonly view: OverviewView;
}

function Loading({ view: { count, readCount } }: PartProps): ReactElement {
  if (readCount === count) return <Trans>still loading</Trans>;
  return (
    <Trans>
      so far, {readCount} of {count} read
    </Trans>
  );
}

function LeftOut({ view }: PartProps): ReactElement {
  const { total, isComplete, kinds } = view;
  const isFailed = kinds.some((kind) => kind.isFailed);
  return (
    <small>
      {total.uncounted > 0 && (
        <Plural
          value={total.uncounted}
          one="excludes # asset of unknown value"
          other="excludes # assets of unknown value"
        />
      )}
      {total.uncounted > 0 && (isFailed || !isComplete) && ' · '}
      {isFailed && <Trans>something couldn't load</Trans>}
      {!isFailed && !isComplete && <Loading view={view} />}
      {total.uncounted === 0 && !isFailed && isComplete && <Trans>at the pools' prices</Trans>}
    </small>
  );
}

function DayMoveTile({ view: { move: moveSoFar, isDayComing } }: PartProps): ReactElement {
  // The change of only some assets would look like the change of all.
  const move = isDayComing ? undefined : moveSoFar;
  return (
    <Tile>
      <dt>
        <Trans>24 h change</Trans>
      </dt>
      <dd>
        {move ? (
          <Signed data-sign={dollarSign(move)}>
            <SignedAmount value={move} />
          </Signed>
        ) : (
          NO_VALUE
        )}
        <small>
          {move && <DoubtedChange change={move.change} />}{' '}
          {isDayComing ? <Trans>still loading</Trans> : <MoveNote move={move} />}
        </small>
      </dd>
    </Tile>
  );
}

function MoveNote({ move }: Pick<OverviewView, 'move'>): ReactElement {
  if (move && move.uncounted > 0) {
    return <Plural value={move.uncounted} one="excludes # asset" other="excludes # assets" />;
  }
  return <Trans>by price</Trans>;
}

function Totals({ view }: PartProps): ReactElement {
  const { total, claims } = view;
  const unpaid = claims?.unpaid ?? [];
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Total value</Trans>
        </dt>
        <dd>
          <Dollars value={total.dollars} />
          <LeftOut view={view} />
        </dd>
      </Tile>
      <DayMoveTile view={view} />
      <Tile>
        <dt>
          <Trans>To claim</Trans>
        </dt>
        <dd>
          <Dollars value={claims?.value.dollars} />
          <small>
            <Trans>included in the total</Trans>
            {unpaid.length > 0 && (
              <>
                {' · '}
                <Trans>
                  <Amounts rewards={unpaid} /> can't be paid now and isn't included
                </Trans>
              </>
            )}
          </small>
        </dd>
      </Tile>
    </Tiles>
  );
}

function NothingYet(): ReactElement {
  return (
    <Card>
      <HiddenTitle>
        <Trans>Your assets</Trans>
      </HiddenTitle>
      <EmptyState
        icon="wallet"
        title={<Trans>Nothing here yet</Trans>}
        action={
          <ButtonFace as={RouteLink} to={paths.trade} data-variant="primary">
            <Trans>Trade</Trans>
          </ButtonFace>
        }
      >
        <Trans>
          This account holds none of the tokens we know, and has no orders, liquidity, stakes or rewards here.
        </Trans>
      </EmptyState>
    </Card>
  );
}

export function Overview({ account }: { readonly account: Address }): ReactElement {
  const { t } = useLingui();
  const view = useOverview(account);
  const { kinds, isEmpty, text, search, found, isAllShown, showAll } = view;
  if (isEmpty) return <NothingYet />;
  const shown = kinds.filter((kind) => text === '' || found(kind).length > 0);
  return (
    <>
      <Totals view={view} />
      <ReadAge pace={kinds.find((kind) => kind.pace)?.pace} />
      <ShareList view={view} />
      <Search>
        <TextField
          kind="search"
          label={t`Search your assets`}
          hideLabel
          icon="search"
          placeholder={t`Search symbol, name or address`}
          value={text}
          onChange={search}
        />
      </Search>
      {shown.map((kind) => (
        <KindBlock key={kind.kind} kind={kind} lines={found(kind)} isAllShown={isAllShown} onShowAll={showAll} />
      ))}
      {shown.length === 0 && (
        <Card>
          <EmptyState icon="search" title={<Trans>None of your assets matches</Trans>} />
        </Card>
      )}
      <ListFoot>
        <Trans>
          Values use the pools' current prices. The 24 h change shows how the prices of your current holdings moved,
          without transfers in or out.
        </Trans>
      </ListFoot>
    </>
  );
}
