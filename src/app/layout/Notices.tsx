import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { WrongNetwork } from '#features/wallet/index.ts';
import { importLater } from '#lib/later.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useHeightProperty } from '#ui/hooks/useHeightProperty.ts';
import { height, layer, media, radius, shadow, space, width } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

/**
 * Loads with the page's later parts, because its script might not arrive during a failure.
 */
const LaterNotices = lazyPart(async () => (await importLater(() => import('./LaterNotices.tsx'))).LaterNotices);

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
    position: static;
    width: auto;
  }
`;

/** On smaller screens notices are above the page: an overlay would cover its buttons. */
export function Notices(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const { status } = useWallet();
  useHeightProperty(box, '--h-notice');
  return (
    <Stack ref={box}>
      {status === 'wrongNetwork' && <WrongNetwork />}
      <LaterNotices />
    </Stack>
  );
}
