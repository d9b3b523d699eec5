import { useLingui } from '@lingui/react/macro';
import { useCallback, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { withCollapsed, withSize } from '#domain/desk/changeLayout.ts';
import { cssSize, type SizedPart } from '#domain/desk/deskLayout.ts';
import { sizeLimits } from '#domain/desk/sizeLimits.ts';
import { deskStore } from '#stores/deskStore.ts';
import { isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import { HandleBar } from './HandleBar.ts';
import { dragSize } from './dragSize.ts';

const STEP = 8;
const FAR_STEP = 40;

const limitsNow = (part: SizedPart) =>
  sizeLimits(part, { width: innerWidth, height: innerHeight }, deskStore.current().depth);

/** Measures the handle's parent, which covers the part's area. */
const sizeNow = (handle: HTMLElement, part: SizedPart): number => {
  const { width, height } = (handle.parentElement ?? handle).getBoundingClientRect();
  return Math.round(part === 'orders' ? height : width);
};

const isCollapsed = (part: SizedPart): boolean => deskStore.current().collapsed.some((other) => other === part);

/** Bypasses React, which would render the page's parts with each frame of a drag. */
const writeValues = (handle: HTMLElement, part: SizedPart, words: string): void => {
  const { min, max } = limitsNow(part);
  const collapsed = isCollapsed(part);
  const size = collapsed ? 0 : sizeNow(handle, part);
  const values = {
    'aria-valuemin': collapsed ? 0 : Math.min(min, size),
    'aria-valuemax': Math.max(max, size),
    'aria-valuenow': size,
  };
  for (const [name, value] of Object.entries(values)) handle.setAttribute(name, String(value));
  if (collapsed) handle.setAttribute('aria-valuetext', words);
  else handle.removeAttribute('aria-valuetext');
};

const keySize = (event: KeyboardEvent, part: SizedPart, size: number): number | undefined => {
  const isFar = isDeskShortcut(event, 'panelSizeFar');
  if (!isFar && !isDeskShortcut(event, 'panelSize')) return undefined;
  const { key } = event;
  const { min, max } = limitsNow(part);
  const step = isFar ? FAR_STEP : STEP;
  const [grow, shrink] = part === 'orders' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === grow) return Math.min(max, size + step);
  if (key === shrink) return Math.max(min, size - step);
  if (key === 'Home') return min;
  return key === 'End' ? max : undefined;
};

/** Collapses or restores a part; the ticket gets its standard width instead. */
const press = (part: SizedPart): void => {
  const layout = deskStore.current();
  deskStore.set(
    part === 'ticket' ? withSize(layout, part, undefined) : withCollapsed(layout, part, !isCollapsed(part)),
  );
};

interface HandleProps {
  readonly part: SizedPart;
  readonly label: string;
}

/** Handle before a part: arrows move it, Home and End set the minimum and maximum size, Enter collapses the part. */
export function Handle({ part, label }: HandleProps): ReactElement {
  const { t } = useLingui();
  const words = t`Collapsed`;
  const follow = useCallback(
    (handle: HTMLElement | null) => {
      const area = handle?.parentElement;
      if (!handle || !area) return undefined;
      const observer = new ResizeObserver(() => writeValues(handle, part, words));
      observer.observe(area);
      return () => observer.disconnect();
    },
    [part, words],
  );
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const grid = event.currentTarget.closest<HTMLElement>('[data-collapsed]');
    if (event.button !== 0 || isCollapsed(part) || !grid) return;
    const property = `--desk-${part}`;
    const kept = grid.style.getPropertyValue(property);
    dragSize(event, {
      axis: part === 'orders' ? 'y' : 'x',
      size: sizeNow(event.currentTarget, part),
      limits: limitsNow(part),
      onSize: (size) => grid.style.setProperty(property, cssSize(part, size, deskStore.current().depth)),
      onEnd: (size) => {
        if (size === undefined) grid.style.setProperty(property, kept);
        else deskStore.set(withSize(deskStore.current(), part, size));
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const size = keySize(event, part, sizeNow(event.currentTarget, part));
    if (isDeskShortcut(event, 'panelCollapse') || (size !== undefined && isCollapsed(part))) press(part);
    else if (size !== undefined) deskStore.set(withSize(deskStore.current(), part, size));
    else return;
    event.preventDefault();
  };
  return (
    <HandleBar
      ref={follow}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={`desk-${part}`}
      aria-orientation={part === 'orders' ? 'horizontal' : 'vertical'}
      title={
        part === 'ticket'
          ? t`Drag, or use the arrow keys. Enter or a double-click restores the standard width.`
          : t`Drag, or use the arrow keys. Enter or a double-click collapses it.`
      }
      onPointerDown={onPointerDown}
      onDoubleClick={() => press(part)}
      onKeyDown={onKeyDown}
    />
  );
}
