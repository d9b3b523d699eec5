import { loadEnv } from 'vite';

export type Variables = Readonly<Record<string, string>>;

/** Exported variables win over the mode's `.env` files. @param folder holds the `.env` files */
export const environmentOf = (mode: string, folder: string): Variables => loadEnv(mode, folder, 'VITE_');
