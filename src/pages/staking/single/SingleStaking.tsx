import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { PositionSkeleton } from '#features/position/index.ts';
import { EarnElsewhere, ENTRY, useArrival, useOpenEntry } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useSingleProgrammes, type SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { SingleCard } from './SingleCard.tsx';

interface EntryProps {
  readonly programme: SingleProgramme;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function UnreadToken({ address }: { readonly address: Address }): ReactElement {
  return (
    <Card>
      <EmptyState icon="alert" title={<Trans>Couldn't read a token of this programme</Trans>}>
        <Trans>
          The token <AddressLink address={address} /> didn't answer. Retrying with each new block; your stakes are not
          affected.
        </Trans>
      </EmptyState>
    </Card>
  );
}

export function SingleEntry({ programme, isOpen, onToggle }: EntryProps): ReactElement {
  const { token, rewardToken, isFailed, unreadToken } = programme;
  if (token && rewardToken) {
    return <SingleCard programme={programme} token={token} isOpen={isOpen} onToggle={onToggle} />;
  }
  if (unreadToken) return <UnreadToken address={unreadToken} />;
  if (!isFailed) return <PositionSkeleton />;
  return (
    <Card>
      <EmptyState icon="alert" title={<Trans>Couldn't load the staking contract</Trans>}>
        <Trans>The node didn't respond. Retrying with each new block; your stakes are not affected.</Trans>
      </EmptyState>
    </Card>
  );
}

/** Source: spec 001 section 1. */
export function SingleStaking(): ReactElement {
  const { account } = useWallet();
  const programmes = useSingleProgrammes(env.singleStaking, account);
  const { named, opened, toggle } = useOpenEntry(ENTRY.single, env.singleStaking[0]);
  useArrival(named, programmes.find(({ staking }) => staking === named)?.rewardToken !== undefined);
  if (programmes.length === 0) {
    return (
      <Notice title={<Trans>Single-token staking is not set up here</Trans>}>
        <p>
          <Trans>No contract for it is set up on this site. Your tokens are not affected.</Trans>
        </p>
        <EarnElsewhere />
      </Notice>
    );
  }
  return (
    <Cards>
      {programmes.map((programme) => (
        <SingleEntry
          key={programme.staking}
          programme={programme}
          isOpen={opened === programme.staking}
          onToggle={() => toggle(programme.staking)}
        />
      ))}
    </Cards>
  );
}
