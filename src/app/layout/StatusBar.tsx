import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasDataService } from '#config/env.ts';
import { importLater } from '#lib/later.ts';
import { Keys } from '#ui/text/Keys.tsx';
import { color, height, inLight, layer, line, media, radius, space } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { BlockIndicator } from './BlockIndicator.tsx';
import { VersionLabel } from './VersionLabel.tsx';

const ServiceDelay = lazyPart(async () => (await import('#features/serviceDelay/index.ts')).ServiceDelay);

const StatusLinks = lazyPart(async () => (await importLater(() => import('./StatusLinks.tsx'))).StatusLinks);

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer('sticky')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  height: ${height('status')};
  padding: ${space(0, 4)};
  background: ${color('surface-1')};
  border-top: ${line('border-subtle')};
  font-size: var(--fs-12);
  color: ${color('text-3')};
  ${inLight} & {
    border-color: ${color('border')};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    white-space: nowrap;
  }
  & > :first-child {
    min-width: 0;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  & > :last-child {
    flex: none;
  }
  & button {
    display: flex;
    border-radius: ${radius(4)};
  }
  /* Too low for a finger: the footer has the links. */
  ${media.touch} {
    & :is(nav, button) {
      display: none;
    }
  }
  ${media.phone} {
    display: none;
  }
`;

interface StatusBarProps {
  readonly hasLinks: boolean;
  readonly onShortcuts: () => void;
}

export function StatusBar({ hasLinks, onShortcuts }: StatusBarProps): ReactElement {
  const { t } = useLingui();
  return (
    <Bar>
      <span>
        <VersionLabel />
        {hasLinks && <StatusLinks />}
      </span>
      <span>
        <button type="button" aria-haspopup="dialog" aria-label={t`Keyboard shortcuts`} onClick={onShortcuts}>
          <Keys combinations={['?']} />
        </button>
        <span>
          <Trans>Takers 0.3%, makers 0%</Trans>
        </span>
        <BlockIndicator />
        {hasDataService && <ServiceDelay />}
      </span>
    </Bar>
  );
}
