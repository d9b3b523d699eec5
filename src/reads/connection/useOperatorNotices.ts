import { useEffect, useState } from 'react';
import { importWithRetry } from '#lib/later.ts';
import type { OperatorNotice } from '#services/notice/fetchNotice.ts';

const LOOK_MS = 300_000;
const none: readonly OperatorNotice[] = [];

export const useOperatorNotices = (locale: string): readonly OperatorNotice[] => {
  const [notices, setNotices] = useState(none);
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const { fetchNotices } = await importWithRetry(() => import('#services/notice/fetchNotice.ts'));
      const found = await fetchNotices(locale, signal);
      if (!signal.aborted) setNotices(found);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      clearInterval(timer);
      leave.abort();
    };
  }, [locale]);
  return notices;
};
