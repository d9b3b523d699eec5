import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { offeredLocales } from '#config/locales.ts';
import { paths } from '#config/paths.ts';
import { PrivacyButton } from '#features/money/index.ts';
import { LanguageButton, SettingsButton } from '#features/settings/index.ts';
import { NetworkSelector, WalletButton } from '#features/wallet/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import {
  color,
  glide,
  height,
  inLargeText,
  inLight,
  layer,
  line,
  media,
  radius,
  space,
  weight,
} from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Brand } from './Brand.tsx';
import { headerPlaces, homeLinks, isHome, swapLinks, type OuterItem } from './navItems.ts';
import { ThemeButton } from './ThemeButton.tsx';

interface OuterLinksProps {
  readonly items: readonly OuterItem[];
  readonly isRare?: boolean;
}

function OuterLinks({ items, isRare = false }: OuterLinksProps): ReactElement {
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

const AddProductToken = lazyPart(async () => (await import('#features/addToWallet/index.ts')).AddProductToken);

const Bar = styled.header`
  position: sticky;
  top: ${height('watch')};
  z-index: ${layer('header')};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: ${height('header')};
  padding: ${space(0, 3, 0, 4)};
  background: ${color('surface-1')};
  border-bottom: ${line('border-subtle')};
  ${inLight} & {
    border-color: ${color('border')};
  }
  & > nav {
    flex: 1;
    display: flex;
    gap: ${space(1)};
    margin-left: ${space(5)};
  }
  & > nav > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    height: ${height('sm')};
    padding: ${space(0, 3)};
    border-radius: ${radius(6)};
    font-size: var(--fs-14);
    font-weight: ${weight('medium')};
    color: ${color('text-2')};
    white-space: nowrap;
    transition: ${glide('fast', 'color', 'background-color')};
  }
  & > nav > a:hover {
    color: ${color('text-1')};
  }
  & > nav > a[aria-current] {
    color: ${color('text-1')};
    background: ${color('surface-3')};
  }
  & > [data-phone],
  & > [data-menu] {
    display: none;
  }
  ${media.belowDesktop} {
    & > [data-menu] {
      display: contents;
    }
    & > nav > a[data-rare] {
      display: none;
    }
    & > nav {
      gap: 0;
      margin-left: ${space(1)};
    }
    & > nav > a {
      padding: ${space(0, 2)};
    }
  }
  ${inLargeText} & {
    & > [data-menu] {
      display: contents;
    }
    & > nav > a {
      display: none;
    }
  }
  ${media.belowWideTablet} {
    gap: ${space(1)};
  }
  ${media.touch} {
    & > nav > a {
      height: ${height('touch')};
    }
  }
  ${media.phone} {
    padding: ${space(0, 2, 0, 1)};
    & > nav {
      margin-left: 0;
    }
    & > nav > a {
      display: none;
    }
    & > [data-phone] {
      display: contents;
    }
  }
`;

const DeskOnly = styled.span`
  display: flex;
  flex: none;
  ${media.phone} {
    display: none;
  }
`;

/** Hides the theme switch on narrow phones with large text; the settings have it too. */
const RoomyOnly = styled.span`
  display: contents;
  ${media.narrowPhone} {
    ${inLargeText} & {
      display: none;
    }
  }
`;

/** Hidden unless it fits next to all menu entries; the wallet dialog always has its content. */
const WideOnly = styled(DeskOnly)`
  ${media.belowWideDesktop} {
    display: none;
  }
`;

const PhoneLink = styled(ButtonFace)`
  flex: none;
  width: ${height('touch')};
  height: ${height('touch')};
  padding: 0;
`;

export function Header({ onMenu }: { readonly onMenu: () => void }): ReactElement {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const wallet = useWallet();
  const { account, walletId, canDisconnect } = wallet;
  const isInjected = walletId !== undefined && !canDisconnect;
  const isAtHome = isHome(pathname);
  return (
    <Bar>
      <span data-menu="">
        <IconButton icon="menu" iconSize={20} label={t`Menu`} aria-haspopup="dialog" onClick={onMenu} />
      </span>
      <Brand />
      <nav aria-label={t`Main`}>
        {!isAtHome && <OuterLinks items={swapLinks} isRare />}
        {headerPlaces(pathname, wallet).map((item) => (
          <RouteLink key={item.path} to={item.path} also={item.also} data-rare={item.isNotBottom ? '' : undefined}>
            {t(item.label)}
          </RouteLink>
        ))}
        {isAtHome && <OuterLinks items={homeLinks} />}
      </nav>
      <WideOnly>{isInjected && account && <AddProductToken />}</WideOnly>
      {isInjected && <NetworkSelector />}
      <WalletButton />
      {account && (
        <span data-phone="">
          <PhoneLink as={RouteLink} to={paths.assets} aria-label={t`Assets`} data-variant="ghost">
            <Icon name="wallet" size={20} />
          </PhoneLink>
        </span>
      )}
      <DeskOnly>
        {account && <PrivacyButton />}
        {offeredLocales.length > 1 && <LanguageButton />}
        <SettingsButton />
      </DeskOnly>
      {account ? (
        <DeskOnly>
          <ThemeButton />
        </DeskOnly>
      ) : (
        <RoomyOnly>
          <ThemeButton />
        </RoomyOnly>
      )}
    </Bar>
  );
}
