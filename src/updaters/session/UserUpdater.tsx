import { useEffect } from 'react';
import { useAppDispatch } from '#state/hooks.ts';
import { systemThemeSeen } from '#state/user/slice.ts';
import { prefersDark } from './prefersDark.ts';

/** Keeps what the system prefers at hand, for those who follow it. */
export function UserUpdater(): null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const query = prefersDark();
    const tell = (): void => void dispatch(systemThemeSeen(query.matches));
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, [dispatch]);
  return null;
}
