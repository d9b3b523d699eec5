import { lazy, Suspense, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import type { CommandDialogs } from './useCommandDialogs.ts';

const CommandPalette = lazy(async () => ({
  default: (await importWithRetry(() => import('./CommandPalette.tsx'))).CommandPalette,
}));
const ShortcutList = lazy(async () => ({
  default: (await importWithRetry(() => import('./ShortcutList.tsx'))).ShortcutList,
}));

export function Commands({ shown, used, show, close }: CommandDialogs): ReactElement {
  return (
    <Suspense>
      {used.includes('palette') && (
        <CommandPalette open={shown === 'palette'} onClose={close} onShortcuts={() => show('shortcuts')} />
      )}
      {used.includes('shortcuts') && <ShortcutList open={shown === 'shortcuts'} onClose={close} />}
    </Suspense>
  );
}
