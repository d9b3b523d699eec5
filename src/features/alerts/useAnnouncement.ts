import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '#lib/systemNotice.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { OrderWords } from '../orderWords/index.ts';

export interface Announcement {
  readonly name: string;
  readonly path: string;
  readonly words: OrderWords | undefined;
  readonly isOnPage?: () => boolean;
  /** True if it needs no system notification either. */
  readonly isAnnounced?: () => boolean;
  readonly onShown?: () => void;
}

/** Waits for the texts. @returns true if the page must show the announcement itself */
export const useAnnouncement = ({ name, path, words, isAnnounced, isOnPage, onShown }: Announcement): boolean => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!words || isTaken.current) return;
    // Texts that change later, such as after a change of language, cause no second notice.
    isTaken.current = true;
    const isKnown = isAnnounced?.() === true;
    const announceOnce = async (): Promise<void> => {
      const notice = { ...words, tag: name, path, onPress: () => void navigate(path) };
      const isShown = !isKnown && (await showNotice(notice));
      if (isKnown || isShown || isOnPage?.()) dispatch(popupRemoved({ key: name }));
      else {
        setRefused(true);
        announce(`${words.title}. ${words.body}`);
      }
      if (isShown) onShown?.();
    };
    void announceOnce();
  }, [words, name, path, isAnnounced, isOnPage, onShown, dispatch, navigate]);
  return isRefused;
};
