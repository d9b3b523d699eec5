import { neverLeft } from '#chain/connectors/refusal.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { proposedWith } from '#domain/transactions/safeProgress.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { Job, SecondOpinion, SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';
import { mainIndex } from '#writes/plan/mainPlan.ts';
import { mayBeSent } from '#writes/plan/mayBeSent.ts';
import { confirmSecond } from './confirmSecond.ts';
import { draftLink, type PartOfDraft } from './draftLink.ts';
import { runPlan, simulateOnly, type Run, type Sent } from './runPlan.ts';
import { createWalletRequest } from './walletRequest.ts';

interface Sending extends Omit<Run, 'clockOffsetMs' | 'onRequest'> {
  readonly onRequest: (opinion: SecondOpinion) => void;
  readonly draft?: string | PartOfDraft;
  readonly store: AppStore;
  readonly summary: string;
  /** Called if the chain has the transaction although the wallet refused it. */
  readonly onFound?: (hash: Hex) => void;
}

/** A time after the last clearing, even if the clock went back, because a later record must stay. */
const addedTimeOf = (store: AppStore): number =>
  Math.max(Date.now(), (store.getState().clearedTimes[POLYGON_CHAIN_ID] ?? 0) + 1);

/** Never rejects. */
const plansOf = async (
  job: Job,
  account: Run['account'],
): Promise<Result<readonly TransactionPlan[], SubmitProblem>> => {
  if (typeof job !== 'function') return ok('contract' in job ? [job] : job);
  try {
    return ok(await job((plan) => simulateOnly(plan, account)));
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

type Meaning = Pick<TransactionRecord, 'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'>;

const meaningOf = (plans: readonly TransactionPlan[], from: Address, summary: string): Meaning | undefined => {
  const at = mainIndex(plans);
  const main = plans[at];
  if (!main) return undefined;
  const { info, approval } = main;
  const also = plans.toSpliced(at, 1).map((plan) => plan.info);
  const known = { from, chainId: POLYGON_CHAIN_ID, summary, info };
  return { ...known, ...(approval && { approval }), ...(also.length > 0 && { also }) };
};

const endOf = (problem: SubmitProblem): 'open' | 'refused' | 'neverLeft' => {
  if (problem.code === 'requestNotStored' || ('cause' in problem && neverLeft(problem.cause))) return 'neverLeft';
  return mayBeSent(problem) ? 'open' : 'refused';
};

/** True if the wallet answered with a transaction of another nonce; this one may have been sent all the same. */
const isOfAnother = (store: AppStore, { hash, presumed }: Sent): boolean => {
  const known = selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash);
  const nonce = known?.signed?.nonce ?? known?.presumed?.nonce;
  return nonce !== undefined && presumed !== undefined && nonce !== presumed.nonce;
};

const addRecord = (
  store: AppStore,
  meaning: Meaning | undefined,
  { hash, presumed, calls, multisig, callsId }: Sent,
  signedAtBlock: number | undefined,
): void => {
  // The same transaction signed again has the same hash and keeps its record.
  if (!meaning || selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash) !== undefined) return;
  store.dispatch(
    added({
      hash,
      ...meaning,
      ...(callsId !== undefined && { callsId }),
      ...((multisig || callsId !== undefined || !presumed) && { requested: calls }),
      ...(multisig
        ? { safe: proposedWith(multisig.threshold, signedAtBlock) }
        : presumed && { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) }),
      addedTime: addedTimeOf(store),
    }),
  );
};

export const sendPlan = async (
  job: Job,
  { store, summary, draft = '', onRequest, onFound, ...run }: Sending,
): Promise<Result<Hex, SubmitProblem>> => {
  const link = draftLink(draft);
  const signedAtBlock = selectBlockNumber(store.getState());
  const planned = await plansOf(job, run.account);
  if (!planned.ok) return planned;
  const plans = planned.value;
  const meaning = meaningOf(plans, run.account, summary);
  const repeated = meaning && (await confirmSecond({ ...meaning, store, getWallet: run.getWallet }));
  if (repeated) return err(repeated);
  const journal = createWalletRequest(meaning, signedAtBlock);
  const needsStored = plans.some(({ needsStoredRequest = false }) => needsStoredRequest);
  const running = runPlan(plans, {
    ...run,
    clockOffsetMs: () => store.getState().app.clockOffsetMs ?? 0,
    onRequest: (opinion, requested) => {
      if (journal.isOvertaken()) return { code: 'overtaken' };
      const request = journal.ask(requested);
      if (request?.isStored === false && needsStored) return { code: 'requestNotStored' };
      link.requested(request?.id);
      onRequest(opinion);
      return undefined;
    },
  });
  const sent = await Promise.race([running, journal.found]);
  if (typeof sent === 'string') {
    void running.then((late) => {
      // A batch has the wallet's id, so a late answer adds nothing new.
      if (late.ok && late.value.callsId === undefined) addRecord(store, meaning, late.value, signedAtBlock);
    });
    link.sent(sent);
    return ok(sent);
  }
  if (sent.ok && isOfAnother(store, sent.value)) {
    journal.ended('open');
    return err({ code: 'unknown', cause: undefined });
  }
  if (sent.ok) {
    addRecord(store, meaning, sent.value, signedAtBlock);
    journal.sent(sent.value.hash);
    link.sent(sent.value.hash);
    return ok(sent.value.hash);
  }
  if (sent.error.code === 'wrongContract') {
    console.warn(
      'Failed to get contract',
      plans.map(({ contract }) => contract),
    );
  }
  journal.ended(endOf(sent.error));
  void journal.found.then((hash) => {
    link.found(hash);
    onFound?.(hash);
  });
  return sent;
};
