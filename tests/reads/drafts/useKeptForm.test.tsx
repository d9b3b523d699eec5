import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptForm } from '#reads/drafts/useKeptForm.ts';
import { drafts } from '#stores/drafts.ts';

const HASH = `0x${'d4'.repeat(32)}` as const;

/** A form whose state is its own. */
const openForm = (subject: string) =>
  renderHook(() => {
    const [text, setText] = useState('');
    const restore = (draft: string): void => setText(draft.startsWith(subject) ? draft : '');
    useKeptForm({ key: 'form', subject, text, restore, clear: () => setText('') });
    return { text, setText };
  });

beforeEach(() => drafts.write('form', ''));

it('takes up its draft when it opens, and not one of another subject', () => {
  drafts.write('form', 'pool 7');
  const form = openForm('pool');
  expect(form.result.current.text).toBe('pool 7');
  form.unmount();
  expect(openForm('other').result.current.text).toBe('');
});

it('keeps what is typed when it closes, and is emptied by success while it is open', () => {
  const form = openForm('pool');
  act(() => form.result.current.setText('pool 8'));
  form.unmount();
  const again = openForm('pool');
  expect(again.result.current.text).toBe('pool 8');
  act(() => drafts.sent('form', HASH));
  act(() => drafts.settle(HASH, false));
  expect(again.result.current.text).toBe('pool 8');
  act(() => drafts.sent('form', HASH));
  act(() => drafts.settle(HASH, true));
  expect(again.result.current.text).toBe('');
  act(() => again.result.current.setText('pool 8'));
  expect(drafts.read('form')).toBe('pool 8');
});
