import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { height } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const LayoutMenu = lazyPart(async () => (await import('./LayoutMenu.tsx')).LayoutMenu);

const Square = styled(ButtonFace)`
  &&& {
    position: absolute;
    inset: 0 var(--s-2) 0 auto;
    margin: auto;
    width: ${height('sm')};
    padding: 0;
    @media (pointer: coarse) {
      width: ${height('touch')};
      height: ${height('touch')};
    }
    & > svg {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.5;
    }
  }
`;

export function LayoutButton(): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = t`Layout`;
  return (
    <>
      <Square
        ref={anchor}
        type="button"
        data-variant="ghost"
        data-size="sm"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.25 2.75h11.5v10.5H2.25ZM9.75 2.75v10.5M2.25 9.25h7.5" />
        </svg>
      </Square>
      {isOpen && <LayoutMenu anchor={anchor} onClose={() => setIsOpen(false)} />}
    </>
  );
}
