import { lazy } from 'react';
import type * as Pictures from './pictures.tsx';

const nothing = (): null => null;
/** Where the part does not arrive the monogram stays. */
const without: Pick<typeof Pictures, 'TokenPicture' | 'ListPicture'> = { TokenPicture: nothing, ListPicture: nothing };

const load = (): Promise<typeof without> => import('./pictures.tsx').catch(() => without);

export const TokenPicture = lazy(async () => ({ default: (await load()).TokenPicture }));
export const ListPicture = lazy(async () => ({ default: (await load()).ListPicture }));
