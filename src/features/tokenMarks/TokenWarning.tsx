import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectListingOf } from '#state/tokenStatus.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const UntrustedMark = lazyPart(async () => (await import('./UntrustedMark.tsx')).UntrustedMark);

/** Loads separately, because most pages show only listed tokens, which have no mark. */
export function TokenWarning({ token }: { readonly token: Token }): ReactElement | null {
  const { whitelisted, unsupported } = useAppSelector(selectListingOf)(token);
  return whitelisted && !unsupported ? null : <UntrustedMark token={token} />;
}
