import { lazy } from 'react';
import { importLater } from '#lib/laterParts.ts';

const load = () => importLater(() => import('./pictures.tsx'));

export const TokenPicture = lazy(async () => ({ default: (await load()).TokenPicture }));
export const ListPicture = lazy(async () => ({ default: (await load()).ListPicture }));
