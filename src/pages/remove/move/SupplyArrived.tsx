import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { SideAmounts } from '#domain/liquidity/movePosition.ts';
import { isAllowed } from '#domain/trade/validateTrade.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { SupplyButton } from '#features/poolGauge/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { BatchedApprovals, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { FlawedZap, type ZapFlaw } from '#features/zap/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { liquiditySteps } from '#writes/liquidity/addLiquidity.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { RemoveSide } from '../useRemovePool.ts';
import { gaugedAt } from './gaugedAt.ts';
import type { Destination } from './useDestinations.ts';

const SUPPLY_DRAFT = 'move';

interface SupplyArrivedProps {
  readonly form: RemoveForm;
  readonly to: Destination;
  readonly arrived: SideAmounts;
  readonly quote: AddQuote | undefined;
  readonly isDone: boolean;
  readonly children: (button: ReactNode) => ReactNode;
}

interface ArrivedSide {
  readonly approval: Approval;
  readonly symbol: string;
  readonly isShort: boolean;
  readonly isUnread: boolean;
}

const useArrivedSide = (
  { account }: RemoveForm,
  { token }: RemoveSide,
  amount: bigint,
  to: Destination,
): ArrivedSide => {
  const approval = useApproval(token, amount, to.exchange.router);
  const balance = valueOf(useCurrencyBalance(account, token));
  const isUnread = balance === undefined || approval.state === 'unknown';
  return { approval, symbol: symbolOf(token), isShort: balance !== undefined && balance < amount, isUnread };
};

const planOf = (
  { account, times, a, b }: RemoveForm,
  to: Destination,
  quote: AddQuote,
): TransactionPlan | undefined => {
  if (!account || !times || !a.token || !b.token) return undefined;
  const { exchange, facing } = to;
  const terms = { exchange, pair: facing.pool.pair, account, currencyA: a.token, currencyB: b.token, quote };
  return liquiditySteps(terms, { times, exact: true, approved: { a: true, b: true } })
    .at(-1)
    ?.plan();
};

interface ApproveProps {
  readonly side: ArrivedSide;
  readonly plan: TransactionPlan | undefined;
}

function Approve({ side: { approval, symbol }, plan }: ApproveProps): ReactElement {
  return (
    <SendButton
      repeats={approval.repeats}
      variant="primary"
      size="lg"
      block
      loading={approval.asking || approval.state === 'pending'}
      onClick={() => approval.approve(plan && (() => Promise.resolve(plan)))}
    >
      <Trans>Approve {symbol}</Trans>
    </SendButton>
  );
}

function Approving({ side: { approval, symbol }, name }: { readonly side: ArrivedSide; readonly name: string }) {
  const { t } = useLingui();
  if (!approval.asking && approval.sending.phase !== 'failed') return null;
  const summary = t`Allow ${name} to use your ${symbol}`;
  return <TransactionDialog state={approval.sending} summary={summary} onDismiss={approval.dismiss} />;
}

const flawOf = ({ freshness }: RemoveForm, sides: readonly ArrivedSide[], isQuoted: boolean): ZapFlaw | undefined => {
  if (freshness === 'stale') return 'stale';
  if (!isQuoted) return 'tooSmall';
  return sides.some(({ isUnread }) => isUnread) ? 'loading' : undefined;
};

const ofSupply = { kinds: ['addLiquidity'] } as const;

export function SupplyArrived(props: SupplyArrivedProps): ReactElement {
  const { form, to, arrived, quote, isDone, children } = props;
  const { name } = to.exchange;
  const a = useArrivedSide(form, form.a, arrived.a, to);
  const b = useArrivedSide(form, form.b, arrived.b, to);
  const sides = [a, b];
  const { state, summary, send, leave } = useSendDialog({ draft: SUPPLY_DRAFT, onClose: () => undefined });
  const approvals = sides.flatMap(({ approval }) => approval.batched ?? []);
  const short = sides.find(({ isShort }) => isShort);
  const flaw = short ? 'insufficient' : flawOf(form, sides, quote !== undefined);
  const missing = sides.filter(({ approval }) => !isAllowed(approval.state));
  const [next] = missing;
  // The supply can be simulated only before the last approval.
  const plan = missing.length === 1 && quote ? planOf(form, to, quote) : undefined;
  const pool = quote && gaugedAt(form, to, quote);
  const button = (): ReactNode => {
    if (flaw) return <FlawedZap flaw={flaw} symbol={short?.symbol ?? ''} />;
    if (next) return <Approve side={next} plan={plan} />;
    if (!quote || !pool) return null;
    return (
      <>
        <BatchedApprovals approvals={approvals} />
        <SupplyButton
          pool={pool}
          repeats={ofSupply}
          disabled={false}
          onConfirm={() => void send(() => planOf(form, to, quote), approvals)}
        >
          <Trans>Supply on {name}</Trans>
        </SupplyButton>
      </>
    );
  };
  return (
    <>
      {(!isDone || state.phase !== 'idle') && children(button())}
      {sides.map((side) => (
        <Approving key={side.symbol} side={side} name={name} />
      ))}
      <TransactionDialog state={state} summary={summary} onDismiss={leave} inSteps />
    </>
  );
}
