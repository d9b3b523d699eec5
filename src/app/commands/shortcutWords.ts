import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { deskShortcuts, type DeskShortcutName } from '#ui/keys/deskShortcuts.ts';
import { shortcuts, type ShortcutName } from '#ui/keys/shortcuts.ts';

export type ShortcutPlace = 'everywhere' | 'lists' | 'groups' | 'ticket' | 'depth' | 'drawing' | 'desk';

export const placeNames: Readonly<Record<ShortcutPlace, MessageDescriptor>> = {
  everywhere: msg`Everywhere`,
  lists: msg`Searches and menus`,
  groups: msg`Tabs, choices and the order book`,
  ticket: msg`Ticket`,
  depth: msg`Depth chart`,
  drawing: msg`Drawing trend lines`,
  desk: msg`Handles between panels`,
};

type AnyShortcut = ShortcutName | DeskShortcutName;

const words: Readonly<Record<AnyShortcut, readonly [ShortcutPlace, MessageDescriptor]>> = {
  palette: ['everywhere', msg`Search pages, markets, actions and settings`],
  shortcutList: ['everywhere', msg`Show the keyboard shortcuts`],
  close: ['everywhere', msg`Close what is open, or put back what is dragged`],
  listMove: ['lists', msg`Move through what a search finds`],
  listTake: ['lists', msg`Choose`],
  optionOpen: ['lists', msg`Open a menu`],
  optionMove: ['lists', msg`Move through a menu`],
  optionTake: ['lists', msg`Choose from a menu`],
  groupMove: ['groups', msg`Move to the next one, the first or the last`],
  levelTake: ['groups', msg`Take the price of the level`],
  priceTick: ['ticket', msg`Raise or lower the limit price by a tick`],
  priceTenTicks: ['ticket', msg`Raise or lower the limit price by ten ticks`],
  shareMove: ['ticket', msg`Move the slider`],
  depthMove: ['depth', msg`Move along the prices`],
  depthTake: ['depth', msg`Take the price`],
  trendMove: ['drawing', msg`Move the point`],
  trendMoveFar: ['drawing', msg`Move the point ten times as far`],
  trendTake: ['drawing', msg`Set the point`],
  panelSize: ['desk', msg`Resize the panel; to its minimum and maximum size`],
  panelSizeFar: ['desk', msg`Resize the panel in large steps`],
  panelCollapse: ['desk', msg`Collapse or restore the panel`],
};

interface ShortcutLine {
  readonly name: AnyShortcut;
  readonly label: MessageDescriptor;
  readonly combinations: readonly string[];
}

const combinationsOf: Readonly<Record<AnyShortcut, readonly string[]>> = { ...shortcuts, ...deskShortcuts };

export const shortcutLines = (place: ShortcutPlace): readonly ShortcutLine[] =>
  (Object.keys(combinationsOf) as AnyShortcut[]).flatMap((name) => {
    const [where, label] = words[name];
    return where === place ? [{ name, label, combinations: combinationsOf[name] }] : [];
  });
