import { useSyncExternalStore } from 'react';
import { drafts } from '#stores/drafts.ts';

export const useDraft = (key: string): readonly [text: string, type: (text: string) => void] => {
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(key));
  return [text, (next) => drafts.write(key, next)];
};
