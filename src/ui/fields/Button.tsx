import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../text/Icon.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { color, glide, height, layer, line, media, radius, space, text, weight, withKeyboard } from '../theme/theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'buy' | 'sell';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

const smallOnPhone = '40px';
const filled = (name: string, rest: string, hover: string): string => `
  &[data-variant='${name}'] { background: var(--${rest}); color: ${color('text-on-fill')}; }
  &[data-variant='${name}']:hover { background: var(--${hover}); }
`;

export const ButtonFace = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  white-space: nowrap;
  height: ${height('md')};
  padding: ${space(0, 4)};
  border-radius: ${radius(6)};
  border: var(--line-hair) solid transparent;
  ${text(14)}
  font-weight: ${weight('semibold')};
  transition: ${glide('fast', 'background-color', 'border-color', 'color')};
  &[data-size='lg'] {
    height: ${height('lg')};
    font-size: var(--fs-16);
  }
  &[data-size='sm'] {
    height: ${height('sm')};
    padding: ${space(0, 3)};
    font-size: var(--fs-13);
  }
  &[data-size='xs'] {
    height: ${height('xs')};
    padding: ${space(0, 2)};
    gap: ${space(1)};
    ${text(12)}
    font-weight: ${weight('medium')};
  }
  ${media.phone} {
    &[data-size='sm'] {
      height: ${smallOnPhone};
    }
  }
  ${media.touch} {
    position: relative;
    &:is([data-size='xs'], [data-size='sm'])::before {
      content: '';
      position: absolute;
      inset: calc((100% - ${height('touch')}) / 2) 0;
    }
  }
  &[data-block] {
    width: 100%;
  }
  /* A long label takes a second line. */
  &[data-size='lg'][data-block] {
    height: auto;
    min-height: ${height('lg')};
    padding-block: ${space(0.5)};
    text-align: center;
    white-space: normal;
  }
  /* The last large button of a form stays above the on-screen keyboard; a dialog ends above it itself. */
  ${media.phone} {
    ${withKeyboard} &[data-size='lg'][data-block]:not(:has(~ [data-size='lg'])) {
      position: sticky;
      bottom: calc(var(--covered, 0px) + var(--s-2));
      z-index: ${layer('sticky')};
    }
    ${withKeyboard} [role='dialog'] &[data-size='lg'][data-block] {
      bottom: 0;
    }
  }
  ${filled('primary', 'accent', 'accent-hover')}
  &[data-variant='primary']:active {
    background: ${color('accent-press')};
  }
  ${filled('danger', 'danger-fill', 'danger-fill-hover')}
  ${filled('buy', 'buy-fill', 'buy-fill-hover')}
  ${filled('sell', 'sell-fill', 'sell-fill-hover')}
  &[data-variant='secondary'] {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
  &[data-variant='secondary']:hover {
    border-color: ${color('border-control')};
  }
  &[data-variant='outline'] {
    border: ${line('border-control')};
    color: ${color('text-1')};
  }
  &[data-variant='outline']:hover {
    background: ${color('surface-hover')};
  }
  &[data-variant='ghost'] {
    color: ${color('text-2')};
  }
  &[data-variant='ghost']:hover {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
  &[data-variant]:disabled {
    background: ${color('surface-3')};
    color: ${color('text-3')};
    border-color: transparent;
    cursor: not-allowed;
  }
  &[data-variant='ghost']:disabled {
    background: none;
    color: ${color('text-disabled')};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly icon?: IconName | undefined;
  /** Keeps focus and colour, and ignores presses. */
  readonly loading?: boolean;
}

export function Button(props: ButtonProps): ReactElement {
  const {
    variant = 'secondary',
    size = 'md',
    block = false,
    icon,
    loading = false,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <ButtonFace
      type="button"
      {...rest}
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
      aria-busy={loading ? true : undefined}
      aria-disabled={loading ? true : undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon !== undefined && <Icon name={icon} size={size === 'xs' ? 14 : 16} />}
      {children}
    </ButtonFace>
  );
}
