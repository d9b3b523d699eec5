export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pointer: 'mouse' | 'touch';
}

/** Has separate storage. Points are CSS pixels of the viewport. */
export interface EnginePage {
  /** Returns once the document exists. */
  open: (url: string) => Promise<void>;
  /** Serialised: it uses nothing from outside; values travel as JSON. */
  run: <T, A>(work: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  escape: () => Promise<void>;
  errors: () => Promise<readonly string[]>;
  /** PNG of the viewport. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  newPage: (screen: Screen) => Promise<EnginePage>;
  /** In a browser with a back-forward cache. */
  readonly newKeptPage?: (screen: Screen) => Promise<EnginePage>;
  /** In a browser with the strictest settings. */
  readonly newStrictPage?: (screen: Screen) => Promise<EnginePage>;
  /** In an ordinary window, as driven ones have no disk cache. @returns the function that closes it */
  readonly show?: (url: string) => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Runs `work` on JSON and returns JSON, or rejects. tsx wraps functions in `__name`. */
export const onJson = (work: (argument: never) => unknown, json: string): string =>
  `const __name = (made) => made; return JSON.stringify((await (${work.toString()})(JSON.parse(${json}))) ?? null);`;
