import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { englishOf } from './englishOf.ts';
import type { Command } from './types.ts';

/** Command with untranslated texts. */
export interface CommandEntry extends Omit<Command, 'label' | 'english' | 'words' | 'state'> {
  readonly label: MessageDescriptor;
  /** Additional English search words. */
  readonly words?: readonly string[];
  readonly isOn?: boolean;
}

/** Translates a command; its English name stays searchable. */
export const useToCommand = (): ((entry: CommandEntry) => Command) => {
  const { t, i18n } = useLingui();
  return ({ label, words = [], isOn, ...command }) => ({
    ...command,
    label: i18n._(label),
    english: englishOf(label),
    words,
    ...(isOn !== undefined && { state: isOn ? t`On` : t`Off` }),
  });
};
