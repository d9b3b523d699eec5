import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { stakingRules } from '#config/stakingRules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { BodyColumn, PositionBody, PositionFrame, PositionSkeleton } from '#features/position/index.ts';
import { EarnElsewhere, RawUnitsNotice } from '#features/rewards/index.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockProgramme } from '#reads/staking/useLockProgramme.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { LockForm } from './LockForm.tsx';
import { LockOffers } from './LockOffers.tsx';
import { LockSolvency } from './LockSolvency.tsx';
import { OwnStakes } from './OwnStakes.tsx';

function NoOffers(): ReactElement {
  return (
    <EmptyState icon="layers" title={<Trans>No lock time is offered now</Trans>}>
      <Trans>The contract takes no new locks. Existing locks unlock at their end.</Trans>
    </EmptyState>
  );
}

function Programme({ staking }: { readonly staking: Address }): ReactElement {
  const { account } = useWallet();
  const programme = useLockProgramme(staking);
  const [limit, setLimit] = useState<number>(stakingRules.shown);
  const own = useLockedStakes(staking, account, limit);
  const { token, isPaused, isFailed } = programme;
  if (isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load the staking contract</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your locks are not affected.</Trans>
        </EmptyState>
      </Card>
    );
  }
  if (!token) return <PositionSkeleton />;
  return (
    <>
      {isPaused === true && (
        <Banner tone="warning" role="status" title={<Trans>Staking is suspended</Trans>}>
          <Trans>
            The contract accepts no stakes or withdrawals until it resumes. Your tokens stay in the contract.
          </Trans>
        </Banner>
      )}
      <RawUnitsNotice tokens={[token]} />
      <PositionFrame>
        <PositionBody>
          <BodyColumn>
            <LockOffers programme={programme} />
            <LockSolvency programme={programme} token={token} />
          </BodyColumn>
          {programme.offers?.length === 0 ? <NoOffers /> : <LockForm programme={programme} token={token} />}
        </PositionBody>
      </PositionFrame>
      {account && (
        <OwnStakes
          programme={programme}
          token={token}
          own={own}
          limit={limit}
          onMore={() => setLimit(limit + stakingRules.shown)}
        />
      )}
    </>
  );
}

/** Spec 001 sections 2 to 5. */
export function LockStaking(): ReactElement {
  if (env.lockStaking) return <Programme staking={env.lockStaking} />;
  return (
    <Notice title={<Trans>Lock and stake is not set up here</Trans>}>
      <p>
        <Trans>This site names no contract for it. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}
