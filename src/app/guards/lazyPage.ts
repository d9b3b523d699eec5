import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import { tabStorage } from '#lib/storage.ts';
import { loadPageOnce } from './loadPageOnce.ts';
import { reloadServed } from '#updaters/session/reloadServed.ts';

/** A flag in the tab's storage, so that a reload in another tab does not stop this tab's reload. */
const inBrowser = { storage: tabStorage, reload: () => void reloadServed() };

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
