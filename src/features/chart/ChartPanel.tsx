import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MoveOrderRequest } from './ChartContent.tsx';
import type { ChartMarket } from './chartMarket.ts';

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** Loads without a press; if it fails, the rest of the page still works. */
const ChartContent = lazy(async () => ({
  default: (await importWithRetry(() => import('./ChartContent.tsx'))).ChartContent,
}));

export interface ChartPanelProps {
  /** Undefined while its tokens are unknown. */
  readonly market: ChartMarket | undefined;
  readonly account: Address | undefined;
  /** Button that opens or leaves the full screen. */
  readonly way: ReactNode;
  /** Undefined: lines of own orders cannot be dragged. */
  readonly onMove?: MoveOrderRequest | undefined;
}

/** Fills its container. */
export function ChartPanel({ market, account, way, onMove }: ChartPanelProps): ReactElement {
  return (
    <Frame>
      <Suspense fallback={<Skeleton $height="100%" />}>
        {market ? (
          <ChartContent market={market} account={account} way={way} onMove={onMove} />
        ) : (
          <Skeleton $height="100%" />
        )}
      </Suspense>
    </Frame>
  );
}
