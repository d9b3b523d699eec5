import { MaxUint256 } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { Deployment } from './deployment.ts';
import { POOLS, rawAmount } from './market.ts';
import { TOKENS, TOKEN_LIST, type TokenSymbol } from './tokens.ts';

const DEPLOYER = accountAddress(ROLES.deployer);
const COIN = 10n ** 18n;

const PURSE: Readonly<Record<TokenSymbol, number>> = {
  WMATIC: 5_000,
  USDC: 25_000,
  USDT: 25_000,
  DAI: 25_000,
  WBTC: 0.5,
  WETH: 10,
  MYT: 50_000,
  TEL: 1_000_000,
  eMYT: 5_000,
  OLDY: 1_000,
  TOLL: 1_000,
  ICED: 1_000,
};

/** Market makers and traders get this many times more. */
const PROFESSIONAL_FACTOR = 400;

/** Enough that other accounts never run out. */
const PERSON_MATIC = 12_500n;
const PROFESSIONAL_MATIC = 100_000_000n;

/** Mints tokens; the wrapped coin is bought. */
export const give = async (builder: Builder, to: Address, symbol: TokenSymbol, whole: number): Promise<void> => {
  const raw = rawAmount(symbol, whole);
  const token = TOKENS[symbol].address;
  if (symbol !== 'WMATIC') return builder.send(DEPLOYER, token, encodeCall('token', 'mint', [to, raw]));
  await builder.send(DEPLOYER, token, encodeCall('token', 'deposit', []), { value: raw });
  return builder.send(DEPLOYER, token, encodeCall('token', 'transfer', [to, raw]));
};

const professionals: readonly number[] = [...ROLES.marketMakers, ...ROLES.traders];
const people: readonly number[] = [...ROLES.demo, ...ROLES.tests];

/** Funds all accounts. Market makers and traders also approve the book and the router. */
export const seedFunds = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const [indexes, whole] of [
    [[ROLES.deployer, ...professionals], PROFESSIONAL_MATIC],
    [people, PERSON_MATIC],
  ] as const) {
    for (const index of indexes) {
      await builder.node.rpc('anvil_setBalance', accountAddress(index), `0x${(whole * COIN).toString(16)}`);
    }
  }
  for (const [symbol] of TOKEN_LIST) {
    for (const index of people) await give(builder, accountAddress(index), symbol, PURSE[symbol]);
    for (const index of professionals) {
      const account = accountAddress(index);
      await give(builder, account, symbol, PURSE[symbol] * PROFESSIONAL_FACTOR);
      for (const spender of [deployment.orderBook, deployment.router]) {
        const approval = encodeCall('token', 'approve', [spender, MaxUint256]);
        await builder.send(account, TOKENS[symbol].address, approval);
      }
    }
  }
  await builder.mine();
};

/** Creates every pool at its opening price. */
export const seedPools = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const { pair, base, quote } of deployment.pools) {
    const plan = POOLS.find((candidate) => candidate.base === base && candidate.quote === quote);
    if (plan === undefined) throw new Error(`No plan for the pool ${base}/${quote}`);
    await give(builder, pair, base, plan.baseDepth);
    await give(builder, pair, quote, plan.baseDepth * plan.price);
    await builder.send(DEPLOYER, pair, encodeCall('pair', 'mint', [DEPLOYER]));
  }
  await builder.mine();
};
