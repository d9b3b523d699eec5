import { useEffect, type RefObject } from 'react';
import { isComposingKey } from '../keys/shortcuts.ts';

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(',');

const reachable = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.closest('[inert], [hidden]') === null && element.tabIndex !== -1,
  );

function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = reachable(box);
  const first = stops[0] ?? box;
  const last = stops[stops.length - 1] ?? box;
  const active = document.activeElement;
  const outside = active === null || !box.contains(active);
  if (event.shiftKey && (outside || active === first || active === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (outside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}

/** Finds the element, or the one that replaced it at the same index. */
const wayBackTo = (element: Element | null): (() => Element | null | undefined) => {
  const parent = element?.parentElement;
  const at = parent ? [...parent.children].findIndex((child) => child === element) : -1;
  return () => (element?.isConnected ? element : parent?.isConnected ? parent.children[at] : undefined);
};

/** Focuses the surrounding part of the page if the element cannot have the focus, such as a disabled button. */
function focusNear(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (document.activeElement !== element) element.closest<HTMLElement>('[tabindex]')?.focus();
}

const holders: HTMLElement[] = [];

/** The focus enters at `[data-autofocus]`, else at the box, and returns at the end of the trap. */
export function useFocusTrap(box: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!active || element === null) return undefined;
    const before = document.activeElement;
    const wayBack = wayBackTo(before);
    if (!element.contains(before)) (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    holders.push(element);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && !isComposingKey(event) && holders.at(-1) === element) keepInside(event, element);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      holders.splice(holders.indexOf(element), 1);
      focusNear(wayBack());
    };
  }, [box, active]);
}
