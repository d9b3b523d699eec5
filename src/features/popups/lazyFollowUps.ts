import { lazyPart } from '#ui/lazyPart.tsx';

const toasts = () => import('./FollowUpToasts.tsx');

export const FollowUpNotices = lazyPart(async () => (await toasts()).FollowUpNotices);
export const FollowUpToasts = lazyPart(async () => (await toasts()).FollowUpToasts);
