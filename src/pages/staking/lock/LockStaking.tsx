import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { LOCK_PARAMETER } from '#config/paths.ts';
import { stakingRules } from '#config/stakingRules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { PositionSkeleton } from '#features/position/index.ts';
import {
  EarnElsewhere,
  RawUnitsNotice,
  useArrival,
  useLockAsset,
  useLockTokens,
  useOpenEntry,
} from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockProgramme } from '#reads/staking/useLockProgramme.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { LockCard, type LockCardProps } from './LockCard.tsx';
import { OwnStakes } from './OwnStakes.tsx';

interface ProgrammeProps extends Pick<LockCardProps, 'isOpen' | 'onToggle'> {
  readonly staking: Address;
}

function Programme({ staking, isOpen, onToggle }: ProgrammeProps): ReactElement {
  const programme = useLockProgramme(staking);
  const { token, isPaused, isFailed } = programme;
  const asset = useLockAsset(staking);
  if (isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load the staking contract</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your locks are not affected.</Trans>{' '}
          {onToggle && <AddressLink address={staking} />}
        </EmptyState>
      </Card>
    );
  }
  if (!token) return <PositionSkeleton />;
  return (
    <>
      {isOpen && isPaused === true && (
        <Banner tone="warning" role="status" title={<Trans>Staking is suspended</Trans>}>
          <Trans>
            The contract accepts no stakes or withdrawals until it resumes. Your tokens stay in the contract.
          </Trans>
        </Banner>
      )}
      {isOpen && <RawUnitsNotice tokens={[token]} />}
      <LockCard programme={programme} token={token} asset={asset} isOpen={isOpen} onToggle={onToggle} />
    </>
  );
}

interface OwnProps extends Pick<LockCardProps, 'isOpen'> {
  readonly staking: Address;
  readonly account: Address;
}

function Own({ staking, account, isOpen }: OwnProps): ReactElement | null {
  const programme = useLockProgramme(staking);
  const [limit, setLimit] = useState<number>(stakingRules.shown);
  const own = useLockedStakes(staking, account, limit);
  const { token } = programme;
  const asset = useLockAsset(staking);
  if (!token) return null;
  return (
    <OwnStakes
      programme={programme}
      token={token}
      asset={asset}
      isShort={!isOpen}
      own={own}
      limit={limit}
      onMore={() => setLimit(limit + stakingRules.shown)}
    />
  );
}

/** Source: spec 001 sections 1 to 5. */
export function LockStaking(): ReactElement {
  const { account } = useWallet();
  const { named, opened, toggle } = useOpenEntry(LOCK_PARAMETER, env.lockStaking[0]);
  const contracts = env.lockStaking;
  const locks = useLockTokens();
  useArrival(named, locks.find(({ staking }) => staking === named)?.token !== undefined);
  if (contracts.length > 0) {
    const isOnly = contracts.length === 1;
    const isOpen = (staking: Address): boolean => isOnly || staking === opened;
    return (
      <>
        {contracts.map((staking) => (
          <Programme
            key={staking}
            staking={staking}
            isOpen={isOpen(staking)}
            onToggle={isOnly ? undefined : () => toggle(staking)}
          />
        ))}
        {account &&
          contracts.map((staking) => (
            <Own key={staking} staking={staking} account={account} isOpen={isOpen(staking)} />
          ))}
      </>
    );
  }
  return (
    <Notice title={<Trans>Lock and stake is not set up here</Trans>}>
      <p>
        <Trans>No contract for it is set up on this site. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}
