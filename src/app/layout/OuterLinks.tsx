import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/text/Icon.tsx';
import type { OuterItem } from './navItems.ts';

export interface OuterLinksProps {
  readonly items: readonly OuterItem[];
  readonly isRare?: boolean;
}

export function OuterLinks({ items, isRare = false }: OuterLinksProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      {items.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer" data-rare={isRare ? '' : undefined}>
          {t(label)}
          <Icon name="external" size={12} />
        </a>
      ))}
    </>
  );
}
