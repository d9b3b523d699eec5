import { loadEnv } from 'vite';

/** Texts of variables by name. */
export type Variables = Readonly<Record<string, string>>;

/**
 * The variables of a build or a server, for all that reads any: those of the `.env` files of its mode, and exported ones,
 * which win.
 * @param folder holds the `.env` files
 */
export const environmentOf = (mode: string, folder: string): Variables => loadEnv(mode, folder, 'VITE_');
