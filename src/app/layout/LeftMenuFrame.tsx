import { styled } from 'styled-components';
import { color, glide, height, layer, line, radius, shadow, space, text, weight, width } from '#ui/theme/theme.ts';

export const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  background: ${color('overlay')};
  opacity: 0;
  transition: ${glide('slow', 'opacity')};
  &[data-phase='present'] {
    opacity: 1;
  }
`;

export const Drawer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  width: ${width('left-menu')};
  height: 100%;
  padding: ${space(1, 3, 4)};
  overflow-y: auto;
  background: ${color('surface-1')};
  border-right: ${line('border')};
  box-shadow: ${shadow(3)};
  transform: translateX(-100%);
  transition: ${glide('slow', 'transform')};
  [data-phase='present'] > & {
    transform: none;
  }
  &:focus-visible {
    outline: none;
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: ${height('touch')};
    border-radius: ${radius(6)};
    color: ${color('text-2')};
  }
  & > nav > a {
    padding: ${space(0, 2)};
    ${text(16)}
    font-weight: ${weight('medium')};
    color: ${color('text-1')};
  }
  & > nav > a[aria-current] {
    background: ${color('surface-3')};
  }
  & > button {
    flex: none;
    height: ${height('touch')};
  }
  & > :is(div, ul) {
    padding: ${space(0, 2)};
  }
  & > ul {
    border-top: ${line('border-subtle')};
    padding-top: ${space(2)};
  }
`;

export const MenuHead = styled.div`
  display: flex;
  justify-content: space-between;
  && {
    margin: 0 calc(-1 * var(--s-2));
    padding: 0;
  }
`;

export const MenuFoot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: auto;
  ${text(12)}
  color: ${color('text-3')};
`;
