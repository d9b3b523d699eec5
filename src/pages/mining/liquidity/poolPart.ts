import type { MiningPoolView } from './miningView.ts';
import type { MiningPageView } from './useMiningPage.ts';

export interface PoolPartProps {
  readonly pool: MiningPoolView;
  readonly page: MiningPageView;
}
