import type { IconName } from '#ui/text/Icon.tsx';

export type CommandGroup = 'recent' | 'pages' | 'markets' | 'actions' | 'settings';

export interface Command {
  /** Stable across languages and visits: the ids of the commands used last are stored. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly icon: IconName;
  readonly label: string;
  /** English name, which is searched in every language. */
  readonly english: string;
  /** Additional search words, ranked after names. */
  readonly words: readonly string[];
  /** Current state, such as On. */
  readonly state?: string;
  /** True for a command that shows something in the palette and keeps it open. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}
