import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { storage } from '#lib/storage.ts';
import { loadPageOnce } from './loadPageOnce.ts';

const inBrowser = { storage, reload: () => window.location.reload() };

/** A page whose script arrives when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadPageOnce(load, inBrowser) }));
