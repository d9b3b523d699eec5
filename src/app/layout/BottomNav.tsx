import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, height, inLight, layer, line, media, safeAreaBottom, space, text, weight } from '#ui/theme/theme.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { BlockIndicator } from './BlockIndicator.tsx';
import { bottomItems } from './navItems.ts';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer('header')};
  display: none;
  height: calc(${height('bottom-nav')} + ${safeAreaBottom});
  padding-bottom: ${safeAreaBottom};
  background: ${color('surface-1')};
  border-top: ${line('border-subtle')};
  ${inLight} & {
    border-color: ${color('border')};
  }
  ${media.phone} {
    display: flex;
  }
  & > a {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-top: ${space(1.5)};
    gap: ${space(1)};
    ${text(12)}
    font-weight: ${weight('medium')};
    color: ${color('text-3')};
  }
  & > a[aria-current] {
    color: ${color('accent-text')};
  }
  & > a:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
`;

const Block = styled.div`
  position: absolute;
  right: ${space(2)};
  bottom: calc(${safeAreaBottom} + ${space(0.5)});
  line-height: 1;
  font-size: var(--fs-12);
  pointer-events: none;
`;

export function BottomNav(): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <Bar aria-label={t`Main, bottom`}>
      {bottomItems.map((item) => (
        <RouteLink key={item.path} to={item.bottomPath ?? item.path} also={[item.path, ...(item.also ?? [])]}>
          <Icon name={item.icon} size={24} />
          {t(item.bottomLabel ?? item.label)}
        </RouteLink>
      ))}
      {isPhone && (
        <Block>
          <BlockIndicator />
        </Block>
      )}
    </Bar>
  );
}
