import { Trans, useLingui } from '@lingui/react/macro';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { epochAfter, epochShare } from '#domain/burn/epochs.ts';
import { payableOf } from '#domain/mining/vault.ts';
import { valueOfRaw, type ValuePrice } from '#domain/prices/dollarValue.ts';
import { EXAMPLE_DOLLARS, exampleAmount, exampleReturn } from '#domain/rewards/exampleYield.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ChainDate, Reward, useDollarPrice } from '#features/rewards/index.ts';
import { useBurnProgramme, type BurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { marksOf, type EarnHooks, type EarnRow, type MomentsHook, type RowsHook } from '../earn.ts';
import { symbolsOf } from '../rowWords.tsx';
import { declaration } from './declaration.ts';

/** Raw reward that the example's burn adds to that of the account. */
const addedBy = ({ epoch, own, burnToken }: BurnProgramme, account: Address | undefined, price?: ValuePrice) => {
  const amount = burnToken && price && exampleAmount(burnToken.decimals, price);
  const before = account ? own.inEpoch : 0n;
  if (!epoch || amount === undefined || before === undefined) return undefined;
  return epochShare(epochAfter(epoch, amount), before + amount) - epochShare(epoch, before);
};

interface Prices {
  readonly burned: ValuePrice | undefined;
  readonly reward: ValuePrice | undefined;
}

const returnOf = (added: bigint | undefined, { rewardToken }: BurnProgramme, { reward }: Prices): EarnRow['rate'] =>
  added === undefined || !rewardToken || !reward
    ? undefined
    : exampleReturn(valueOfRaw(added, rewardToken.decimals, reward));

const isShort = ({ vault, owed }: BurnProgramme): boolean =>
  vault !== undefined && owed !== undefined && payableOf(vault) < owed;

const wordsOf = (programme: BurnProgramme, added: bigint | undefined) => {
  const { burnToken, rewardToken, epoch, own } = programme;
  const { inEpoch = 0n } = own;
  const [burns, pays, dollars] = [symbolsOf([burnToken]), symbolsOf([rewardToken]), EXAMPLE_DOLLARS.toString()];
  const amount = <Reward raw={added} token={rewardToken} />;
  const mine = <Reward raw={inEpoch} token={burnToken} />;
  const end = <ChainDate seconds={epoch?.endTime} />;
  return {
    terms: (
      <Trans>
        Burn {burns}, earn {pays}
      </Trans>
    ),
    risk: <Trans>Burned tokens are gone. The epoch ends on {end}</Trans>,
    own: inEpoch > 0n && <Trans>You burned {mine} in this epoch</Trans>,
    basis: (
      <Trans>
        A burn of ${dollars} earns {amount} if nobody else burns in this epoch. Return = its value ÷ ${dollars} − 1.
      </Trans>
    ),
  };
};

const rowOf = (programme: BurnProgramme, account: Address | undefined, prices: Prices): EarnRow => {
  const { contract, burnToken, rewardToken, isPaused, epoch, own } = programme;
  const { inEpoch = 0n, earned = 0n, balance = 0n } = own;
  const added = addedBy(programme, account, prices.burned);
  const isFinished = epoch?.reward === 0n;
  return {
    id: 'burn',
    programme: declaration,
    contract,
    lockSeconds: 'forever',
    uses: [],
    title: symbolsOf([burnToken]),
    words: [burnToken?.symbol, burnToken?.name, rewardToken?.symbol, contract].join(' '),
    path: paths.burn,
    currencies: burnToken ? [burnToken] : [],
    rate: returnOf(added, programme, prices),
    per: 'once',
    isOver: isFinished || isPaused === true,
    isMine: inEpoch > 0n || earned > 0n,
    isWithinReach: balance > 0n,
    marks: marksOf({ finished: isFinished, paused: isPaused, short: isShort(programme) }),
    ...wordsOf(programme, added),
  };
};

const rowsHook = (contract: Address): RowsHook =>
  function useRows(account) {
    const programme = useBurnProgramme(contract, account);
    const [burned, reward] = [useDollarPrice(programme.burnToken), useDollarPrice(programme.rewardToken)];
    return {
      rows: programme.burnToken ? [rowOf(programme, account, { burned, reward })] : [],
      isComplete: programme.epoch !== undefined && programme.burnToken !== undefined,
      isFailed: programme.isFailed,
    };
  };

const momentsHook = (contract: Address): MomentsHook =>
  function useMoments(account) {
    const { t } = useLingui();
    const { epoch, own } = useBurnProgramme(contract, account);
    if (!epoch || (own.inEpoch ?? 0n) === 0n) return [];
    const number = epoch.number.toString();
    const title = t`Epoch ${number} of Burn & Earn ends`;
    return [{ id: `burn-${number}`, at: epoch.endTime, isEstimate: false, title, path: paths.burn }];
  };

export const earn: EarnHooks = env.burnEarn
  ? { useRows: rowsHook(env.burnEarn), useMoments: momentsHook(env.burnEarn) }
  : {};
