import { accountAddress, ROLES } from '../../../e2e/devnet/accounts.ts';
import { startChain } from '../../../e2e/devnet/chain.ts';
import { encodeCall } from '../../../e2e/devnet/contracts.ts';
import { readBalance } from '../../../e2e/devnet/exchange.ts';
import { ANY_PORT } from '../../../e2e/devnet/ports.ts';
import { TOKENS, type TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import { createTestChain, type PlainTransaction } from '../../../e2e/fixtures/chain.ts';
import { expect } from 'vitest';
import { asLogs } from '#chain/logs/logs.ts';
import { allowancesAt } from '#chain/reading/allowanceAt.ts';
import { coinMoved } from '#chain/reading/coinMoved.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { receiptFacts } from '#chain/sending/receiptFacts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { claimedRewards, decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { movementsOf } from '#domain/transactions/receiptFacts.ts';
import { returnedCoin } from '#domain/transactions/returnedCoin.ts';
import type { CurrencyFact, TransactionInfo } from '#domain/transactions/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { compareMoves, simulateMoves } from '#writes/checks/simulateMoves.ts';

/** Accounts: the sender, and the one that moves prices meanwhile. */
export const TESTER = ROLES.tests[0];
export const OTHER = ROLES.tests[1];
export const account = accountAddress(TESTER);
export const MAX = (1n << 256n) - 1n;

export const fact = (symbol: TokenSymbol): CurrencyFact & { readonly address: Address } => ({
  address: TOKENS[symbol].address,
  symbol,
  decimals: TOKENS[symbol].decimals,
});
export const COIN: CurrencyFact = { symbol: 'MATIC', decimals: 18 };

const tokensOf = (info: TransactionInfo): readonly Address[] =>
  Object.values(info).flatMap((value) =>
    typeof value === 'object' && 'address' in value && value.address ? [value.address] : [],
  );

/** A local chain on which each transaction's decoded receipt is held against all balances that it can concern. */
export const createOutcomeStage = async () => {
  const local = await startChain({ port: ANY_PORT, blockSeconds: 60, quiet: true });
  const chain = createTestChain(local.node, local);
  const reader = createRpcClient({ urls: [local.url], chainId: 137, batchWaitMs: 0 });
  let snapshot: unknown;

  /** Sends a call as `sender`, who planned `info`; its outcome, and the change of each of the sender's balances. */
  const perform = async (info: TransactionInfo, transaction: PlainTransaction, sender: number = TESTER) => {
    const owner = accountAddress(sender);
    const tokens = new Set<Address>([...tokensOf(info), ...('pair' in info ? [info.pair] : [])]);
    const balances = async () => ({
      coin: await chain.nativeBalance(sender),
      tokens: await Promise.all([...tokens].map((token) => readBalance(local.node, token, owner))),
    });
    const before = await balances();
    const { transactionHash } = await chain.sendAs(sender, transaction);
    const after = await balances();
    const read = readReceipt(await local.node.rpc('eth_getTransactionReceipt', transactionHash));
    if (!read) throw new Error('There is no receipt');
    const { wrappedNative, orderBookExt } = local.deployment;
    const facts = receiptFacts(asLogs(read.logs), owner, { wrappedNative, orderBookExt });
    const approvals =
      'spender' in info && info.token.address ? [{ token: info.token.address, spender: info.spender }] : [];
    const allowances = await allowancesAt(
      reader,
      approvals.map((approval) => ({ ...approval, owner })),
      read.receipt.blockNumber,
    );
    const [call] = decodeCalls({ info }, { ...facts, isPartial: false, allowanceOf: () => allowances[0] });
    const changes = new Map(
      [...tokens].map((token, at) => [token, (after.tokens[at] ?? 0n) - (before.tokens[at] ?? 0n)]),
    );
    const fee = BigInt(read.receipt.networkFee ?? '0');
    expect(fee).toBeGreaterThan(0n);
    const coin = after.coin - before.coin + fee;
    const { blockNumber } = read.receipt;
    const coinFacts = await coinMoved(reader, { hash: transactionHash, from: owner, blockNumber, networkFee: fee });
    expect(coinFacts).toEqual({ sent: transaction.value ?? 0n, change: coin });
    const returned = returnedCoin({ info }, [call ?? null], coinFacts);
    // All movements of the receipt are those of the balances.
    const moved = new Map(movementsOf(facts).map(({ token, sent, received }) => [token, received - sent]));
    for (const [token, change] of changes) {
      // The wrapper's own mint and burn leave no transfer.
      if (token.toLowerCase() !== wrappedNative.toLowerCase()) expect(moved.get(token) ?? 0n).toBe(change);
    }
    const change = ({ address }: CurrencyFact): bigint => (address ? (changes.get(address) ?? 0n) : coin);
    const claimed = claimedRewards({ info }, facts);
    return { call, claimed, change, returned, pool: 'pair' in info ? (changes.get(info.pair) ?? 0n) : 0n };
  };

  return {
    ...local,
    chain,
    perform,
    /** The same of a plan of the application, with what it moved in a simulation held against what was shown. */
    performPlan: async (plan: TransactionPlan, sender: number = TESTER) => {
      const { info, contract: to, callData: data, value } = plan;
      const simulated = await simulateMoves({ reader, from: accountAddress(sender) }, [plan]);
      if (!simulated.ok) throw new Error(`Not simulated: ${simulated.error.kind}`);
      return { ...(await perform(info, { to, data, value }, sender)), held: compareMoves(simulated.value) };
    },
    approve: (token: Address, spender: Address, owner: number = TESTER): Promise<unknown> =>
      chain.sendAs(owner, { to: token, data: encodeCall('token', 'approve', [spender, MAX]) }),
    pairOf: async (a: TokenSymbol, b: TokenSymbol): Promise<Address> => {
      const pair = await chain.pairOf(a, b);
      if (!pair) throw new Error(`There is no pool of ${a} and ${b}`);
      return pair;
    },
    /** Somebody moves the price of a pool by so many thousandths of what it holds of a token. */
    movePrice: async (pair: Address, symbol: TokenSymbol, perThousand: bigint): Promise<void> => {
      const held = await readBalance(local.node, TOKENS[symbol].address, pair);
      const gift = (held * perThousand) / 1000n;
      await chain.sendAs(OTHER, { to: TOKENS[symbol].address, data: encodeCall('token', 'transfer', [pair, gift]) });
      await chain.sendAs(OTHER, { to: pair, data: encodeCall('pair', 'sync', []) });
    },
    /** Rewards grow for so long. */
    pass: async (seconds: number): Promise<void> => {
      await local.node.rpc('evm_increaseTime', seconds);
      await local.node.rpc('anvil_mine', '0x14');
    },
    reset: async (): Promise<void> => {
      if (snapshot !== undefined) await local.node.rpc('evm_revert', snapshot);
      snapshot = await local.node.rpc('evm_snapshot');
    },
  };
};

export type OutcomeStage = Awaited<ReturnType<typeof createOutcomeStage>>;
