import { useEffect } from 'react';
import type { Address } from '#domain/tokens/types.ts';

/** Logged only: an entry that cannot be read is left out (spec 001 section 8). */
export const useUnreadNote = (unread: readonly Address[]): void => {
  const addresses = unread.join(' ');
  useEffect(() => {
    if (addresses !== '') console.warn('Failed to load staking rewards info', addresses);
  }, [addresses]);
};
