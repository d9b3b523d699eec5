import { useLayoutEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import { useDelayed } from '#ui/hooks/useDelayed.ts';
import { screenReaderOnly } from '#ui/theme/theme.ts';

const spinnerAfterMs = 600;

const Words = styled.span`
  ${screenReaderOnly}
`;

export function PageLoading(): ReactElement {
  const slow = useDelayed(spinnerAfterMs);
  useLayoutEffect(() => {
    const { dataset } = document.body;
    dataset['loading'] = '';
    return () => void delete dataset['loading'];
  }, []);
  return (
    <div aria-busy="true">
      {slow && (
        <Words role="status">
          <Trans>Loading the page</Trans>
        </Words>
      )}
    </div>
  );
}
