import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { readReceipt } from '#chain/sending/receipt.ts';
import { rules } from '#config/rules.ts';
import { useListPace } from '#reads/rewards/useListPace.ts';
import { blockSeen } from '#state/app/slice.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { receiptFound } from '#state/transactions/slice.ts';
import { HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const chainId = 137;
const { listBlocks } = rules.rewards;

it('reads a list with each block after a transaction of the account, and at the pace of a list otherwise', () => {
  const { store } = sendOne();
  const account = selectTransaction(store.getState(), chainId, HASH)?.from;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const show = (blockNumber: number): void =>
    act(() => void store.dispatch(blockSeen({ chainId, blockNumber, blockTimestamp: 1, seenAtMs: 2 })));
  const { result } = renderHook(() => useListPace(account), { wrapper });
  show(10);
  expect(result.current).toEqual({ blocks: listBlocks, account });
  const receipt = readReceipt(receiptAt(11))?.receipt;
  if (receipt) act(() => void store.dispatch(receiptFound({ chainId, hash: HASH, receipt, confirmedTime: 5 })));
  show(11);
  expect(result.current).toBeUndefined();
  show(10 + listBlocks);
  expect(result.current).toBeUndefined();
  show(11 + listBlocks);
  expect(result.current).toEqual({ blocks: listBlocks, account });
});
