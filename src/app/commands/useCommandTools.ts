import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Command } from './types.ts';

/** English text without its placeholders. A build compiles a message into a list of texts and placeholders. */
const englishOf = ({ message }: MessageDescriptor): string =>
  ([message] as readonly unknown[])
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');

export interface CommandEntry extends Omit<Command, 'label' | 'english' | 'words' | 'state'> {
  readonly label: MessageDescriptor;
  readonly words?: readonly string[];
  readonly isOn?: boolean;
}

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
