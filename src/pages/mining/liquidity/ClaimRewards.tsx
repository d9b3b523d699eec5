import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TransactionDialog } from '#features/transactions/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { PoolPartProps } from './poolPart.ts';
import { Pending } from './Pending.tsx';
import { useMiningSend } from './useMiningSend.ts';

/** Claims what a stake has earned; nothing without a stake. */
export function ClaimRewards(props: PoolPartProps): ReactElement | null {
  const { pool, page } = props;
  const { staked, pending, isVaultShort } = pool;
  const { isPaused } = page.context.programme;
  const { signer } = useWallet();
  const { state, planOf, summaryOf, send, reset } = useMiningSend(props);
  const canUse = signer !== undefined && staked !== undefined && staked > 0n;
  if (!canUse && state.phase === 'idle') return null;
  const plan = planOf('claimRewards', 0n);
  const hasRewards = pending !== undefined && (pending[0] > 0n || pending[1] > 0n);
  return (
    <>
      <Button
        variant="primary"
        block
        disabled={!hasRewards || !plan || isVaultShort || isPaused === true}
        onClick={() => send(plan)}
      >
        {hasRewards ? (
          <span>
            <Trans>
              Claim <Pending pool={pool} page={page} />
            </Trans>
          </span>
        ) : (
          <Trans>Nothing to claim yet</Trans>
        )}
      </Button>
      <TransactionDialog state={state} summary={summaryOf(plan)} onDismiss={reset} />
    </>
  );
}
