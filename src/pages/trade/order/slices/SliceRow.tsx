import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement, type RefObject } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { isOver, remainingAmount, skipSlice, type SliceJob } from '#domain/slices/sliceJob.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { useApproval } from '#features/approval/index.ts';
import { moneyWords } from '#features/money/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { sidesOfJob, useIsLeader, usePlaceSlice, useSlice } from '#features/slices/index.ts';
import { OrderProblem } from '#features/transactions/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useFocusKept } from '#ui/hooks/useFocusKept.ts';
import { color, line, space, text } from '#ui/theme/theme.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { orderPress } from '../form/orderPress.ts';
import { JobButtons, OtherTab } from './JobButtons.tsx';
import { SliceResults } from './SliceResults.tsx';
import { Countdown, OfferWords, TurnWords, type TurnProps } from './sliceWords.tsx';

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2, 3)};
  border-bottom: ${line('border-subtle')};
  ${text(12)}
  & h3 {
    ${text(13)}
  }
  & p {
    color: ${color('text-2')};
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const skipByUser = (known: SliceJob): SliceJob =>
  known.requestedTime === undefined ? skipSlice(known, { code: 'user' }, Date.now()) : known;

const skip = ({ id, results }: SliceJob): void => slicesStore.change(id, results.length, skipByUser);

interface OfferedProps extends Pick<TurnProps, 'job' | 'view'> {
  readonly row: RefObject<HTMLElement | null>;
}

interface ProblemsProps {
  /** Symbol of the missing token; undefined if the balance is enough. */
  readonly symbol: string | undefined;
  readonly isUnkept: boolean;
  readonly sendings: readonly SubmitState[];
}

function Problems({ symbol, isUnkept, sendings }: ProblemsProps): ReactElement {
  return (
    <>
      {symbol !== undefined && (
        <p role="status">
          <Trans>
            Insufficient {symbol} balance for this slice. Add {symbol}, skip the slice or end the order.
          </Trans>
        </p>
      )}
      {isUnkept && (
        <p role="alert">
          <Trans>
            The browser's storage is full or blocked. The slice was not sent, because a reload would offer it again.
          </Trans>
        </p>
      )}
      {sendings.map(
        (sending, at) =>
          sending.phase === 'failed' && (
            <p key={at} role="alert">
              <OrderProblem problem={sending.problem} />
            </p>
          ),
      )}
    </>
  );
}

/** The due slice of a job that this tab offers and this account signs. */
function Offered({ job, view, row }: OfferedProps): ReactElement {
  const buttons = useRef<HTMLDivElement>(null);
  useFocusKept(buttons, row);
  const { offer, amount } = view;
  const { input, account } = job;
  const placing = usePlaceSlice(job, offer);
  const balance = valueOf(useCurrencyBalance(account, input));
  const needed = useApproval(input, amount, env.orderBook);
  const approval = useApproval(input, remainingAmount(job), env.orderBook);
  const symbol = shortenSymbol(input.symbol);
  const number = job.results.length + 1;
  const isShort = balance !== undefined && balance < amount;
  const isApproved = needed.state === 'approved' || needed.state === 'unknown';
  const isReady = offer?.code === 'quoted' && !isShort && balance !== undefined && needed.state !== 'unknown';
  const { state } = placing;
  const isBusy = state.phase === 'simulating' || state.phase === 'awaitingWallet';
  return (
    <>
      <Problems
        symbol={isShort ? symbol : undefined}
        isUnkept={placing.isUnkept}
        sendings={[state, approval.sending]}
      />
      <Buttons ref={buttons}>
        {isApproved ? (
          <SendButton
            repeats={orderPress(job)}
            size="xs"
            variant={sidesOfJob(job).direction === 'BUY' ? 'buy' : 'sell'}
            loading={isBusy}
            disabled={!isBusy && !isReady}
            onClick={placing.place}
          >
            <Trans>Place slice {number}</Trans>
          </SendButton>
        ) : (
          <SendButton
            repeats={approval.repeats}
            size="xs"
            variant="primary"
            loading={approval.state === 'pending' || approval.asking}
            onClick={() => approval.approve()}
          >
            <Trans>Approve {symbol}</Trans>
          </SendButton>
        )}
        <Button size="xs" disabled={isBusy || view.turn === 'requested'} onClick={() => skip(job)}>
          <Trans>Skip slice {number}</Trans>
        </Button>
      </Buttons>
    </>
  );
}

interface SliceRowProps {
  readonly job: SliceJob;
  readonly nowMs: number;
}

export function SliceRow({ job, nowMs }: SliceRowProps): ReactElement {
  const { t } = useLingui();
  const row = useRef<HTMLElement>(null);
  const { signer } = useWallet();
  const isLeader = useIsLeader();
  const view = useSlice(job, nowMs);
  const { count, total, account } = job;
  const { direction } = sidesOfJob(job);
  const [paid, bought] = [moneyWords(total, currencyFact(job.input), 'neither'), shortenSymbol(job.output.symbol)];
  const isOurs = signer === account;
  const isOpen = view.turn === 'due' || view.turn === 'missed';
  const owner = shortenAddress(account);
  const isSending = view.turn === 'requested';
  return (
    <Row ref={row} tabIndex={-1} aria-label={t`Time-sliced order`} data-side={direction}>
      <div>
        <h3>
          <Trans>
            {paid} for {bought} in {count} slices
          </Trans>
        </h3>
        <p role="status">
          <TurnWords job={job} view={view} nowMs={nowMs} />
        </p>
        {view.turn === 'waiting' && (
          <p>
            <Countdown job={job} nowMs={nowMs} />
          </p>
        )}
        {isOpen && (
          <p>
            <OfferWords job={job} view={view} />
          </p>
        )}
        <p>
          <SliceResults job={job} />
        </p>
        {!isOurs && (
          <p>
            <Trans>It belongs to {owner}. Connect that account to place its slices.</Trans>
          </p>
        )}
        {isOurs && !isLeader && !isOver(job) && <OtherTab row={row} isSending={isSending} />}
      </div>
      {isOurs && isLeader && (isOpen || isSending) && <Offered key={job.id} job={job} view={view} row={row} />}
      <Buttons>
        <JobButtons job={job} row={row} />
      </Buttons>
    </Row>
  );
}
