import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useSeenTransferFees } from '#reads/tokens/useSeenTransferFees.ts';
import { useTokenCheck } from '#reads/tokens/useTokenCheck.ts';
import { newToken, trialAnswer, tokenChain } from '../../support/tokenChain.ts';

const open = (token: Address | undefined) => {
  const { result } = renderHook(() => ({ check: useTokenCheck(token), fees: useSeenTransferFees() }));
  const codes = () => valueOf(result.current.check)?.map(({ code }) => code);
  return { check: () => result.current.check, fees: () => result.current.fees, codes };
};

const isReady = ({ check }: ReturnType<typeof open>) => waitFor(() => expect(check().status).toBe('ready'));

const whole = trialAnswer([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]);
const taxed = trialAnswer([1n, 1000n, 900n, 1n, 400n, 360n, 1n, 400n, 360n]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the check of a token', () => {
  it('a check of no token sends nothing', () => {
    const { requests } = tokenChain({});
    expect(open(undefined).check()).toEqual({ status: 'idle' });
    expect(requests).toEqual([]);
  });

  it('is loading, then says what its trial shows', async () => {
    tokenChain({ trial: whole });
    const page = open(newToken().address);
    expect(page.check()).toEqual({ status: 'loading' });
    await isReady(page);
    expect(page.codes()).toEqual(['movesWhole']);
  });

  it('remembers a transfer fee for as long as the page is open, and none of a token without one', async () => {
    const [fair, taxing] = [newToken().address, newToken().address];
    tokenChain({ trial: whole });
    await isReady(open(fair));
    tokenChain({ trial: taxed });
    const page = open(taxing);
    await isReady(page);
    expect(page.codes()).toContain('moveTax');
    expect([...page.fees()]).toEqual([taxing]);
  });

  it('has failed while the node does not answer, with the finding that it is unknown, and is queried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const page = open(newToken().address);
    await waitFor(() => expect(page.check().status).toBe('failed'));
    expect(valueOf(page.check())).toEqual([{ code: 'untried', severity: 'unknown' }]);
    tokenChain({ trial: whole });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await isReady(page);
  });

  it('the check of one token runs once for all that show it, and no more once it has an answer', async () => {
    const { requests } = tokenChain({ trial: whole });
    const token = newToken().address;
    const pages = [open(token), open(token)];
    await Promise.all(pages.map(isReady));
    const ofTwo = requests.length;
    await isReady(open(token));
    expect(requests).toHaveLength(ofTwo);
    await isReady(open(newToken().address));
    expect(requests).toHaveLength(2 * ofTwo);
  });
});
