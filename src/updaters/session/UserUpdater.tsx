import { useEffect } from 'react';
import { useAppDispatch } from '#state/hooks.ts';
import { systemThemeSeen } from '#state/user/slice.ts';

/** Keeps what the system prefers at hand, for those who follow it. */
export function UserUpdater(): null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const tell = (): void => void dispatch(systemThemeSeen(query.matches));
    tell();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, [dispatch]);
  return null;
}
