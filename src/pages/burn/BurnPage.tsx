import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { Address } from '#domain/tokens/types.ts';
import { EarnElsewhere, EarnNav, RawUnitsNotice, ReadAge } from '#features/rewards/index.ts';
import { VaultWarning, VaultFunding } from '#features/vault/index.ts';
import { VisitorPace } from '#reads/rewards/VisitorPace.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Screen } from '#ui/layout/ListPage.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { BurnTiles, EpochFacts } from './BurnFacts.tsx';
import { BurnForm } from './BurnForm.tsx';
import { Column, Columns } from './BurnStyles.ts';
import { ClaimBurned } from './ClaimBurned.tsx';
import { useBurnPage, type BurnPageView } from './useBurnPage.ts';

function BurnVault({ page }: { readonly page: BurnPageView }): ReactElement {
  return (
    <VaultFunding programme="burn" token={page.programme.rewardToken}>
      <Trans>Every claim is paid from this vault, and fails if it can't pay.</Trans>
    </VaultFunding>
  );
}

const [tilesHeight, bodyHeight] = ['88px', '360px'];

function Notices({ page }: { readonly page: BurnPageView }): ReactElement {
  const { isPaused, epoch, burnToken, rewardToken } = page.programme;
  return (
    <>
      <RawUnitsNotice tokens={[burnToken, rewardToken]} />
      {isPaused === true && (
        <Banner tone="warning" role="status" title={<Trans>Burn & Earn is paused</Trans>}>
          <Trans>Nothing can be burned or claimed until it resumes. Your rewards stay recorded in the contract.</Trans>
        </Banner>
      )}
      {epoch?.reward === 0n && (
        <Banner tone="info" title={<Trans>Burning earns no more rewards</Trans>}>
          <Trans>Rewards you earned before stay recorded in the contract.</Trans>
        </Banner>
      )}
      <VaultWarning
        programme="burn"
        token={rewardToken}
        whenShort={<Trans>Claims fail once it is empty. Think twice before you burn.</Trans>}
        whenLow={<Trans>Claims fail once it is empty. Think twice before you burn.</Trans>}
      />
    </>
  );
}

function Programme({ contract }: { readonly contract: Address }): ReactElement {
  const page = useBurnPage(contract);
  const { epoch, isFailed } = page.programme;
  if (isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load Burn & Earn</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your rewards are not affected.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (!epoch) {
    return (
      <div aria-busy="true">
        <Skeleton $height={tilesHeight} />
        <Skeleton $height={bodyHeight} />
      </div>
    );
  }
  return (
    <>
      <Notices page={page} />
      <BurnTiles page={page} />
      <Columns>
        <Column>
          <EpochFacts page={page} />
          <ClaimBurned page={page} />
          <BurnVault page={page} />
        </Column>
        <BurnForm page={page} />
      </Columns>
      <ReadAge />
    </>
  );
}

function NotSetUp(): ReactElement {
  return (
    <Notice title={<Trans>Burn & Earn is not set up here</Trans>}>
      <p>
        <Trans>No contract for burned tokens is set up on this site.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}

/** Source: spec 001 section 2. */
export function BurnPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Burn & Earn`);
  return (
    <Screen>
      <EarnNav />
      <PageHead
        title={<Trans>Burn & Earn</Trans>}
        words={<Trans>Burn eMYT for good and share the epoch's reward with everybody who does</Trans>}
      >
        {env.burnEarn && (
          <ButtonFace as={RouteLink} to={paths.mining} data-variant="outline" data-size="sm">
            <Trans>All rewards</Trans>
          </ButtonFace>
        )}
      </PageHead>
      <VisitorPace>{env.burnEarn ? <Programme contract={env.burnEarn} /> : <NotSetUp />}</VisitorPace>
    </Screen>
  );
}
