import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { Funding, Reward } from '#features/rewards/index.ts';
import type { LockProgramme } from '#reads/staking/useLockProgramme.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

export interface LockPartProps {
  readonly programme: LockProgramme;
  readonly token: Token;
}

export function LockSolvency({ programme, token }: LockPartProps): ReactElement {
  const { held, owed } = programme;
  const isKnown = held !== undefined && owed !== undefined;
  const isShort = isKnown && held < owed;
  const free = isKnown && !isShort ? held - owed : undefined;
  const amount = (raw: bigint | undefined) => <Reward raw={raw} token={token} isPublic />;
  const missing = amount(isShort ? owed - held : undefined);
  return (
    <>
      {isShort && (
        <Banner tone="danger" role="status" title={<Trans>The contract can't pay what it owes</Trans>}>
          <Trans>It lacks {missing} for the locks it has. Locking more may leave you unpaid at the end.</Trans>
        </Banner>
      )}
      <Funding
        title={<Trans>Payouts covered</Trans>}
        lasts={isKnown && (isShort ? <Trans>No</Trans> : <Trans>Yes</Trans>)}
        rows={[
          { key: 'held', label: <Trans>The contract holds</Trans>, value: amount(held) },
          { key: 'owed', label: <Trans>Owed at the end of all locks</Trans>, value: amount(owed) },
          { key: 'free', label: <Trans>Free for new rewards</Trans>, value: amount(free) },
        ]}
      >
        <Trans>Free = what the contract holds − what it owes at the end of all locks.</Trans>
      </Funding>
    </>
  );
}
