import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/text/Icon.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { FooterLink } from './footerLinks.ts';

interface FooterLinkOfProps {
  readonly link: FooterLink;
  readonly onChosen?: () => void;
}

export function FooterLinkOf({ link, onChosen }: FooterLinkOfProps): ReactElement {
  const { t } = useLingui();
  if (link.path !== undefined)
    return (
      <RouteLink to={link.path} onClick={onChosen}>
        {t(link.label)}
      </RouteLink>
    );
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {t(link.label)}
      <Icon name="external" size={12} />
    </a>
  );
}
