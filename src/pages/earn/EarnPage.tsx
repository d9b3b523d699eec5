import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { earnStart } from '#config/earnPages.ts';
import { listEarn } from '#domain/rewards/earnList.ts';
import { AllRewards } from '#features/claims/index.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { EarnElsewhere, EarnNav, ListHead, ReadAge } from '#features/rewards/index.ts';
import type { ClaimProgramme } from '#programmes/claim.ts';
import type { EarnProgramme, EarnRows } from '#programmes/earn.ts';
import { earnProgrammes } from '#programmes/earnProgrammes.ts';
import { useListPace } from '#reads/rewards/useListPace.ts';
import { Paced } from '#reads/rewards/VisitorPace.tsx';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Cards, ListFoot, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { EarnedOverTime } from './earned/EarnedOverTime.tsx';
import { EarnChoice } from './EarnChoice.tsx';
import { EarnEntry } from './EarnEntry.tsx';
import { EarnList } from './EarnStyles.ts';
import { useEarnRows } from './earnHooks.ts';
import { useEarnChoice } from './useEarnChoice.ts';
import { useHeldOrder } from './useHeldOrder.ts';
import { useListedRows, type ListedRow } from './useListedRows.ts';

const PAGE_ROWS = 30;

function Nothing({ isFailed }: Pick<EarnRows, 'isFailed'>): ReactElement {
  return (
    <Card>
      {isFailed ? (
        <EmptyState icon="alert" title={<Trans>Couldn't load what pays rewards</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your stakes are not affected.</Trans>
        </EmptyState>
      ) : (
        <EmptyState icon="layers" title={<Trans>Nothing like that pays rewards here</Trans>}>
          <Trans>Choose another group or search for something else.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

interface RowsProps {
  readonly shown: readonly ListedRow[];
  readonly all: EarnRows;
  /** Account and choice. */
  readonly subject: string;
}

/** The order is frozen while the pointer is on it, because users miss entries that move. */
function Rows({ shown, all, subject }: RowsProps): ReactElement {
  const { rows, hold, release } = useHeldOrder(shown, subject);
  const first = useFirstRows(rows, PAGE_ROWS);
  const isUnreachable = useAppSelector(selectIsUnreachable);
  const { isComplete, isFailed } = all;
  if (shown.length === 0) {
    const hasFailed = (isFailed || isUnreachable) && all.rows.length === 0;
    return isComplete || hasFailed ? <Nothing isFailed={hasFailed} /> : <PositionSkeletons count={4} />;
  }
  return (
    <Cards aria-busy={!isComplete}>
      <EarnList onPointerEnter={hold} onPointerLeave={release}>
        {first.shown.map((row) => (
          <EarnEntry key={row.id} row={row} />
        ))}
      </EarnList>
      <ShowMore {...first}>
        <Trans>Show more</Trans>
      </ShowMore>
      <ListFoot>
        {!isComplete && (
          <p role="status">
            <Trans>Still reading some of the programmes.</Trans>
          </p>
        )}
        {isFailed && (
          <p role="status">
            <Trans>Couldn't load all of this, so something may be missing. It is tried again by itself.</Trans>
          </p>
        )}
        {isComplete && shown.some(({ since }) => since === undefined) && (
          <p>
            <Trans>
              A contract's age is shown where the node keeps old states. One of unknown age is ordered by risk as a
              young one.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            Yields use today's rates and prices, change all the time and are no promise. A yearly rate and a one-time
            return can't be compared, so they are listed separately.
          </Trans>
        </p>
        <ReadAge />
      </ListFoot>
    </Cards>
  );
}

function Programmes({ programmes }: { readonly programmes: readonly EarnProgramme[] }): ReactElement {
  const { account } = useWallet();
  const all = useEarnRows(programmes, account);
  const kinds = programmes.map(({ key }) => key);
  const choice = useEarnChoice(kinds);
  const { kind, view, order, search } = choice;
  const shown = listEarn(useListedRows(all, account), choice, kinds);
  const count = shown.length;
  const isUnknown = count === 0 && (!all.isComplete || all.isFailed);
  return (
    <>
      <ListHead>
        <h2>
          {isUnknown ? (
            <Trans>Ways to earn</Trans>
          ) : (
            <Plural value={count} one="# way to earn" other="# ways to earn" />
          )}
        </h2>
      </ListHead>
      <EarnChoice choice={choice} programmes={programmes} hasAccount={account !== undefined} />
      <Rows shown={shown} all={all} subject={[account, kind, view, order, search].join(' ')} />
      <Calendar account={account} programmes={programmes} />
      {account && <EarnedOverTime key={account} account={account} rows={all.rows} />}
    </>
  );
}

function NothingSetUp(): ReactElement {
  return (
    <Notice title={<Trans>Nothing pays rewards here</Trans>}>
      <p>
        <Trans>No contract for these rewards is set up on this site. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}

interface EarnPageProps {
  /** The configured ones by default. Must not change. */
  readonly programmes?: readonly (EarnProgramme & ClaimProgramme)[];
}

/** Spec 001 section 2. Each entry links to the page of its programme or bond. */
export function EarnPage({ programmes }: EarnPageProps): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Stake & Earn`);
  const pace = useListPace(useWallet().account);
  return (
    <Screen>
      <EarnNav />
      <PageHead
        title={<Trans>Stake & Earn</Trans>}
        words={<Trans>Everything that pays rewards here, with its yield, its risk and how it is computed</Trans>}
      />
      {earnStart === undefined ? (
        <NothingSetUp />
      ) : (
        <>
          <AllRewards programmes={programmes} />
          <Paced pace={pace}>
            <Programmes programmes={programmes ?? earnProgrammes} />
          </Paced>
        </>
      )}
    </Screen>
  );
}
