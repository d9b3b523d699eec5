/** A value that comes from the world. The last good value stays readable while it is read again or after a failure. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown; readonly value?: T };

export const idle: Loadable<never> = { status: 'idle' };
export const loading: Loadable<never> = { status: 'loading' };

export const valueOf = <T>(loadable: Loadable<T>): T | undefined =>
  loadable.status === 'idle' ? undefined : loadable.value;
