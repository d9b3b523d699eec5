import type { Result } from './result.ts';

/** A reload or a failure keeps the last good value. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown; readonly value?: T };

export const idle: Loadable<never> = { status: 'idle' };
export const loading: Loadable<never> = { status: 'loading' };

export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });

export const failed = <T>(error: unknown, value?: T): Loadable<T> =>
  value === undefined ? { status: 'failed', error } : { status: 'failed', error, value };

export const reloading = <T>(value: T | undefined): Loadable<T> =>
  value === undefined ? loading : { status: 'loading', value };

export const valueOf = <T>(loadable: Loadable<T>): T | undefined =>
  loadable.status === 'idle' ? undefined : loadable.value;

export const mapLoadable = <T, U>(loadable: Loadable<T>, translate: (value: T) => Result<U, unknown>): Loadable<U> => {
  if (loadable.status === 'idle') return loadable;
  const translated = loadable.value === undefined ? undefined : translate(loadable.value);
  if (translated?.ok === false) return failed(translated.error);
  if (loadable.status === 'failed') return failed(loadable.error, translated?.value);
  return loadable.status === 'ready' && translated ? ready(translated.value) : reloading(translated?.value);
};

export const isFirstLoad = (loadable: Loadable<unknown>): boolean =>
  loadable.status === 'loading' && loadable.value === undefined;
