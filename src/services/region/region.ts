import { env } from '#config/env.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fetchRegion } from './fetchRegion.ts';
import type { Region } from './fetchRegion.ts';

/** `off`: there is nobody to ask. `unknown`: no answer that can be used. */
export type RegionAnswer =
  | { readonly status: 'off' | 'asking' | 'unknown' }
  | { readonly status: 'known'; readonly region: Region };

export interface RegionStore {
  answer(): RegionAnswer;
  subscribe(listener: () => void): () => void;
  /** Asks once for each load of the page; again only where it could not be learned. Never rejects. */
  ask(): Promise<void>;
}

/** What is known of the region that the page is visited from. */
export const createRegionStore = (url: string | undefined): RegionStore => {
  const changes = createNotifier();
  let answer: RegionAnswer = { status: 'off' };
  const become = (next: RegionAnswer): void => {
    answer = next;
    changes.tell();
  };
  return {
    answer: () => answer,
    subscribe: changes.add,
    async ask() {
      if (url === undefined || answer.status === 'asking' || answer.status === 'known') return;
      become({ status: 'asking' });
      const told = await fetchRegion(url);
      become(told.ok ? { status: 'known', region: told.value } : { status: 'unknown' });
    },
  };
};

/** The region of this visit, as an external store. */
export const region: RegionStore = createRegionStore(env.regionUrl);
