import { msg } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import {
  selectColourBlindPair,
  selectExactApprovals,
  selectExpertMode,
  selectFlashLevels,
  selectHideClosedPositions,
} from '#state/user/selectors.ts';
import {
  closedPositionsHidden,
  colourBlindPairSet,
  exactApprovalsSet,
  expertModeSet,
  flashLevelsSet,
} from '#state/user/slice.ts';
import type { Command } from './types.ts';
import { useToCommand, type CommandEntry } from './useCommandTools.ts';

const group = 'settings' as const;

const useSwitches = (): readonly CommandEntry[] => {
  const dispatch = useAppDispatch();
  const exact = useAppSelector(selectExactApprovals);
  const hidesClosed = useAppSelector(selectHideClosedPositions);
  const colourBlind = useAppSelector(selectColourBlindPair);
  const flashes = useAppSelector(selectFlashLevels);
  return [
    {
      id: 'exactApprovals',
      group,
      icon: 'check',
      label: msg`Approve exact amounts`,
      isOn: exact,
      run: () => void dispatch(exactApprovalsSet(!exact)),
    },
    {
      id: 'closedPositions',
      group,
      icon: 'drop',
      label: msg`Hide closed positions`,
      isOn: hidesClosed,
      run: () => void dispatch(closedPositionsHidden(!hidesClosed)),
    },
    {
      id: 'colourBlind',
      group,
      icon: 'eye',
      label: msg`Colour-blind safe colours`,
      words: ['color-blind safe colors'],
      isOn: colourBlind,
      run: () => void dispatch(colourBlindPairSet(!colourBlind)),
    },
    {
      id: 'flashLevels',
      group,
      icon: 'book',
      label: msg`Flash changed levels`,
      words: ['order book'],
      isOn: flashes,
      run: () => void dispatch(flashLevelsSet(!flashes)),
    },
  ];
};

/** The palette can only turn expert mode off: turning it on requires typing a word. */
export const useSettingCommands = (): readonly Command[] => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toCommand = useToCommand();
  const switches = useSwitches();
  const isExpert = useAppSelector(selectExpertMode);
  const toSettings = (): void => void navigate(paths.settings);
  const expertOff: CommandEntry = {
    id: 'expert',
    group,
    icon: 'warning',
    label: msg`Turn expert mode off`,
    run: () => void dispatch(expertModeSet(false)),
  };
  const expertOn: CommandEntry = { id: 'expert', group, icon: 'warning', label: msg`Expert mode`, run: toSettings };
  const entries: readonly CommandEntry[] = [
    { id: 'slippage', group, icon: 'sliders', label: msg`Slippage tolerance`, run: toSettings },
    { id: 'deadline', group, icon: 'clock', label: msg`Transaction deadline`, run: toSettings },
    ...switches,
    isExpert ? expertOff : expertOn,
    { id: 'nodes', group, icon: 'sliders', label: msg`RPC nodes`, words: ['network'], run: toSettings },
    {
      id: 'tokenLists',
      group,
      icon: 'list',
      label: msg`Token lists and my tokens`,
      words: ['import'],
      run: toSettings,
    },
    { id: 'localData', group, icon: 'refresh', label: msg`Data in this browser`, words: ['reset'], run: toSettings },
  ];
  return entries.map(toCommand);
};
