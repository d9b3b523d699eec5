import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type RefObject } from 'react';
import { sameLayout, withCollapsed, withDepth } from '#domain/desk/changeLayout.ts';
import { depthPlaces, standardLayout, type CollapsiblePart } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { depthWords } from './depthWords.ts';
import { MenuBox } from './LayoutMenuStyles.ts';
import { SavedLayouts } from './SavedLayouts.tsx';

interface LayoutMenuProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function LayoutMenu({ anchor, onClose }: LayoutMenuProps): ReactElement {
  const { t, i18n } = useLingui();
  const layout = useSyncExternalStore(deskStore.subscribe, deskStore.current);
  const toggle = (part: CollapsiblePart, label: ReactElement): ReactElement => (
    <Toggle
      label={label}
      checked={!layout.collapsed.includes(part)}
      onChange={(isShown) => deskStore.set(withCollapsed(layout, part, !isShown))}
    />
  );
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Layout`}>
      <MenuBox>
        <h3>
          <Trans>Panels</Trans>
        </h3>
        {toggle('chart', <Trans>Chart</Trans>)}
        {toggle('book', <Trans>Order book</Trans>)}
        {toggle('orders', <Trans>Your orders</Trans>)}
        <h3>
          <Trans>Depth chart</Trans>
        </h3>
        <Segmented
          size="sm"
          label={t`Depth chart`}
          options={depthPlaces.map((place) => ({ value: place, label: i18n._(depthWords[place]) }))}
          value={layout.depth}
          onChange={(place) => deskStore.set(withDepth(layout, place))}
        />
        <SavedLayouts layout={layout} />
        <Button size="sm" disabled={sameLayout(layout, standardLayout)} onClick={() => deskStore.set(standardLayout)}>
          <Trans>Standard layout</Trans>
        </Button>
        <p>
          <Trans>Layouts stay in this browser. The export file of the settings has them too.</Trans>
        </p>
      </MenuBox>
    </Popover>
  );
}
