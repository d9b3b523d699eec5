import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { compoundPath } from '#config/compound.ts';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { addPath } from '#config/paths.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { PoolPartProps } from './poolPart.ts';

/** Rewards back into the pool, if one of its tokens is the reward. */
export function CompoundLink({ pool, page }: PoolPartProps): ReactElement | null {
  const { rewardToken, isPaused } = page.context.programme;
  const { sides, exchangeId, pending, isFinished, isVaultShort } = pool;
  const { signer } = useWallet();
  const isRewarded = sides?.some(
    ({ currency }) => currency.kind === 'token' && currency.address === rewardToken?.address,
  );
  const isClosed = isFinished || isVaultShort || isPaused !== false;
  const hasBook = exchangeById(exchangeId ?? null)?.orderBook !== undefined;
  if (!sides || !isRewarded || !signer || !pending || pending[0] === 0n || isClosed || !hasBook) return null;
  const [a, b] = sides;
  const path = addPath(a.id, b.id, exchangeId === DEFAULT_EXCHANGE_ID ? undefined : exchangeId);
  return (
    <ButtonFace as={RouteLink} to={compoundPath(path)} data-variant="secondary" data-size="md" data-block="">
      <Trans>Compound</Trans>
    </ButtonFace>
  );
}
