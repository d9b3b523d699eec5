import type { IconName } from '#ui/text/Icon.tsx';

export type CommandGroup = 'recent' | 'pages' | 'markets' | 'actions' | 'settings';

export interface Command {
  /** Stored with recent commands, so it must be the same in each language and on each visit. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly icon: IconName;
  readonly label: string;
  readonly english: string;
  readonly words: readonly string[];
  readonly state?: string;
  readonly staysOpen?: boolean;
  readonly run: () => void;
}
