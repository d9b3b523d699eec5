import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isShortcut } from '../keys/shortcuts.ts';

interface RovingFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

export function useRovingFocus<E extends HTMLElement>(
  itemSelector: string,
  onChoose: (index: number) => void,
): RovingFocus<E> {
  const ref = useRef<E>(null);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = isShortcut(event, 'groupMove') ? steps[event.key] : undefined;
      const items = [...(ref.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
      const enabled = items.filter((item) => !item.matches(':disabled'));
      if (step === undefined || enabled.length === 0) return;
      const current = enabled.findIndex((item) => item === document.activeElement);
      const last = enabled.length - 1;
      const wrapped = (index: number): number => (index + enabled.length) % enabled.length;
      const target = enabled[step === 'first' ? 0 : step === 'last' ? last : wrapped(Math.max(current, 0) + step)];
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
      onChoose(items.indexOf(target));
    },
    [itemSelector, onChoose],
  );
  return { ref, onKeyDown };
}
