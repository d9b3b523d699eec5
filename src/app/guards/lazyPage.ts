import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { tabStorage, type SafeStorage } from '#lib/storage.ts';
import { reloadServed } from '#updaters/session/reloadServed.ts';

/** A flag in the tab's storage, so that a reload in another tab does not stop this tab's reload. */
const inBrowser = { storage: tabStorage, reload: () => void reloadServed() };

interface ReloadOnce {
  readonly storage: SafeStorage;
  readonly reload: () => void;
}

const mark = 'true';

/**
 * A failed load usually means a new release, so the page reloads once; a stored flag remembers it. A second failure,
 * or one without storage, is thrown.
 */
export async function loadPageOnce<T>(load: () => Promise<T>, { storage, reload }: ReloadOnce): Promise<T> {
  try {
    const page = await load();
    storage.remove(storageKeys.lazyPageReloaded);
    return page;
  } catch (cause) {
    if (storage.get(storageKeys.lazyPageReloaded) === mark) {
      storage.remove(storageKeys.lazyPageReloaded);
      throw cause;
    }
    // Reloading without the stored flag would never end.
    if (!storage.set(storageKeys.lazyPageReloaded, mark)) throw cause;
    reload();
    return new Promise<T>(() => undefined);
  }
}

export interface LazyPage {
  readonly Page: () => ReactElement;
  readonly preload: () => Promise<unknown>;
}

export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = (): Promise<ComponentType> => {
    loading ??= loadPageOnce(load, inBrowser).then((page) => (loaded = page));
    return loading;
  };
  const Later = lazy(async () => ({ default: await preload() }));
  // The first rendered component stays: replacing it would lose the page's state.
  const Page = (): ReactElement => createElement(useState((): ComponentType => loaded ?? Later)[0]);
  return { Page, preload };
};
