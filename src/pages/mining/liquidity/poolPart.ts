import type { MiningPoolView } from '#features/earnViews/index.ts';
import type { MiningPageView } from './useMiningPage.ts';

export interface PoolPartProps {
  readonly pool: MiningPoolView;
  readonly page: MiningPageView;
}
