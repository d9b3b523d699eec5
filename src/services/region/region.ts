import { env } from '#config/env.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fetchRegion, type Region } from './fetchRegion.ts';

/** `off`: not configured. `unknown`: no usable answer. */
type RegionAnswer =
  | { readonly status: 'off' | 'asking' | 'unknown' }
  | { readonly status: 'known'; readonly region: Region };

interface RegionStore {
  answer(): RegionAnswer;
  subscribe(listener: () => void): () => void;
  /** Requests the region once per page load; again only after a failure. Never rejects. */
  ask(): Promise<void>;
}

export const createRegionStore = (url: string | undefined): RegionStore => {
  const changes = createNotifier();
  let answer: RegionAnswer = { status: 'off' };
  const become = (next: RegionAnswer): void => {
    answer = next;
    changes.notify();
  };
  return {
    answer: () => answer,
    subscribe: changes.add,
    async ask() {
      if (url === undefined || answer.status === 'asking' || answer.status === 'known') return;
      become({ status: 'asking' });
      const fetched = await fetchRegion(url);
      become(fetched.ok ? { status: 'known', region: fetched.value } : { status: 'unknown' });
    },
  };
};

export const region: RegionStore = createRegionStore(env.regionUrl);
