import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { showNotice } from '#lib/systemNotice.ts';
import { claimTabLock } from '#lib/tabLock.ts';

interface Finished {
  readonly event: string;
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

/** Shows a result that arrives in a hidden page as a system notification, if no other tab has shown it. */
export const useFinishedNotice = ({ event, tag, title, body }: Finished): void => {
  const navigate = useNavigate();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === event) return;
    last.current = event;
    const isHidden = document.visibilityState === 'hidden';
    const path = paths.accountHistory;
    const show = async (): Promise<void> => {
      // Held until the page closes. A visible page also claims it, because its popup is the notice.
      const isFirst = (await claimTabLock(`finished ${event}`)) !== undefined;
      if (isFirst && isHidden) await showNotice({ title, body, tag, path, onPress: () => void navigate(path) });
    };
    void show();
  }, [event, tag, title, body, navigate]);
};
