import { useLayoutEffect } from 'react';

let locks = 0;

function lock(): void {
  locks += 1;
  if (locks > 1) return;
  const scrollbarPx = window.innerWidth - document.documentElement.clientWidth;
  document.body.style.overflow = 'hidden';
  // Pulling a sheet down must not reload the page.
  document.documentElement.style.overscrollBehavior = 'none';
  // Reserves the scrollbar's width, so that nothing behind the dialog moves.
  if (scrollbarPx > 0) document.body.style.paddingRight = `${scrollbarPx}px`;
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  document.body.style.overflow = '';
  document.documentElement.style.overscrollBehavior = '';
  document.body.style.paddingRight = '';
}

export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    lock();
    return unlock;
  }, [active]);
}
