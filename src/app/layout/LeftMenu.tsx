import { useRef, type MouseEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#config/paths.ts';
import { hasDataService } from '#config/env.ts';
import { offeredLocales } from '#config/locales.ts';
import { ServiceDelay } from '#features/serviceDelay/index.ts';
import { LanguageSetting, SettingsButton } from '#features/settings/index.ts';
import { canShare, share } from '#lib/device.ts';
import { linkToPath, ownPath } from '#lib/ownAddress.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectIsDark } from '#state/user/selectors.ts';
import { themeChosen } from '#state/user/slice.ts';
import { useBackCloses } from '#ui/hooks/useBackCloses.ts';
import { useEscape } from '#ui/hooks/useEscape.ts';
import { useFocusTrap } from '#ui/hooks/useFocusTrap.ts';
import { usePresence, type Presence } from '#ui/hooks/usePresence.ts';
import { useScrollLock } from '#ui/hooks/useScrollLock.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { Drawer, MenuFoot, MenuHead, Shade } from './LeftMenuFrame.tsx';
import { BlockIndicator } from './BlockIndicator.tsx';
import { FooterLinkOf } from './FooterLinkOf.tsx';
import { menuLinks } from './footerLinks.ts';
import { placesOf, swapLinks } from './navItems.ts';
import { VersionLabel } from './VersionLabel.tsx';

const slideMs = 200;

interface LeftMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function MenuLinks({ onClose }: Pick<LeftMenuProps, 'onClose'>): ReactElement {
  return (
    <ul>
      {menuLinks.map((link) => (
        <li key={link.path ?? link.href}>
          <FooterLinkOf link={link} onChosen={onClose} />
        </li>
      ))}
    </ul>
  );
}

function Foot(): ReactElement {
  return (
    <MenuFoot>
      <VersionLabel />
      {hasDataService && <ServiceDelay />}
      <BlockIndicator />
    </MenuFoot>
  );
}

function ShareThisPage(): ReactElement | null {
  if (!canShare()) return null;
  return (
    <Button variant="secondary" block icon="send" onClick={() => void share(linkToPath(ownPath()))}>
      <Trans>Share this page</Trans>
    </Button>
  );
}

function ShownMenu({ open, onClose, phase }: LeftMenuProps & { readonly phase: Presence }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const wallet = useWallet();
  const isDark = useAppSelector(selectIsDark);
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, open);
  useEscape(open, onClose);
  useBackCloses(open, onClose);
  useScrollLock(open);
  const onShade = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) onClose();
  };
  return createPortal(
    <Shade data-phase={phase} onMouseDown={onShade}>
      <Drawer ref={box} role="dialog" aria-modal="true" aria-label={t`Menu`} tabIndex={-1}>
        <MenuHead>
          <IconButton icon="cross" iconSize={20} label={t`Close the menu`} onClick={onClose} />
          <SettingsButton />
        </MenuHead>
        <nav aria-label={t`Menu`}>
          <RouteLink to={paths.root} also={[paths.home]} exact onClick={onClose}>
            <Icon name="home" size={20} />
            <Trans>Home</Trans>
          </RouteLink>
          {swapLinks.map(({ href, label }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer">
              <Icon name="swap" size={20} />
              {t(label)}
              <Icon name="external" size={12} />
            </a>
          ))}
          {placesOf(wallet).map((item) => (
            <RouteLink key={item.path} to={item.path} also={item.also} onClick={onClose}>
              <Icon name={item.icon} size={20} />
              {t(item.label)}
            </RouteLink>
          ))}
          <RouteLink to={paths.settings} onClick={onClose}>
            <Icon name="list" size={20} />
            <Trans>Tokens and lists</Trans>
          </RouteLink>
        </nav>
        <ShareThisPage />
        <Toggle
          label={<Trans>Light theme</Trans>}
          checked={!isDark}
          onChange={(light) => dispatch(themeChosen(!light))}
        />
        {offeredLocales.length > 1 && <LanguageSetting />}
        <MenuLinks onClose={onClose} />
        <Foot />
      </Drawer>
    </Shade>,
    document.body,
  );
}

export function LeftMenu(props: LeftMenuProps): ReactElement | null {
  const phase = usePresence(props.open, slideMs);
  return phase === 'absent' ? null : <ShownMenu {...props} phase={phase} />;
}
