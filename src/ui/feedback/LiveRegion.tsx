import { useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { lastAnnouncement, subscribeToAnnouncements } from './announce.ts';
import { screenReaderOnly } from '../theme/theme.ts';

const Hidden = styled.div`
  ${screenReaderOnly}
  /* At the end of a page that fills the window it would make the page a pixel higher. */
  top: 0;
`;

export function LiveRegion(): ReactElement {
  const sentence = useSyncExternalStore(subscribeToAnnouncements, lastAnnouncement);
  return (
    <Hidden role="status" aria-live="polite" aria-atomic="true">
      {sentence}
    </Hidden>
  );
}
