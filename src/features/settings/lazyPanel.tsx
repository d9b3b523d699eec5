import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

export const SettingsPanel = lazyPart(
  async () => (await import('./SettingsPanel.tsx')).SettingsPanel,
  () => <Skeleton $height="320px" />,
);
