import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { offeredLocales } from '#config/locales.ts';
import { useWatched, useWallet } from '#reads/wallet/useWallet.ts';
import { useStopWatching } from '#features/wallet/index.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectBalancesShown, selectIsDark, selectSoundsFills } from '#state/user/selectors.ts';
import { balancesShown, localeChosen, soundsFillsSet, themeChosen } from '#state/user/slice.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import type { Command } from './types.ts';
import { useToCommand, type CommandEntry } from './useCommandTools.ts';

export interface PaletteViews {
  readonly onWatch: () => void;
  readonly onShortcuts: () => void;
}

const useWalletEntries = (onWatch: () => void): readonly CommandEntry[] => {
  const dispatch = useAppDispatch();
  const { account, canDisconnect } = useWallet();
  const { disconnect } = useConnectWallet();
  const isWatching = useWatched().phase !== 'off';
  const stopWatching = useStopWatching();
  const open = (): void => void dispatch(modalToggled('WALLET'));
  const group = 'actions' as const;
  return [
    account
      ? { id: 'account', group, icon: 'wallet', label: msg`Open the account`, words: ['wallet', 'claim'], run: open }
      : { id: 'connect', group, icon: 'wallet', label: msg`Connect Wallet`, run: open },
    ...(canDisconnect
      ? [
          {
            id: 'disconnect',
            group,
            icon: 'cross' as const,
            label: msg`Disconnect`,
            words: ['wallet'],
            run: disconnect,
          },
        ]
      : []),
    {
      id: 'watch',
      group,
      icon: 'eye',
      label: msg`Watch an account`,
      words: ['address', 'name'],
      staysOpen: true,
      run: onWatch,
    },
    ...(isWatching
      ? [{ id: 'stopWatching', group, icon: 'eyeOff' as const, label: msg`Stop watching`, run: stopWatching }]
      : []),
  ];
};

const useLocaleCommands = (): readonly Command[] => {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  if (offeredLocales.length < 2) return [];
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return offeredLocales.map(({ locale, name }) => ({
    id: `language ${locale}`,
    group: 'actions',
    icon: 'list',
    label: t`Language: ${name}`,
    english: `Language: ${name}`,
    words: [english.of(locale) ?? locale],
    run: () => void dispatch(localeChosen(locale)),
  }));
};

export const useActionCommands = ({ onWatch, onShortcuts }: PaletteViews): readonly Command[] => {
  const dispatch = useAppDispatch();
  const toCommand = useToCommand();
  const isDark = useAppSelector(selectIsDark);
  const isShown = useAppSelector(selectBalancesShown);
  const sounds = useAppSelector(selectSoundsFills);
  const walletEntries = useWalletEntries(onWatch);
  const localeCommands = useLocaleCommands();
  const group = 'actions' as const;
  const entries: readonly CommandEntry[] = [
    ...walletEntries,
    {
      id: 'theme',
      group,
      icon: isDark ? 'sun' : 'moon',
      label: isDark ? msg`Switch to the light theme` : msg`Switch to the dark theme`,
      words: ['theme', 'dark', 'light', 'mode'],
      run: () => void dispatch(themeChosen(!isDark)),
    },
    {
      id: 'privacy',
      group,
      icon: isShown ? 'eyeOff' : 'eye',
      label: isShown ? msg`Hide balances` : msg`Show balances`,
      words: ['privacy'],
      run: () => void dispatch(balancesShown(!isShown)),
    },
    {
      id: 'sound',
      group,
      icon: 'clock',
      label: sounds ? msg`Mute the sound on a fill` : msg`Turn on the sound on a fill`,
      words: ['mute', 'sound', 'silent'],
      run: () => void dispatch(soundsFillsSet(!sounds)),
    },
    { id: 'shortcuts', group, icon: 'help', label: msg`Keyboard shortcuts`, words: ['keys', 'help'], run: onShortcuts },
  ];
  return [...entries.map(toCommand), ...localeCommands];
};
