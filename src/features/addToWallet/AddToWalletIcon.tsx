import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { IconName } from '#ui/text/Icon.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import type { WatchedToken } from '#writes/wallet/useWatchAsset.ts';
import { useAdding, type Adding } from './useAdding.ts';

const icons: Readonly<Record<Adding['phase'], IconName>> = {
  idle: 'wallet',
  asking: 'clock',
  added: 'check',
  failed: 'warning',
};

interface AddToWalletIconProps extends Pick<ComponentPropsWithRef<'button'>, 'tabIndex' | 'onMouseMove'> {
  readonly token: WatchedToken;
}

export function AddToWalletIcon({ token, ...rest }: AddToWalletIconProps): ReactElement | null {
  const { t } = useLingui();
  const { isOffered, phase, ask } = useAdding(token);
  if (!isOffered) return null;
  const symbol = shortenSymbol(token.symbol);
  const words: Readonly<Record<Adding['phase'], string>> = {
    idle: t`Add ${symbol} to wallet`,
    asking: t`Add ${symbol} to wallet`,
    added: t`${symbol} added`,
    failed: t`The wallet couldn't add ${symbol}.`,
  };
  return (
    <IconButton
      {...rest}
      icon={icons[phase]}
      label={words[phase]}
      data-wallet={phase}
      aria-live="polite"
      onClick={phase === 'asking' || phase === 'added' ? undefined : ask}
    />
  );
}
