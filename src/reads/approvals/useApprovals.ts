import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { rules } from '#config/rules.ts';
import { approvalStatus, type Candidate } from '#domain/approvals/approvals.ts';
import { amountAtRisk, type ApprovalRow } from '#domain/approvals/atRisk.ts';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { approvalsStore, type FoundApprovals } from '#stores/approvalsStore.ts';
import { useCalls } from '../calls/useCalls.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useDollarPrices } from '../tokens/useDollarPrices.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';
import { useApprovalCandidates, useFoundApprovals } from './useApprovalCandidates.ts';

export interface Approvals extends Pick<FoundApprovals, 'status' | 'coverage'> {
  readonly rows: readonly ApprovalRow[];
  readonly isReading: boolean;
  readonly left: number;
  readonly retry: () => void;
}

interface Given extends Candidate {
  readonly allowance: bigint | undefined;
}

const useGiven = (account: Address | undefined, candidates: readonly Candidate[]) => {
  const calls = candidates.map(({ token, spender }) => account && erc20.allowance.call(token, account, spender));
  const answers = useCalls(calls);
  return useMemo(() => {
    const allowances = candidates.map((_, i) => mapLoadable(answers[i] ?? idle, erc20.allowance.decode));
    const standings = candidates.map(({ isListed }, i) => approvalStatus(allowances[i] ?? idle, isListed));
    const given = candidates.flatMap((candidate, i): readonly Given[] =>
      standings[i] === 'given' || standings[i] === 'unread'
        ? [{ ...candidate, allowance: valueOf(allowances[i] ?? idle) }]
        : [],
    );
    return { given, isReading: standings.includes('loading') };
  }, [candidates, answers]);
};

const useSupplies = (tokens: readonly Address[]): ReadonlyMap<Address, bigint> => {
  const answers = useCalls(
    tokens.map((token) => erc20.totalSupply.call(token)),
    rules.multicall.dollarBlocks,
  );
  return useMemo(() => {
    const supplies = answers.map((answer) => valueOf(mapLoadable(answer, erc20.totalSupply.decode)));
    return new Map(tokens.flatMap((token, i) => (supplies[i] === undefined ? [] : [[token, supplies[i]] as const])));
  }, [tokens, answers]);
};

/** Dollars per whole token. Unlisted tokens have no price, because anybody can fake a pool for one. */
const usePrices = (given: readonly Given[], assets: ReadonlyMap<Address, Token>): ReadonlyMap<string, TokenPrice> => {
  const units = useMemo(() => {
    const listed = new Set(given.flatMap(({ token, isListed }) => (isListed ? (assets.get(token) ?? []) : [])));
    return [...listed];
  }, [given, assets]);
  return useDollarPrices(units).byId;
};

/** Reads known and held tokens at once. Logs add other tokens, at most `maxUnlisted` unlisted ones. */
export const useApprovals = (account: Address | undefined, maxUnlisted: number): Approvals => {
  const found = useFoundApprovals(account);
  const { candidates, left } = useApprovalCandidates(account, found, maxUnlisted);
  const { given, isReading } = useGiven(account, candidates);
  const joined = [...new Set(given.map(({ token }) => token))].join(' ');
  const tokens = useMemo(() => (joined === '' ? [] : (joined.split(' ') as readonly Address[])), [joined]);
  const assets = usePoolTokens(tokens);
  const balances = useTokenBalances(account, tokens);
  const supplies = useSupplies(tokens);
  const prices = usePrices(given, assets);
  return useMemo(() => {
    const rows = given.flatMap((entry): readonly ApprovalRow[] => {
      const asset = assets.get(entry.token);
      if (!asset) return [];
      const balance = valueOf(balances.get(entry.token) ?? idle);
      const atRisk = amountAtRisk(entry.allowance, balance);
      const price = prices.get(currencyId(asset));
      return [{ ...entry, asset, balance, supply: supplies.get(entry.token), atRisk, price }];
    });
    const { status, coverage } = found;
    const isWaiting = isReading || rows.length < given.length;
    return { status, coverage, rows, isReading: isWaiting, left, retry: approvalsStore.retry };
  }, [found, given, isReading, left, assets, balances, supplies, prices]);
};
