import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '#lib/systemNotice.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { OrderWords } from '../orderWords/index.ts';

export interface Telling {
  /** Key of the popup. */
  readonly name: string;
  /** The page to look at. */
  readonly path: string;
  /** Undefined until its tokens are known. */
  readonly words: OrderWords | undefined;
  /** Whether a popup of this page says it already, and is seen. */
  readonly isOnPage?: () => boolean;
}

/** Shows a system notification once the words are there. Returns whether it has to be told on the page instead. */
export const useTelling = ({ name, path, words, isOnPage }: Telling): boolean => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isTold = useRef(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!words || isTold.current) return;
    // Words that come out otherwise later, as in another language, are not told again.
    isTold.current = true;
    const isShown = showNotice({ ...words, tag: name, onPress: () => void navigate(path) });
    if (isShown || isOnPage?.()) dispatch(popupRemoved({ key: name }));
    else {
      setRefused(true);
      announce(`${words.title}. ${words.body}`);
    }
  }, [words, name, path, isOnPage, dispatch, navigate]);
  return isRefused;
};
