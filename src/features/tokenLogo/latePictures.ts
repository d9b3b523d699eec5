import { importLater } from '#lib/later.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const load = () => importLater(() => import('./pictures.tsx'));

export const TokenPicture = lazyPart(async () => (await load()).TokenPicture);
export const ListPicture = lazyPart(async () => (await load()).ListPicture);
