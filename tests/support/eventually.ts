import { vi } from 'vitest';

/** What is awaited comes soon or never: the limit is there for what never comes, and no judge of a busy computer. */
const LONGEST_MS = 60_000;

/** Waits until a check holds. @throws its last failure when it never does. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: LONGEST_MS });
