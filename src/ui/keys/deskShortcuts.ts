import { isOneOf, type KeyPress } from './shortcuts.ts';

/** Keys of the trade page's parts in the format of `shortcuts`. They load with these parts. */
export const deskShortcuts = {
  levelTake: ['Enter', ' '],
  priceTick: ['ArrowUp', 'ArrowDown'],
  priceTenTicks: ['Shift+ArrowUp', 'Shift+ArrowDown', 'PageUp', 'PageDown'],
  depthMove: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  depthTake: ['Enter'],
  trendMove: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  trendMoveFar: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  trendTake: ['Enter', ' '],
  panelSize: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  panelSizeFar: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  panelCollapse: ['Enter'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DeskShortcutName = keyof typeof deskShortcuts;

export const isDeskShortcut = (press: KeyPress, name: DeskShortcutName): boolean => isOneOf(press, deskShortcuts[name]);
