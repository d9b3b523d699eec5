import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon.tsx';
import { color, line, media, radius, space, weight } from '../theme/theme.ts';

const pillHeight = '28px';
const touchReach = '0 0 -16px';

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${space(1.5)};
  height: ${pillHeight};
  padding: ${space(0, 1.5, 0, 1)};
  border: ${line('border')};
  border-radius: ${radius('full')};
  background: ${color('surface-3')};
  font-size: var(--fs-14);
  font-weight: ${weight('semibold')};
  white-space: nowrap;
  &:hover {
    border-color: ${color('border-control')};
  }
  & > svg {
    color: ${color('text-3')};
  }
  &[data-empty] {
    padding-left: ${space(3)};
    background: ${color('accent')};
    border-color: transparent;
    color: ${color('text-on-fill')};
  }
  &[data-empty] > svg {
    color: inherit;
  }
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: ${touchReach};
    }
  }
`;

interface FieldPickProps extends ComponentPropsWithRef<'button'> {
  readonly logo?: ReactNode;
  readonly empty?: boolean;
}

export function FieldPick({ logo, empty = false, children, ...rest }: FieldPickProps): ReactElement {
  return (
    <Pill type="button" translate="no" aria-haspopup="dialog" {...rest} data-empty={empty ? '' : undefined}>
      {logo}
      {children}
      <Icon name="chevronDown" size={12} />
    </Pill>
  );
}
