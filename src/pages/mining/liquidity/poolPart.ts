import type { MiningPoolView } from './miningView.ts';
import type { MiningPageView } from './useMiningPage.ts';

/** What a part of an open pool is drawn from. */
export interface PoolPartProps {
  readonly pool: MiningPoolView;
  readonly page: MiningPageView;
}
