import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '#lib/systemNotice.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { OrderWords } from '../orderWords/index.ts';

export interface Telling {
  readonly name: string;
  /** Page that a press on the notification opens. */
  readonly path: string;
  /** Undefined until its tokens are known. */
  readonly words: OrderWords | undefined;
  /** True if a popup of this page already announces it and the page is visible. */
  readonly isOnPage?: () => boolean;
}

/** Shows a system notification once its texts are known. Returns true if the page has to show it instead. */
export const useTelling = ({ name, path, words, isOnPage }: Telling): boolean => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isAnnounced = useRef(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!words || isAnnounced.current) return;
    // Texts that change later, as in another language, cause no second notice.
    isAnnounced.current = true;
    const isShown = showNotice({ ...words, tag: name, onPress: () => void navigate(path) });
    if (isShown || isOnPage?.()) dispatch(popupRemoved({ key: name }));
    else {
      setRefused(true);
      announce(`${words.title}. ${words.body}`);
    }
  }, [words, name, path, isOnPage, dispatch, navigate]);
  return isRefused;
};
