import { useEffect, useRef } from 'react';
import { drafts } from '#stores/drafts.ts';

interface KeptForm {
  readonly key: string;
  /** The draft is restored when the form opens, and when this changes. */
  readonly subject: string;
  readonly text: string;
  readonly restore: (draft: string) => void;
  readonly clear: () => void;
}

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
