import { useLayoutEffect } from 'react';
import { isShortcut } from '../keys/shortcuts.ts';
import { useLatest } from './useLatest.ts';

/** Newest last; one press closes one layer. */
const layers: { close: () => void }[] = [];

const onKeyDown = (event: KeyboardEvent): void => {
  const top = layers.at(-1);
  if (!isShortcut(event, 'close') || event.defaultPrevented || top === undefined) return;
  event.preventDefault();
  top.close();
};

/** @param isUnder true if all other layers close first */
export function useEscape(active: boolean, close: () => void, isUnder = false): void {
  const latest = useLatest(close);
  // Other effects may run after a key that follows the layer's first appearance.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const layer = { close: () => latest.current?.() };
    const count = isUnder ? layers.unshift(layer) : layers.push(layer);
    if (count === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [active, isUnder, latest]);
}
