import { useEffect } from 'react';
import { registerLater } from './registerLater.ts';

/** Follows the account's orders and its parts of pools in all pairs while a page wants to know. */
export function AccountUpdater(): null {
  useEffect(() => registerLater(async () => (await import('./accountParts.ts')).createAccountParts()), []);
  return null;
}
