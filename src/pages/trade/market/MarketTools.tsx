import type { ReactElement } from 'react';
import { PriceAlert } from '#features/alerts/index.ts';
import { FillCosts } from './FillCosts.tsx';
import type { FillCostsProps } from './FillCostsPanel.tsx';

export function MarketTools(props: FillCostsProps): ReactElement {
  return (
    <>
      <PriceAlert market={props.market} />
      <FillCosts {...props} />
    </>
  );
}
