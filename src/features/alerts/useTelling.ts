import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '#lib/systemNotice.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { OrderWords } from '../orderWords/index.ts';

export interface Telling {
  readonly name: string;
  readonly path: string;
  readonly words: OrderWords | undefined;
  /** True if a popup already announces it. */
  readonly isOnPage?: () => boolean;
  readonly onShown?: () => void;
}

/** Waits for the texts. Returns true if the page has to show it instead. */
export const useTelling = ({ name, path, words, isOnPage, onShown }: Telling): boolean => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isAnnounced = useRef(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!words || isAnnounced.current) return;
    // Texts that change later, as in another language, cause no second notice.
    isAnnounced.current = true;
    const isKnown = isOnPage?.() === true;
    const isShown = !isKnown && showNotice({ ...words, tag: name, onPress: () => void navigate(path) });
    if (isKnown || isShown) dispatch(popupRemoved({ key: name }));
    else {
      setRefused(true);
      announce(`${words.title}. ${words.body}`);
    }
    if (isShown) onShown?.();
  }, [words, name, path, isOnPage, onShown, dispatch, navigate]);
  return isRefused;
};
