import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shareText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';
import { useVotingPower, type VotingPower } from '#reads/governance/useVotingPower.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { Stack } from '../GovernanceStyles.ts';

const DelegateDialog = lazyPart(async () => (await import('./DelegateDialog.tsx')).DelegateDialog);

interface PartProps {
  readonly governor: Governor;
  readonly power: VotingPower;
}

function Delegatee({ account, delegatee }: { readonly account: Address; readonly delegatee: Address | undefined }) {
  if (delegatee === undefined) return <>{NO_VALUE}</>;
  if (delegatee === ZERO_ADDRESS) return <Trans>Nobody</Trans>;
  return delegatee === account ? <Trans>Yourself</Trans> : <AddressLink address={delegatee} />;
}

function Figures({ governor, power, account }: PartProps & { readonly account: Address }): ReactElement {
  const mask = useMask();
  const { token, supply } = governor;
  const { votes, balance, delegatee } = power;
  const share = votes === undefined || !supply ? undefined : shareText({ numerator: votes, denominator: supply });
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Your votes</Trans>
        </dt>
        <dd>
          <Reward raw={votes} token={token} />
          <small>{share === undefined ? NO_VALUE : <Trans>{mask(share)} of all tokens</Trans>}</small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Your tokens</Trans>
        </dt>
        <dd>
          <Reward raw={balance} token={token} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Delegated to</Trans>
        </dt>
        <dd>
          <Delegatee account={account} delegatee={delegatee} />
        </dd>
      </Tile>
    </Tiles>
  );
}

export function VotingPowerCard({ governor }: { readonly governor: Governor }): ReactElement | null {
  const { account, signer } = useWallet();
  const power = useVotingPower(governor.contract, governor.token?.address, account);
  // Names the account, so that the dialog closes if the account changes.
  const [open, setOpen] = useState<{ readonly account: Address | undefined }>();
  if (!account) return null;
  const { balance, delegatee } = power;
  const isLocked = balance !== undefined && balance > 0n && delegatee === ZERO_ADDRESS;
  return (
    <Stack>
      <Figures governor={governor} power={power} account={account} />
      {isLocked && (
        <Banner
          tone="info"
          title={<Trans>Unlock voting</Trans>}
          action={
            signer && (
              <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setOpen({ account })}>
                <Trans>Unlock voting</Trans>
              </Button>
            )
          }
        >
          <Trans>Your tokens don't vote yet. Delegate them to yourself or to somebody you trust; you keep them.</Trans>
        </Banner>
      )}
      {signer && delegatee !== undefined && delegatee !== ZERO_ADDRESS && (
        <div>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen({ account })}>
            <Trans>Change delegation</Trans>
          </Button>
        </div>
      )}
      {open && open.account === account && (
        <DelegateDialog governor={governor} power={power} account={account} onClose={() => setOpen(undefined)} />
      )}
    </Stack>
  );
}
