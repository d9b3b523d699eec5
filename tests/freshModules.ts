/**
 * Files of a worker share its thread, its packages and its document, which take longer to load than most tests to run.
 * Everything else is separate: the application's modules, and packages with state, are loaded again for each file, and
 * its effects are removed at its end.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

const OWN_FOLDERS = ['src', 'tests'].map((name) => fileURLToPath(new URL(`../${name}/`, import.meta.url)));
const hasDocument = typeof document !== 'undefined';
/** Clean-up functions of the file, last registered first. */
const endings: (() => void)[] = [];

/** Puts the properties of an object back as they are now. */
const keepProperties = (object: object): void => {
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(object)));
  endings.push(() => {
    for (const key of Object.getOwnPropertyNames(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, was] of before) {
      const is = Object.getOwnPropertyDescriptor(object, key);
      if (is?.value !== was.value || is?.get !== was.get) Object.defineProperty(object, key, was);
    }
  });
};

/** Vitest hands jsdom's globals out by getters, which stay the same when a test sets another value. */
const keepWindow = (): void => {
  const keys = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([, { get, set }]) => get && set);
  const before = keys.map(([key]) => [key, Reflect.get(globalThis, key) as unknown] as const);
  endings.push(() => {
    for (const [key, was] of before) if (Reflect.get(globalThis, key) !== was) Reflect.set(globalThis, key, was);
  });
};

/** True if the caller is the application or a test and not a package: packages outlive the file. */
const isOwn = ({ stack = '' }: Error): boolean => {
  const caller = stack.split('\n')[1] ?? '';
  return OWN_FOLDERS.some((folder) => caller.includes(folder));
};

const callerOf = (called: (...given: never[]) => unknown): Error => {
  const trace = new Error();
  Error.captureStackTrace(trace, called);
  return trace;
};

type StartTimer = (callback: (...given: unknown[]) => void, ...rest: unknown[]) => object;

/** A timer that still runs would call what the next file has put in place of the network. */
const stopTimers = (name: 'setTimeout' | 'setInterval'): void => {
  const start = globalThis[name] as unknown as StartTimer;
  const running = new Map<object, Error>();
  const started: StartTimer = (callback, ...rest) => {
    const call = (...given: unknown[]): void => {
      if (name === 'setTimeout') running.delete(timer);
      callback(...given);
    };
    const timer = start(call, ...rest);
    running.set(timer, callerOf(started));
    return timer;
  };
  Object.defineProperties(started, Object.getOwnPropertyDescriptors(start));
  Reflect.set(globalThis, name, started);
  endings.push(() => {
    for (const [timer, trace] of running) if (isOwn(trace)) clearTimeout(timer as NodeJS.Timeout);
  });
};

type Listen = Parameters<EventTarget['addEventListener']>;

const stopListening = (target: EventTarget): void => {
  const listen = target.addEventListener.bind(target);
  const added: (readonly [Error, Listen])[] = [];
  const listening = (...given: Listen): void => {
    added.push([callerOf(listening), given]);
    listen(...given);
  };
  target.addEventListener = listening;
  endings.push(() => {
    for (const [trace, given] of added) if (isOwn(trace)) target.removeEventListener(...given);
  });
};

const emptyDocument = (): void => {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
};

// The mocks of a file are named after its setup.
(globalThis as unknown as { readonly __vitest_mocker__: { readonly reset: () => void } }).__vitest_mocker__.reset();
vi.resetModules();

for (const object of [globalThis, process.env, console]) keepProperties(object);
if (hasDocument) {
  keepWindow();
  const prototypes = [Element.prototype, HTMLElement.prototype, HTMLAnchorElement.prototype, Storage.prototype];
  for (const object of [document, navigator, ...prototypes]) keepProperties(object);
  for (const target of [document, window]) stopListening(target);
  endings.push(emptyDocument);
  keepProperties(window.history);
}
stopTimers('setTimeout');
stopTimers('setInterval');

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const end of endings.toReversed()) end();
});
