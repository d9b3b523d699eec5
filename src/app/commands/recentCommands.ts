import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import type { Command } from './types.ts';

const MAX_RECENT = 5;
const MAX_ID_LENGTH = 100;

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH;

const recentIds = (): readonly string[] => {
  const stored = storedJson(storageKeys.recentCommands);
  return Array.isArray(stored) ? stored.filter(isId).slice(0, MAX_RECENT) : [];
};

export const recentOf = (commands: readonly Command[]): readonly Command[] =>
  recentIds().flatMap((id) => commands.find((command) => command.id === id) ?? []);

export const rememberCommand = (id: string): void => {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_RECENT);
  storage.set(storageKeys.recentCommands, JSON.stringify(ids));
};
