import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

/** Deploys only the faucets, early, so that their addresses never change. */
const CREATOR: Address = '0xfa0ce70000000000000000000000000000000fa0';
const DAY = 86_400;

interface FaucetPlan {
  readonly symbol: TokenSymbol;
  /** Whole tokens: the amount per request, and the faucet's balance. */
  readonly amount: number;
  readonly held: number;
}

const PLANS: readonly FaucetPlan[] = [
  { symbol: 'MYT', amount: 500, held: 1_000_000 },
  { symbol: 'USDC', amount: 100, held: 250_000 },
];

/** In the order of the plans. */
export const FAUCETS: readonly Address[] = PLANS.map(
  (_, at) => getCreateAddress({ from: CREATOR, nonce: 2 * at }) as Address,
);

/** Bob has used the first one today. */
export const seedFaucets = async (builder: Builder): Promise<void> => {
  const { abi, bytecode } = ownArtifact('Faucet');
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  for (const [at, { symbol, amount, held }] of PLANS.entries()) {
    const args = [TOKENS[symbol].address, rawAmount(symbol, amount), DAY];
    const faucet = FAUCETS[at] ?? CREATOR;
    await builder.send(CREATOR, undefined, `${bytecode}${abi.encodeDeploy(args).slice(2)}` as Hex);
    await builder.send(CREATOR, faucet, encodeCall('faucet', 'transferOwnership', [accountAddress(ROLES.deployer)]));
    await give(builder, faucet, symbol, held);
  }
  await builder.send(accountAddress(ROLES.demo[1]), FAUCETS[0], encodeCall('faucet', 'drip', []));
  await builder.mine();
};
