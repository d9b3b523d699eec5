import { useRef, type ReactElement, type ReactNode, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAnchoredPosition } from '../hooks/useAnchoredPosition.ts';
import { useBackCloses } from '../hooks/useBackCloses.ts';
import { useEscape } from '../hooks/useEscape.ts';
import { useFocusTrap } from '../hooks/useFocusTrap.ts';
import { color, inLight, layer, line, radius, shadow } from '../theme/theme.ts';

function useOutsidePress(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: (event: PointerEvent) => void,
): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  }, [onOutside]);
  useEffect(() => {
    if (!active) return undefined;
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) latest.current(event);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [box, active]);
}

const FloatingBox = styled.div`
  z-index: ${layer('tooltip')};
  background: ${color('surface-2')};
  border: ${line('border')};
  border-radius: ${radius(10)};
  box-shadow: ${shadow(2)};
  max-width: calc(100vw - var(--s-4));
  max-height: calc(100dvh - var(--s-4));
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  ${inLight} & {
    background: ${color('surface-1')};
  }
`;

interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Panels that opened later, including nested ones, come later in the document. */
const isInLaterPanel = (target: Node, box: HTMLElement | null): boolean => {
  const panel = target instanceof Element ? target.closest('[data-popover]') : null;
  return (
    panel !== null && box !== null && (box.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
};

function OpenPopover({ onClose, anchor, label, align = 'end', children }: Omit<PopoverProps, 'open'>): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const style = useAnchoredPosition(anchor, box, { side: 'below', align });
  useFocusTrap(box, true);
  useEscape(true, onClose);
  useBackCloses(true, onClose);
  const closeIfElsewhere = ({ target }: PointerEvent): void => {
    const isNode = target instanceof Node;
    if (isNode && (anchor.current?.contains(target) === true || isInLaterPanel(target, box.current))) return;
    onClose();
  };
  useOutsidePress(box, true, closeIfElsewhere);
  return createPortal(
    <FloatingBox ref={box} data-popover="" role="dialog" aria-label={label} tabIndex={-1} style={style}>
      {children}
    </FloatingBox>,
    document.body,
  );
}

export function Popover({ open, ...rest }: PopoverProps): ReactElement | null {
  return open ? <OpenPopover {...rest} /> : null;
}
