import { useState } from 'react';
import { useShortcut } from '#ui/hooks/useShortcut.ts';

type CommandDialog = 'palette' | 'shortcuts';

interface Dialogs {
  readonly shown: CommandDialog | undefined;
  readonly used: readonly CommandDialog[];
}

export interface CommandDialogs extends Dialogs {
  readonly show: (dialog: CommandDialog) => void;
  readonly close: () => void;
}

export const useCommandDialogs = (): CommandDialogs => {
  const [dialogs, set] = useState<Dialogs>({ shown: undefined, used: [] });
  const show = (shown: CommandDialog): void => set(({ used }) => ({ shown, used: [...new Set([...used, shown])] }));
  const close = (): void => set(({ used }) => ({ shown: undefined, used }));
  useShortcut('palette', () => show('palette'));
  useShortcut('shortcutList', () => show('shortcuts'));
  return { ...dialogs, show, close };
};
