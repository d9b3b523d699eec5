import { BigInt } from '@graphprotocol/graph-ts';
import { UpdateUserReward } from '../generated/OrderMining/OrderMining';
import { UpdatePairFactor, UpdateStepAndBlockAmout } from '../generated/OrderMiningConfig/OrderMiningConfig';
import {
  OrderMiningTerms,
  PairAmountForOrderMining,
  PairFactorConfig,
  SumOrderAmountForMining,
  Token,
} from '../generated/schema';
import { entryId, keyOf } from './pairs';

function symbolOf(id: string): string {
  const token = Token.load(id);
  return token ? token.symbol : 'UNKNOWN';
}

export function handleUpdatePairFactor(event: UpdatePairFactor): void {
  const params = event.params;
  const token0 = params.token0.toHexString();
  const token1 = params.token1.toHexString();
  const config = new PairFactorConfig(keyOf(token0, token1));
  config.token0 = params.token0;
  config.token1 = params.token1;
  config.token0Symbol = symbolOf(token0);
  config.token1Symbol = symbolOf(token1);
  config.factorValue = params.factorValue;
  config.maxLimit = params.maxLimit;
  config.minLimit = params.minLimit;
  config.save();
}

export function handleUpdateStepAndBlockAmout(event: UpdateStepAndBlockAmout): void {
  const terms = new OrderMiningTerms('1');
  terms.step = event.params.step;
  terms.blockAllReward = event.params.blockAmout;
  terms.save();
}

export function handleUpdateUserReward(event: UpdateUserReward): void {
  const id = event.params.orderMaker.toHexString();
  const known = SumOrderAmountForMining.load(id);
  const sum = new SumOrderAmountForMining(id);
  sum.customerAccount = event.params.orderMaker;
  sum.bonusAmount = known ? known.bonusAmount.plus(event.params.addReward) : event.params.addReward;
  sum.versionBlkEnd = event.params.addRewardEndBlock;
  sum.save();
  const amount = new PairAmountForOrderMining(entryId(event));
  amount.customerAccount = event.params.orderMaker;
  amount.versionBlkStart = known ? known.versionBlkEnd : BigInt.zero();
  amount.versionBlkEnd = event.params.addRewardEndBlock;
  amount.bonusAmount = event.params.addReward;
  amount.save();
}
