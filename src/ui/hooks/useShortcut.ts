import { useLayoutEffect } from 'react';
import { isShortcut, shortcuts, type ShortcutName } from '../keys/shortcuts.ts';
import { useLatest } from './useLatest.ts';

const typed = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typed) !== null;

export const isHeld = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => !dialog.closest('[data-phase="leaving"]'));

/** Ignored while a dialog is open, and for a plain character while the user types. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const latest = useLatest(run);
  useLayoutEffect(() => {
    const isPlain = !shortcuts[name].some((combination) => combination.includes('Mod+'));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isShortcut(event, name)) return;
      if (isHeld() || (isPlain && isTyping(event))) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [name, latest]);
}
