import { bond as bondAbi } from '#chain/abis/bond.ts';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import { faucet } from '#chain/abis/faucet.ts';
import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import { orderMining } from '#chain/abis/orderMining.ts';
import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import { swapMining } from '#chain/abis/swapMining.ts';
import type { BondEntry } from '#chain/codec/answers/bondEntry.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import { bondRules } from '#config/bondRules.ts';
import { env } from '#config/env.ts';
import { FEE_UNIT, grossPayout, netPayout } from '#domain/bonds/terms.ts';
import type { Address } from '#domain/tokens/types.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { NotDescribed, type ProposalReader, type TokenFact } from './proposalReader.ts';

const tokenBy = async (
  reader: ProposalReader,
  named: ContractFunction<[], Address>,
  contract: Address,
): Promise<TokenFact> => reader.token(await reader.read(named, contract));

export const describeTradeClaim: Describer = whenCalled(swapMining.takerWithdraw, async (_, reader, { to }) => ({
  kind: 'claimTrades',
  reward: await tokenBy(reader, swapMining.rewardToken, to),
}));

export const describeOrderClaim: Describer = whenCalled(orderMining.withdrawUserReward, async (_, reader, { to }) => ({
  kind: 'claimOrderRewards',
  reward: await tokenBy(reader, orderMining.rewardToken, to),
}));

export const describeDistributionClaim: Describer = whenCalled(rewardDistribution.claim, async ([token], reader) => ({
  kind: 'claimDistribution',
  reward: await reader.token(token),
}));

export const describeAirdrop: Describer = whenCalled(
  merkleDistributor.claim,
  async ([, recipient, amount], reader, { to }) => ({
    kind: 'claimAirdrop',
    reward: await tokenBy(reader, merkleDistributor.token, to),
    amount: amount.toString(),
    recipient,
  }),
);

export const describeBurn: Describer = firstOf(
  whenCalled(burnEarn.burn, async ([amount], reader, { to }) => ({
    kind: 'burn',
    token: await tokenBy(reader, burnEarn.burnToken, to),
    amount: amount.toString(),
  })),
  whenCalled(burnEarn.claim, async (_, reader, { to }) => ({
    kind: 'claimBurnRewards',
    reward: await tokenBy(reader, burnEarn.rewardToken, to),
  })),
);

export const describeFaucet: Describer = whenCalled(faucet.drip, async (_, reader, { to }) => ({
  kind: 'drip',
  token: await tokenBy(reader, faucet.token, to),
  amount: (await reader.read(faucet.amount, to)).toString(),
}));

export const listedBond = async (contract: Address, reader: ProposalReader): Promise<BondEntry | undefined> => {
  const { bondRegistry: registry } = env;
  if (!registry) return undefined;
  for (let first = 0; first < bondRules.maxBonds; first += bondRules.page) {
    const page = await Promise.all(
      Array.from({ length: bondRules.page }, (_, index) =>
        reader.maybe(bondRegistry.bondDetails, registry, BigInt(first + index)),
      ),
    );
    const found = page.find((entry) => entry?.bond === contract);
    if (found || page.at(-1) === undefined) return found;
  }
  return undefined;
};

/** @throws NotDescribed for an unlisted contract, or a bond of another account */
const ownBond = async (contract: Address, depositor: Address, reader: ProposalReader): Promise<BondEntry> => {
  const entry = depositor === reader.safe ? await listedBond(contract, reader) : undefined;
  if (!entry) throw new NotDescribed('no bond of this Safe');
  return entry;
};

/** Payout at the current price, after the fee, raw units. */
const payoutNow = async (
  bond: Address,
  amount: bigint,
  { token, payout }: { readonly token: TokenFact; readonly payout: TokenFact },
  reader: ProposalReader,
): Promise<bigint> => {
  const [truePrice, fee] = await Promise.all([
    reader.read(bondAbi.trueBondPrice, bond),
    reader.read(bondAbi.currentOlympusFee, bond),
  ]);
  const price = (truePrice * FEE_UNIT) / (FEE_UNIT + fee);
  if (price === 0n) throw new NotDescribed('the bond sells nothing');
  const units = { payoutDecimals: payout.decimals, principalDecimals: token.decimals };
  return netPayout({ fee }, grossPayout(units, amount, price));
};

export const describeBond: Describer = firstOf(
  whenCalled(bondAbi.deposit, async ([amount, , depositor], reader, { to }) => {
    const { payoutToken, principalToken } = await ownBond(to, depositor, reader);
    const [token, payout] = await Promise.all([reader.token(principalToken), reader.token(payoutToken)]);
    return {
      kind: 'buyBond',
      token,
      amount: amount.toString(),
      payoutToken: payout,
      payout: (await payoutNow(to, amount, { token, payout }, reader)).toString(),
    };
  }),
  whenCalled(bondAbi.redeem, async ([depositor], reader, { to }) => ({
    kind: 'claimBond',
    reward: await reader.token((await ownBond(to, depositor, reader)).payoutToken),
  })),
);
