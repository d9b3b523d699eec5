import type { IconName } from '#ui/text/Icon.tsx';

export type CommandGroup = 'recent' | 'pages' | 'markets' | 'actions' | 'settings';

/** Something that the palette offers. */
export interface Command {
  /** The same in every language and visit: it is kept for those that were used last. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly icon: IconName;
  readonly label: string;
  /** Its name in English, by which it is found in every language. */
  readonly english: string;
  /** Other words that it is found by, after those whose name has them. */
  readonly words: readonly string[];
  /** Current state, such as On. */
  readonly state?: string;
  /** The palette stays open: the command shows something in it. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}
