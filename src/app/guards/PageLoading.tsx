import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import { useDelayed } from '../../ui/hooks/useDelayed.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { color, space } from '../../ui/theme/theme.ts';

const spinnerAfterMs = 600;

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 60dvh;
  color: ${color('text-2')};
`;

/** Stands while a page's script is loading; short waits show nothing. */
export function PageLoading(): ReactElement {
  const slow = useDelayed(spinnerAfterMs);
  return (
    <Centre aria-busy="true">
      {slow && (
        <>
          <Spinner $size={24} />
          <span role="status">
            <Trans>Loading the page</Trans>
          </span>
        </>
      )}
    </Centre>
  );
}
