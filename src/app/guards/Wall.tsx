import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import type { WallFinding } from '#domain/wallet/wall.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { space, text } from '#ui/theme/theme.ts';

const Place = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space(6)};
  text-align: center;
  & > h1 {
    ${text(20)}
  }
`;

interface WallProps {
  readonly wall: NonNullable<WallFinding['wall']>;
}

/** Source: spec 000 section 2. */
export function Wall({ wall }: WallProps): ReactElement {
  const { t } = useLingui();
  const words = wall === 'blockedAddress' ? t`Blocked address` : t`Service is not available in the current region`;
  usePageTitle(words);
  return (
    <Place>
      <h1>{words}</h1>
    </Place>
  );
}
