import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { tradePath } from '#config/paths.ts';
import { skipSlice, sliceTurn, type SliceJob } from '#domain/slices/sliceJob.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { showNotice } from '#lib/systemNotice.ts';
import { playTone } from '#lib/tone.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { selectSoundsFills } from '#state/user/selectors.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { announce } from '#ui/feedback/announce.ts';
import { skipReasonAt } from './skipReasonAt.ts';
import { settleRequest, shareNotice } from './sliceRequests.ts';
import { useSlice } from './useSlice.ts';

/**
 * Plays a sound if sounds of fills are on, and shows one system notification per job, which that of the next slice
 * replaces.
 */
const useDueNotice = (job: SliceJob, isOffered: boolean): void => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sounds = useAppSelector(selectSoundsFills);
  const { id, count, input, output, results } = job;
  const index = results.length;
  const announced = useRef(-1);
  const number = index + 1;
  const title = t`Slice ${number} of ${count} is due`;
  const [paid, received] = [input.symbol, output.symbol];
  const body = t`Press Place slice ${number} to trade ${paid} for ${received}.`;
  useEffect(() => {
    if (!isOffered || announced.current === index) return;
    announced.current = index;
    announce(`${title}. ${body}`);
    if (sounds) void playTone();
    const path = tradePath(currencyId(input), currencyId(output));
    void showNotice({ title, body, tag: `slices ${id}`, path, onPress: () => void navigate(path) });
  }, [isOffered, index, title, body, sounds, id, input, output, navigate]);
};

export const useSharedNotices = (jobs: readonly SliceJob[]): void => {
  useEffect(() => {
    for (const job of jobs) for (const result of job.results) if ('hash' in result) shareNotice(result.hash, job);
  }, [jobs]);
};

/** Announces and settles the next slice, and skips it by the book of a block after this tab saw it due. */
export const useFollowedSlice = (job: SliceJob, nowMs: number): void => {
  const { turn, offer, atBlock } = useSlice(job, nowMs);
  const { number: block = 0 } = useBlock();
  const first = useRef({ index: -1, block: 0 });
  const index = job.results.length;
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  useDueNotice(job, turn === 'due' && offer?.code === 'quoted');
  useEffect(() => {
    if (turn !== 'due') return;
    if (first.current.index !== index) first.current = { index, block };
    const reason = skipReasonAt({ turn, offer, atBlock }, first.current.block);
    if (!reason) return;
    slicesStore.change(job.id, index, (known) =>
      sliceTurn(known, nowMs) === 'due' ? skipSlice(known, reason, nowMs) : known,
    );
  }, [job, index, turn, offer, atBlock, nowMs, block]);
  useEffect(() => settleRequest(job, Object.values(records), nowMs), [job, records, nowMs]);
};
