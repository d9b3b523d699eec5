import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { offeredLocales } from '#config/locales.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import {
  selectBalancesShown,
  selectColourBlindPair,
  selectExactApprovals,
  selectFlashLevels,
  selectHideClosedPositions,
  selectSoundsFills,
  selectThemeChoice,
  selectTimesInUtc,
  selectVibrates,
} from '#state/user/selectors.ts';
import {
  balancesShown,
  closedPositionsHidden,
  colourBlindPairSet,
  exactApprovalsSet,
  flashLevelsSet,
  soundsFillsSet,
  themeChosen,
  timesInUtcSet,
  vibratesSet,
} from '#state/user/slice.ts';
import { canVibrate, vibrate } from '#lib/device.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { space } from '#ui/theme/theme.ts';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { DeadlineSetting } from './DeadlineSetting.tsx';
import { ExpertSetting } from './ExpertSetting.tsx';
import { SlippageSetting } from './SlippageSetting.tsx';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

type ThemeChoice = 'dark' | 'light' | 'system';

const themeValue: Readonly<Record<ThemeChoice, boolean | null>> = { dark: true, light: false, system: null };

function SoundSetting(): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <Toggle
      label={<Trans>Sound on a fill</Trans>}
      note={<Trans>Plays a short tone when your order is filled</Trans>}
      checked={useAppSelector(selectSoundsFills)}
      onChange={(on) => {
        dispatch(soundsFillsSet(on));
        // Plays a preview. This press also makes the browser allow sounds.
        if (on) void import('#lib/tone.ts').then(({ playTone }) => playTone());
      }}
    />
  );
}

/** Hidden on computers, which do not vibrate. */
function VibrationSetting(): ReactElement | null {
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectVibrates);
  if (!useIsPhone()) return null;
  return (
    <Toggle
      label={<Trans>Vibrate on a confirmed transaction</Trans>}
      note={canVibrate() ? undefined : <Trans>This browser can't vibrate</Trans>}
      checked={isOn && canVibrate()}
      disabled={!canVibrate()}
      onChange={(on) => {
        dispatch(vibratesSet(on));
        if (on) vibrate();
      }}
    />
  );
}

function ThemeSetting(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const dark = useAppSelector(selectThemeChoice);
  return (
    <Row>
      <span>
        <Trans>Theme</Trans>
      </span>
      <Segmented<ThemeChoice>
        label={t`Theme`}
        size="sm"
        value={dark === null ? 'system' : dark ? 'dark' : 'light'}
        onChange={(choice) => dispatch(themeChosen(themeValue[choice]))}
        options={[
          { value: 'dark', label: t`Dark` },
          { value: 'light', label: t`Light` },
          { value: 'system', label: t`System` },
        ]}
      />
    </Row>
  );
}

function TimesSetting(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const inUtc = useAppSelector(selectTimesInUtc);
  return (
    <Row>
      <span>
        <Trans>Times</Trans>
      </span>
      <Segmented<'local' | 'utc'>
        label={t`Times`}
        size="sm"
        value={inUtc ? 'utc' : 'local'}
        onChange={(choice) => dispatch(timesInUtcSet(choice === 'utc'))}
        options={[
          { value: 'local', label: t`Local time` },
          { value: 'utc', label: 'UTC' },
        ]}
      />
    </Row>
  );
}

export function SettingsPanel(): ReactElement {
  const dispatch = useAppDispatch();
  const exact = useAppSelector(selectExactApprovals);
  const showsBalances = useAppSelector(selectBalancesShown);
  const hidesClosed = useAppSelector(selectHideClosedPositions);
  const colourBlind = useAppSelector(selectColourBlindPair);
  const flashes = useAppSelector(selectFlashLevels);
  return (
    <Column>
      <SlippageSetting />
      <DeadlineSetting />
      <Toggle
        label={<Trans>Approve exact amounts</Trans>}
        note={<Trans>When off, each token is approved once for all later orders</Trans>}
        checked={exact}
        onChange={(on) => dispatch(exactApprovalsSet(on))}
      />
      <Toggle
        label={<Trans>Hide balances</Trans>}
        note={<Trans>Shows dots instead of your balances and their value</Trans>}
        checked={!showsBalances}
        onChange={(on) => dispatch(balancesShown(!on))}
      />
      <SoundSetting />
      <VibrationSetting />
      <Toggle
        label={<Trans>Hide closed positions</Trans>}
        note={<Trans>Positions you have fully removed are not listed</Trans>}
        checked={hidesClosed}
        onChange={(on) => dispatch(closedPositionsHidden(on))}
      />
      <Toggle
        label={<Trans>Colour-blind safe colours</Trans>}
        note={<Trans>Blue for buy, orange for sell</Trans>}
        checked={colourBlind}
        onChange={(on) => dispatch(colourBlindPairSet(on))}
      />
      <Toggle
        label={<Trans>Flash changed levels</Trans>}
        note={<Trans>A level of the order book flashes when its amount changes</Trans>}
        checked={flashes}
        onChange={(on) => dispatch(flashLevelsSet(on))}
      />
      <ExpertSetting />
      {offeredLocales.length > 1 && (
        <Row>
          <span>
            <Trans>Language</Trans>
          </span>
          <LanguageSetting />
        </Row>
      )}
      <TimesSetting />
      <ThemeSetting />
    </Column>
  );
}
