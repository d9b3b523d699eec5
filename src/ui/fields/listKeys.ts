import type { KeyboardEvent } from 'react';
import { isShortcut } from '../keys/shortcuts.ts';

const PAGE_ROWS = 8;

const movedBy = (key: string, active: number, last: number): number => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(Math.max(active, 0) + PAGE_ROWS, last);
    default:
      return Math.max(active - PAGE_ROWS, 0);
  }
};

export interface ListKeys {
  readonly active: number;
  readonly last: number;
  readonly onMove: (index: number) => void;
  readonly onTake: () => void;
}

export const followListKeys = (event: KeyboardEvent, { active, last, onMove, onTake }: ListKeys): void => {
  if (isShortcut(event, 'listMove')) onMove(movedBy(event.key, active, last));
  else if (isShortcut(event, 'listTake')) onTake();
  else return;
  event.preventDefault();
};
