import { Interface, type Result } from 'ethers';
import type { Deployment } from '../deployment.ts';
import type {
  OrderMiningTermsEntity,
  PairAmountEntity,
  PairFactorEntity,
  SumOrderAmountEntity,
  TokenEntity,
} from './entities.ts';

export const MINING_EVENTS = new Interface([
  'event UpdatePairFactor(address indexed token0, address indexed token1, uint256 indexed factorValue, uint256 maxLimit, uint256 minLimit)',
  'event UpdateStepAndBlockAmout(uint256 indexed step, uint256 indexed blockAmout)',
  'event UpdateUserReward(address indexed orderMaker, uint256 addRewardEndBlock, uint256 addReward)',
]);

const lower = (value: unknown): string => String(value).toLowerCase();

export const createMiningTables = (
  { orderMining }: Pick<Deployment, 'orderMining'>,
  tokens: ReadonlyMap<string, TokenEntity>,
) => {
  const [rewards, config] = [lower(orderMining.rewards), lower(orderMining.config)];
  const factors = new Map<string, PairFactorEntity>();
  const terms = new Map<string, OrderMiningTermsEntity>();
  const sums = new Map<string, SumOrderAmountEntity>();
  const amounts: PairAmountEntity[] = [];
  const symbolOf = (id: string): string => tokens.get(id)?.symbol ?? 'UNKNOWN';

  const takeFactor = (args: Result): void => {
    const [token0, token1] = [lower(args.token0), lower(args.token1)];
    const id = [token0, token1].toSorted().join('-');
    const numbers = {
      factorValue: String(args.factorValue),
      maxLimit: String(args.maxLimit),
      minLimit: String(args.minLimit),
    };
    const symbols = { token0Symbol: symbolOf(token0), token1Symbol: symbolOf(token1) };
    factors.set(id, { id, token0, token1, ...symbols, ...numbers });
  };
  const takeReward = (args: Result, entryId: string): void => {
    const id = lower(args.orderMaker);
    const known = sums.get(id);
    const [end, added] = [String(args.addRewardEndBlock), String(args.addReward)];
    const bonusAmount = String(BigInt(known?.bonusAmount ?? '0') + BigInt(added));
    sums.set(id, { id, customerAccount: id, bonusAmount, versionBlkEnd: end });
    const version = { versionBlkStart: known?.versionBlkEnd ?? '0', versionBlkEnd: end };
    amounts.push({ id: entryId, customerAccount: id, ...version, bonusAmount: added });
  };
  return {
    factors,
    terms,
    sums,
    amounts,
    take(name: string, args: Result, address: string, entryId: string): void {
      if (name === 'UpdatePairFactor' && address === config) takeFactor(args);
      if (name === 'UpdateUserReward' && address === rewards) takeReward(args, entryId);
      if (name === 'UpdateStepAndBlockAmout' && address === config) {
        terms.set('1', { id: '1', step: String(args.step), blockAllReward: String(args.blockAmout) });
      }
    },
  };
};
