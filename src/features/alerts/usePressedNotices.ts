import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followPressedNotices } from '#lib/systemNotice.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';

/** Opens the page of a pressed notification, even one of an earlier visit. */
export const usePressedNotices = (): void => {
  const navigate = useLatest(useNavigate());
  useEffect(() => followPressedNotices((path) => void navigate.current?.(path)), [navigate]);
};
