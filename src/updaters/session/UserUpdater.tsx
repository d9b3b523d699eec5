import { useEffect } from 'react';
import { chooseTimeZone } from '#lib/timeZone.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTimesInUtc } from '#state/user/selectors.ts';
import { systemThemeSeen } from '#state/user/slice.ts';
import { prefersDark } from './prefersDark.ts';

export function UserUpdater(): null {
  const dispatch = useAppDispatch();
  const inUtc = useAppSelector(selectTimesInUtc);
  useEffect(() => {
    chooseTimeZone(inUtc);
  }, [inUtc]);
  useEffect(() => {
    const query = prefersDark();
    const update = (): void => void dispatch(systemThemeSeen(query.matches));
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [dispatch]);
  return null;
}
