/** A page's width and height in CSS pixels, and its pointer. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pointer: 'mouse' | 'touch';
}

/** A page of any engine, with storage of its own. Points are in CSS pixels of what the page shows. */
export interface EnginePage {
  /** Loads an address and returns once its document is there. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It is serialised, so it uses nothing from outside itself; values travel as JSON. */
  run: <T, A>(work: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Presses at a point with the pointer of the screen, and releases. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses the key Esc. */
  escape: () => Promise<void>;
  /** Errors of the page and its console so far. */
  errors: () => Promise<readonly string[]>;
  /** A PNG of what the window shows. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  newPage: (screen: Screen) => Promise<EnginePage>;
  /** Opens a page in a browser that keeps pages for Back, where the usual one keeps none. */
  readonly newKeptPage?: (screen: Screen) => Promise<EnginePage>;
  /** Opens a page in a browser whose settings take away all that they can. */
  readonly newStrictPage?: (screen: Screen) => Promise<EnginePage>;
  /** Shows an address in an ordinary window, where driven ones have no disk cache. @returns the function that closes it */
  readonly show?: (url: string) => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** The body of a function that runs `work` on JSON and returns JSON, or rejects. `__name` is what tsx wraps functions in. */
export const onJson = (work: (argument: never) => unknown, json: string): string =>
  `const __name = (made) => made; return JSON.stringify((await (${work.toString()})(JSON.parse(${json}))) ?? null);`;
