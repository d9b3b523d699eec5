import { loadEnv } from 'vite';

/** Variables by name. */
export type Variables = Readonly<Record<string, string>>;

/**
 * Variables of a build or a server: those of the mode's `.env` files, and exported ones, which win.
 * @param folder holds the `.env` files
 */
export const environmentOf = (mode: string, folder: string): Variables => loadEnv(mode, folder, 'VITE_');
