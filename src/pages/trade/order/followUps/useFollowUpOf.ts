import { useSyncExternalStore } from 'react';
import type { FollowUp } from '#domain/followUps/followUp.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';

export const useFollowUpOf = (view: OpenOrderView): FollowUp | undefined => {
  const known = useSyncExternalStore(followUpsStore.subscribe, followUpsStore.current);
  return known.find(({ account, order }) => account === view.order.maker && order === viewKey(view));
};
