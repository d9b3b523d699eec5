import { useRef } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { WrongNetworkBanner } from '../../features/wallet/index.ts';
import { useHeightProperty } from '../../ui/hooks/useHeightProperty.ts';
import { space } from '../../ui/theme/theme.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const Stack = styled.div`
  display: grid;
  gap: ${space(1)};
  &:not(:empty) {
    padding: ${space(1, 1, 0)};
  }
`;

/** What concerns every page, between the header and the page. */
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
