import type { Result } from './result.ts';

/** A reload or a failure keeps the last good value. `E`: type of the error. */
export type Loadable<T, E = unknown> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: E; readonly value?: T };

export const idle: Loadable<never, never> = { status: 'idle' };
export const loading: Loadable<never, never> = { status: 'loading' };

export const ready = <T>(value: T): Loadable<T, never> => ({ status: 'ready', value });

export const failed = <E, T = never>(error: E, value?: T): Loadable<T, E> =>
  value === undefined ? { status: 'failed', error } : { status: 'failed', error, value };

export const reloading = <T>(value: T | undefined): Loadable<T, never> =>
  value === undefined ? loading : { status: 'loading', value };

export const valueOf = <T>(loadable: Loadable<T>): T | undefined =>
  loadable.status === 'idle' ? undefined : loadable.value;

export const mapLoadable = <T, U, E, F = never>(
  loadable: Loadable<T, E>,
  translate: (value: T) => Result<U, F>,
): Loadable<U, E | F> => {
  if (loadable.status === 'idle') return loadable;
  const translated = loadable.value === undefined ? undefined : translate(loadable.value);
  if (translated?.ok === false) return failed(translated.error);
  if (loadable.status === 'failed') return failed(loadable.error, translated?.value);
  return loadable.status === 'ready' && translated ? ready(translated.value) : reloading(translated?.value);
};

export const isFirstLoad = (loadable: Loadable<unknown>): boolean =>
  loadable.status === 'loading' && loadable.value === undefined;
