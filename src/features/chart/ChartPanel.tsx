import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Address } from '#domain/tokens/types.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { ChartCellTerms, OrderRequest } from './ChartContent.tsx';
import type { ChartMarket } from './chartMarket.ts';

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const ChartContent = lazyPart(
  async () => (await import('./ChartContent.tsx')).ChartContent,
  () => <Skeleton $height="100%" />,
);

interface ChartPanelProps {
  readonly market: ChartMarket | undefined;
  readonly account: Address | undefined;
  readonly way: ReactNode;
  /** If undefined, lines of own orders can be neither pressed nor dragged. */
  readonly onOrder?: OrderRequest | undefined;
  readonly cell?: ChartCellTerms | undefined;
}

export function ChartPanel({ market, ...props }: ChartPanelProps): ReactElement {
  return <Frame>{market ? <ChartContent market={market} {...props} /> : <Skeleton $height="100%" />}</Frame>;
}
