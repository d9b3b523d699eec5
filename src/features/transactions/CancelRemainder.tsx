import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { wrappedNative, nativeCurrency } from '#config/tokens/tokens.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { restToCancel, uncancelledPart } from '#domain/transactions/pendingCancels.ts';
import type { TransactionRecord, CurrencyFact } from '#domain/transactions/types.ts';
import { useSentCancels } from '#reads/book/useSentCancels.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { useOnce } from '#ui/hooks/useOnce.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { planCancel, type CancelTerms } from '#writes/orders/cancelOrder.ts';
import { useCancelViaDeposit } from '#writes/orders/useCancelViaDeposit.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { SendButton } from '../sendButton/index.ts';
import { CancelProblem } from './CancelProblem.tsx';
import { PendingCancel } from './PendingCancel.tsx';
import { amountWords } from './amountWords.ts';
import { useSummaryOf } from './useSummaryOf.ts';

const busyPhases: ReadonlySet<SubmitState['phase']> = new Set(['simulating', 'awaitingWallet', 'submitted']);

interface SettledProps {
  readonly info: TransactionRecord['info'];
  readonly isDone: boolean;
  readonly amount: string;
}

function Settled({ info, isDone, amount }: SettledProps): ReactElement {
  if (isDone) {
    return (
      <Banner tone="success" role="status">
        <Trans>{amount} was returned to you. The order is closed.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="status">
      {info.kind === 'withdrawDeposit' ? (
        <Trans>
          Couldn't withdraw the deposit. It stays in the order book, and you can withdraw it above your open orders.
        </Trans>
      ) : (
        <Trans>Couldn't cancel the order. It may have been filled or cancelled in the meantime.</Trans>
      )}
    </Banner>
  );
}

const hasRestToCancel = (record: TransactionRecord, terms: CancelTerms | undefined): boolean =>
  terms !== undefined && restToCancel(record, wrappedNative.address) !== undefined;

const bookToken = ({ address, symbol, decimals }: CurrencyFact): Token =>
  address === undefined
    ? wrappedNative
    : { kind: 'token', chainId: POLYGON_CHAIN_ID, address, symbol, decimals, name: symbol };

/** Undefined if there is none, or the order belongs to another account. */
export const remainderOf = (
  { info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>,
  account: Address | undefined,
): CancelTerms | undefined => {
  if (info.kind !== 'placeOrder' || info.orderType !== 'MARKET' || !outcome || outcome.rests === '0') return undefined;
  if (account === undefined || info.maker?.toLowerCase() !== account.toLowerCase()) return undefined;
  const soldToken = bookToken(info.input);
  const isWrapped = soldToken.address.toLowerCase() === wrappedNative.address.toLowerCase();
  return {
    soldToken,
    boughtToken: bookToken(info.output),
    paidBack: isWrapped ? nativeCurrency : soldToken,
    index: BigInt(outcome.orderIndex),
    amount: BigInt(outcome.rests),
  };
};

const useIsSent = (terms: CancelTerms | undefined): boolean => {
  const sent = useSentCancels();
  if (!terms) return false;
  const key = orderKey(terms.soldToken.address, terms.boughtToken.address, terms.index);
  return uncancelledPart(terms.amount, sent.get(key)) === 0n;
};

interface PressWordsProps {
  readonly isDeposited: boolean;
  readonly isBlocked: boolean;
  readonly amount: string;
}

function PressWords({ isDeposited, isBlocked, amount }: PressWordsProps): ReactElement {
  if (isDeposited) return <Trans>Withdraw {amount}</Trans>;
  return isBlocked ? <Trans>Cancel in two steps, {amount}</Trans> : <Trans>Cancel rest, {amount}</Trans>;
}

interface CancelRemainderProps {
  readonly record: TransactionRecord;
  /** Requests the cancellation at once, if the user chose that the order leaves no rest. */
  readonly isAtOnce?: boolean;
}

export function CancelRemainder({ record, isAtOnce = false }: CancelRemainderProps): ReactElement | null {
  const { signer } = useWallet();
  const { state, step, submit, takeBack } = useCancelViaDeposit();
  const summaryOf = useSummaryOf();
  const hash = state.phase === 'submitted' ? state.hash : '0x';
  const sent = useAppSelector((root) => selectTransaction(root, POLYGON_CHAIN_ID, hash));
  const terms = remainderOf(record, signer);
  const isSent = useIsSent(terms);
  const cancel = (): void => {
    if (!terms || isSent) return;
    const plan = planCancel(terms, env.orderBook);
    void submit(plan, summaryOf(plan.info));
  };
  useOnce(isAtOnce && hasRestToCancel(record, terms), cancel);
  if (!terms) return null;
  const amount = amountWords(terms.amount.toString(), terms.paidBack, 'neither');
  if (sent?.receipt) {
    const isDone = isSuccess(sent.receipt);
    // A deposit is only the first of two steps.
    if (!isDone || sent.info.kind !== 'cancelIntoDeposit') {
      return <Settled info={sent.info} isDone={isDone} amount={amount} />;
    }
  }
  if (isSent && !busyPhases.has(state.phase)) return <PendingCancel />;
  const isDeposited = step?.kind === 'withdrawDeposit';
  const isBlocked = isDeposited || (state.phase === 'failed' && state.problem.code === 'payoutBlocked');
  const press = (): void => (isBlocked ? void takeBack(terms, env.orderBook, summaryOf) : cancel());
  return (
    <>
      {state.phase === 'failed' && (
        <Banner tone="warning" role="status">
          <CancelProblem problem={state.problem} />
        </Banner>
      )}
      <SendButton
        repeats={{ kinds: ['cancelOrder'] }}
        variant="secondary"
        block
        loading={busyPhases.has(state.phase)}
        onClick={press}
      >
        <PressWords isDeposited={isDeposited} isBlocked={isBlocked} amount={amount} />
      </SendButton>
    </>
  );
}
