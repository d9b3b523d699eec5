import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FollowUpDropped } from '#pages/trade/order/followUps/FollowUpDropped.tsx';
import { openOrderView, viewKey } from '#pages/trade/order/own/openOrderView.ts';
import { marketOf } from '#state/marketRule.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { ask, MYT, USDC } from '../../mockMarket.ts';
import { alice } from '../../tradeDesk.tsx';

it('says before an order is cancelled or moved that its prepared order is dropped, and nothing without one', () => {
  const order = { ...ask(7, 1_000n, 4225n), maker: alice, soldToken: MYT.address, boughtToken: USDC.address } as const;
  const view = openOrderView(order, marketOf(MYT, USDC), MYT, undefined);
  const { container } = renderUi(<FollowUpDropped view={view} />);
  expect(container).toBeEmptyDOMElement();
  const prepared = { account: alice, order: viewKey(view), price: '0.4', when: 'whole', answered: 0n } as const;
  act(() => void followUpsStore.set({ ...prepared, answeredSold: 0n }));
  expect(container).toHaveTextContent('The order that you prepared at 0.4 for its fill will be dropped.');
});
