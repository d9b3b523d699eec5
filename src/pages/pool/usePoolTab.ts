import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { OwnPools } from './usePoolPage.ts';

const poolTabs = ['explore', 'own'] as const;
export type PoolTab = (typeof poolTabs)[number];

type Found = Pick<OwnPools, 'isConnected' | 'status' | 'positions' | 'hiddenClosed'>;

/** Undefined while the account's positions are unknown. */
export const landingTab = ({ isConnected, status, positions, hiddenClosed }: Found): PoolTab | undefined => {
  if (!isConnected) return 'explore';
  if (positions.length > 0 || hiddenClosed > 0 || status === 'failed') return 'own';
  return status === 'complete' ? 'explore' : undefined;
};

/**
 * `?show=` names the chosen tab. If it is missing, `/pool/v2` shows the account's positions, and `/pool` the tab for
 * the first known state. A later state does not change the tab.
 */
export const usePoolTab = (found: Found): { readonly tab: PoolTab; readonly show: (tab: PoolTab) => void } => {
  const [query, setQuery] = useSearchParams();
  const isOwnPath = useLocation().pathname === paths.poolV2;
  const [landed, land] = useState<PoolTab>();
  const landing = landed ?? landingTab(found);
  if (landing !== landed) land(landing);
  const chosen = poolTabs.find((tab) => tab === query.get('show'));
  return {
    tab: chosen ?? (isOwnPath ? 'own' : (landing ?? 'own')),
    show: (tab) => {
      const next = new URLSearchParams(query);
      next.set('show', tab);
      setQuery(next);
    },
  };
};
