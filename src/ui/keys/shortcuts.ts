/** Keys in the format of `KeyboardEvent.key`; `Mod` is Ctrl, or Cmd on a Mac. */
export const shortcuts = {
  palette: ['Mod+K'],
  shortcutList: ['?'],
  close: ['Escape'],
  listMove: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'],
  listTake: ['Enter'],
  optionOpen: ['ArrowUp', 'ArrowDown'],
  optionMove: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
  optionTake: ['Enter', ' '],
  groupMove: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  shareMove: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ShortcutName = keyof typeof shortcuts;

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly keyCode?: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
};

/** Safari marks the Enter that ends a composition only by this `keyCode`. */
const TAKEN_BY_INPUT_METHOD = 229;

export const isComposingKey = ({ keyCode, isComposing, nativeEvent = {} }: Partial<KeyPress>): boolean =>
  keyCode === TAKEN_BY_INPUT_METHOD || isComposing === true || nativeEvent.isComposing === true;

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Other alphabets have another character on the same physical key. */
const isKey = ({ key, code }: KeyPress, expected: string): boolean =>
  key.toLowerCase() === expected.toLowerCase() || (/^[A-Z]$/.test(expected) && code === `Key${expected}`);

const isCombination = (press: KeyPress, combination: string): boolean => {
  const parts = combination.split('+');
  const keyName = parts.at(-1) ?? '';
  const isWithMod = parts.includes('Mod');
  const [mod, other] = isMac() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  // The keyboard decides which characters need Shift.
  const isShiftRight = (keyName.length === 1 && !isWithMod) || press.shiftKey === parts.includes('Shift');
  return isKey(press, keyName) && mod === isWithMod && !other && !press.altKey && isShiftRight;
};

export const isOneOf = (press: KeyPress, combinations: readonly string[]): boolean =>
  !isComposingKey(press) && combinations.some((combination) => isCombination(press, combination));

export const isShortcut = (press: KeyPress, name: ShortcutName): boolean => isOneOf(press, shortcuts[name]);
