import { useSyncExternalStore } from 'react';
import { env } from '#config/env.ts';
import { findWall, type WallFinding } from '#domain/wallet/wall.ts';
import { visitorRegion } from '#stores/visitorRegion.ts';
import { useConnectedAccount } from './useWallet.ts';

/** Wall for the connected account, even while another account is watched. */
export const useWall = (): WallFinding['wall'] => {
  const account = useConnectedAccount();
  const region = useSyncExternalStore(visitorRegion.subscribe, visitorRegion.current);
  return findWall(account, region, env).wall;
};
