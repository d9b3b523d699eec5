import { useRef } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { WrongNetworkBanner } from '../../features/wallet/index.ts';
import { useHeightProperty } from '../../ui/hooks/useHeightProperty.ts';
import { height, layer, media, radius, safeAreaBottom, shadow, space, width } from '../../ui/theme/theme.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const Stack = styled.div`
  position: fixed;
  inset: auto auto ${height('status')} 0;
  z-index: ${layer('sticky')};
  display: grid;
  gap: ${space(1)};
  width: calc(100% - ${width('book')} - ${width('ticket')} - 3 * var(--s-1));
  &:not(:empty) {
    padding: ${space(1)};
  }
  & > * {
    border-radius: ${radius(6)};
    box-shadow: ${shadow(2)};
  }
  ${media.belowDesktop} {
    width: 100%;
  }
  ${media.phone} {
    bottom: calc(${height('bottom-nav')} + ${height('action')} + ${safeAreaBottom});
  }
`;

/** What concerns every page: over its foot, so that nothing on it moves when it comes or goes. */
export function Notices(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useHeightProperty(box, '--h-notice');
  return (
    <Stack ref={box}>
      <WrongNetworkBanner />
      <ConnectionBanner />
    </Stack>
  );
}
