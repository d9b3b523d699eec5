import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { BondView } from '#features/bonds/index.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { EarnElsewhere, EarnNav, ListHead, ReadAge, useArrival } from '#features/rewards/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { VisitorPace } from '#reads/rewards/VisitorPace.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Cards, Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { planRedeem } from '#writes/rewards/bonds.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { BondCard } from './BondCard.tsx';
import { OwnBonds } from './OwnBonds.tsx';
import { useBondPage, type BondPageView } from './useBondPage.ts';

interface PartProps {
  readonly page: BondPageView;
  readonly onRedeem: (bond: BondView) => void;
}

function NoBonds({ page }: Pick<PartProps, 'page'>): ReactElement {
  return (
    <Card>
      {page.isFailed ? (
        <EmptyState icon="alert" title={<Trans>Couldn't load the bonds</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your bonds are not affected.</Trans>
        </EmptyState>
      ) : (
        <EmptyState icon="layers" title={<Trans>No bonds are sold now</Trans>}>
          <Trans>The registry lists none. New ones appear here as soon as it does.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

function List({ page, onRedeem }: PartProps): ReactElement {
  const { isListed, isFailed, pace, shown, hasMore, showMore, opened, toggle } = page;
  useArrival(
    opened,
    shown.some(({ address }) => address === opened),
  );
  if (!isListed && !isFailed && shown.length === 0) return <PositionSkeletons count={4} />;
  return (
    <Cards>
      {shown.length > 0 && (
        <ListHead>
          <h2>
            <Plural value={shown.length} one="# bond" other="# bonds" />
          </h2>
        </ListHead>
      )}
      {shown.length === 0 && <NoBonds page={page} />}
      {shown.map((bond) => (
        <BondCard
          key={bond.address}
          bond={bond}
          isOpen={bond.address === opened}
          onToggle={() => toggle(bond.address)}
          onRedeem={onRedeem}
        />
      ))}
      {hasMore && (
        <Button variant="outline" onClick={showMore}>
          <Trans>Show more bonds</Trans>
        </Button>
      )}
      {shown.length > 0 && <ReadAge pace={pace} />}
    </Cards>
  );
}

/** Keeps redemption dialogs open after their bond leaves the list. */
function Bonds(): ReactElement {
  const page = useBondPage();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const { account } = page;
  const redeem = ({ address, payoutToken, pending }: BondView): void => {
    if (!account || !payoutToken) return;
    const plan = planRedeem(address, payoutToken, account, pending);
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  return (
    <>
      {page.isMissing && (
        <Banner tone="warning" role="status" title={<Trans>There is no such bond</Trans>}>
          <Trans>Check the address, or choose a bond below.</Trans>
        </Banner>
      )}
      {account && !page.isFailed && <OwnBonds page={page} account={account} onRedeem={redeem} />}
      <List page={page} onRedeem={redeem} />
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

function NotSetUp(): ReactElement {
  return (
    <Notice title={<Trans>Bonds are not set up here</Trans>}>
      <p>
        <Trans>No registry of bonds is set up on this site. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}

/** Source: spec 001 sections 1 to 3. */
export function BondPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Bonds`);
  return (
    <Screen>
      <EarnNav />
      <PageHead
        title={<Trans>Bonds</Trans>}
        words={<Trans>Buy tokens at a bond's price now and receive them block by block as they vest</Trans>}
      >
        {env.bondRegistry && (
          <ButtonFace as={RouteLink} to={paths.mining} data-variant="outline" data-size="sm">
            <Trans>All rewards</Trans>
          </ButtonFace>
        )}
      </PageHead>
      <VisitorPace>{env.bondRegistry ? <Bonds /> : <NotSetUp />}</VisitorPace>
    </Screen>
  );
}
