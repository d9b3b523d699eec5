import { type ReactElement } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { CommandDialogs } from './useCommandDialogs.ts';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);
const ShortcutList = lazyPart(async () => (await import('./ShortcutList.tsx')).ShortcutList);

export function Commands({ shown, used, show, close }: CommandDialogs): ReactElement {
  return (
    <>
      {used.includes('palette') && (
        <CommandPalette open={shown === 'palette'} onClose={close} onShortcuts={() => show('shortcuts')} />
      )}
      {used.includes('shortcuts') && <ShortcutList open={shown === 'shortcuts'} onClose={close} />}
    </>
  );
}
