import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { englishOf } from './englishOf.ts';
import type { Command } from './types.ts';

/** A command before its texts are written in the language shown. */
export interface CommandEntry extends Omit<Command, 'label' | 'english' | 'words' | 'state'> {
  readonly label: MessageDescriptor;
  /** Other English words for it. */
  readonly words?: readonly string[];
  readonly isOn?: boolean;
}

/** Writes a command in the language shown; it is also found by its English name. */
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
