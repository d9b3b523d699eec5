export const keyActions = [
  'buy',
  'sell',
  'market',
  'limit',
  'tickUp',
  'tickDown',
  'share25',
  'share50',
  'share75',
  'max',
  'cancelLast',
  'cancelAll',
  'nextInterval',
  'previousInterval',
  'nextMarket',
  'previousMarket',
] as const;

export type KeyAction = (typeof keyActions)[number];

/** One character, upper case for a letter; "Shift+" precedes letters only. */
export type TradeKey = string;

export const NO_KEY: TradeKey = '';

export const defaultKeys: Readonly<Record<KeyAction, TradeKey>> = {
  buy: 'B',
  sell: 'S',
  market: 'M',
  limit: 'L',
  tickUp: '+',
  tickDown: '-',
  share25: '1',
  share50: '2',
  share75: '3',
  max: '4',
  cancelLast: 'C',
  cancelAll: 'Shift+C',
  nextInterval: 'I',
  previousInterval: 'Shift+I',
  nextMarket: 'N',
  previousMarket: 'Shift+N',
};

const RESERVED: readonly TradeKey[] = ['?'];

const VALID = /^(?:(?:Shift\+)?[A-Z]|[^\sa-zA-Z])$/u;

/** True for a key that an action can have. `NO_KEY` turns the action's key off. */
export const isTradeKey = (key: TradeKey): boolean => key === NO_KEY || (VALID.test(key) && !RESERVED.includes(key));

interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const LETTER = /^[a-zA-Z]$/;
const LETTER_CODE = /^Key([A-Z])$/;

/**
 * Key of a key press; undefined for presses that are no key of an action. In another alphabet a letter is that of the
 * physical key.
 */
export const keyOfPress = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): TradeKey | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  const onKeyboard = LETTER_CODE.exec(code)?.[1];
  const letter = LETTER.test(key) ? key.toUpperCase() : onKeyboard;
  const pressed = letter === undefined ? key : (shiftKey ? 'Shift+' : '') + letter;
  return pressed !== NO_KEY && isTradeKey(pressed) ? pressed : undefined;
};

/**
 * Keys in use: chosen ones replace the defaults. If two actions have one key, a chosen key counts first, then the
 * earlier action.
 */
export const keysOf = (chosen: Readonly<Record<string, string>>): Readonly<Record<KeyAction, TradeKey>> => {
  const keys: Record<KeyAction, TradeKey> = { ...defaultKeys };
  const isChosen = (action: KeyAction): boolean => Object.hasOwn(chosen, action) && isTradeKey(chosen[action] ?? '');
  const used = new Set<TradeKey>();
  const take = (action: KeyAction, key: TradeKey): void => {
    keys[action] = used.has(key) ? NO_KEY : key;
    if (key !== NO_KEY) used.add(key);
  };
  for (const action of keyActions) if (isChosen(action)) take(action, chosen[action] ?? NO_KEY);
  for (const action of keyActions) if (!isChosen(action)) take(action, defaultKeys[action]);
  return keys;
};

/** Another action that has the key; undefined if there is none. */
export const actionWithKey = (
  keys: Readonly<Record<KeyAction, TradeKey>>,
  key: TradeKey,
  except?: KeyAction,
): KeyAction | undefined =>
  key === NO_KEY ? undefined : keyActions.find((action) => action !== except && keys[action] === key);

/** Valid entries of stored or imported keys. */
export const readKeys = (entries: Readonly<Record<string, unknown>>): Readonly<Partial<Record<KeyAction, TradeKey>>> =>
  Object.fromEntries(
    keyActions.flatMap((action) => {
      const key = Object.hasOwn(entries, action) ? entries[action] : undefined;
      return typeof key === 'string' && isTradeKey(key) ? [[action, key]] : [];
    }),
  );
