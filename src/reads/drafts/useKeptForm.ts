import { useEffect, useRef } from 'react';
import { drafts } from '#stores/drafts.ts';

interface KeptForm {
  /** Key of its draft. */
  readonly key: string;
  /** The draft is taken up when the form opens, and again when this changes. */
  readonly subject: string;
  /** All that is typed; empty while nothing is. */
  readonly text: string;
  /** Takes up a draft, which may be of another subject. */
  readonly restore: (draft: string) => void;
  readonly clear: () => void;
}

/** Keeps a form whose state is elsewhere as a draft, and empties it once a transaction that was made of it succeeds. */
export const useKeptForm = (form: KeptForm): void => {
  const { key, subject, text } = form;
  const latest = useRef(form);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (drafts.isDone(key, text)) return latest.current.clear();
    if (opened.current === subject) return drafts.write(key, text);
    opened.current = subject;
    latest.current.restore(drafts.read(key));
  }, [key, subject, text]);
  useEffect(
    () =>
      drafts.subscribe(() => {
        if (drafts.isDone(key, latest.current.text)) latest.current.clear();
      }),
    [key],
  );
};
