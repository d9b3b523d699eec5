import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { ButtonFace, type ButtonVariant } from './Button.tsx';
import { Icon, type IconName, type IconProps } from '../text/Icon.tsx';
import { height, media } from '../theme/theme.ts';

const Square = styled(ButtonFace)`
  &&& {
    width: ${height('sm')};
    height: ${height('sm')};
    padding: 0;
    flex: none;
    ${media.touch} {
      width: ${height('touch')};
      height: ${height('touch')};
    }
  }
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly iconSize?: NonNullable<IconProps['size']>;
}

export function IconButton({ icon, label, variant = 'ghost', iconSize = 16, ...rest }: IconButtonProps): ReactElement {
  return (
    <Square type="button" title={label} {...rest} aria-label={label} data-variant={variant}>
      <Icon name={icon} size={iconSize} />
    </Square>
  );
}
