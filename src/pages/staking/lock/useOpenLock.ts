import { useSearchParams } from 'react-router-dom';
import { env } from '#config/env.ts';
import { LOCK_PARAMETER } from '#config/paths.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';

interface OpenLock {
  readonly opened: Address | undefined;
  readonly toggle: (staking: Address) => void;
}

/** The page's address has the open one; the first one without any. */
export const useOpenLock = (): OpenLock => {
  const [query, setQuery] = useSearchParams();
  const named = query.get(LOCK_PARAMETER);
  const opened = named === null ? env.lockStaking[0] : parseAddress(named);
  return {
    opened,
    toggle: (staking) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(LOCK_PARAMETER, staking === opened ? 'none' : staking);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};
