import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { supplyOf, type SideAmounts } from '#domain/liquidity/movePosition.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { actualCalls } from '#domain/transactions/actualCall.ts';
import { isSuppliedSince } from '#domain/transactions/isSuppliedSince.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { BannerButton } from '../RemoveStyles.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useRewarded } from '../useRewarded.ts';
import { StakeMoved } from './StakeMoved.tsx';
import { SupplyArrived } from './SupplyArrived.tsx';
import type { Destination } from './useDestinations.ts';

interface MoveNextProps {
  readonly form: RemoveForm;
  readonly to: Destination;
  readonly removal: Hex;
}

/** Amounts of the removal's receipt, in the order of the form. */
const arrivedOf = (record: TransactionRecord, { a, b }: RemoveForm): SideAmounts | undefined => {
  for (const { info, call } of actualCalls(record)) {
    if (info.kind !== 'removeLiquidity' || !call || !('amountA' in call)) continue;
    if (info.currencyA.address !== a.token?.address || info.currencyB.address !== b.token?.address) continue;
    return { a: BigInt(call.amountA), b: BigInt(call.amountB) };
  }
  return undefined;
};

interface QuotedProps extends Pick<MoveNextProps, 'form' | 'to'> {
  readonly arrived: SideAmounts;
  readonly quote: AddQuote | undefined;
}

function Arrived({ form, to, arrived, quote }: QuotedProps): ReactElement | null {
  const { a, b } = form;
  const { name } = to.exchange;
  if (!a.token || !b.token) return null;
  const [amountA, amountB] = [moneyWords(arrived.a, a.token, 'received'), moneyWords(arrived.b, b.token, 'received')];
  const words = (
    <Trans>
      {amountA} and {amountB} arrived, from the receipt.
    </Trans>
  );
  if (!quote) return words;
  const [restA, restB, poolTokens] = [
    moneyWords(arrived.a - quote.takenA, a.token, 'received'),
    moneyWords(arrived.b - quote.takenB, b.token, 'received'),
    poolTokensText(quote.poolTokens),
  ];
  return (
    <>
      {words}{' '}
      <Trans>
        On {name} you receive about {poolTokens} for them; {restA} and {restB} stay in your wallet.
      </Trans>
    </>
  );
}

/** Follows the removal of a move. The supply uses at most the amounts in the removal's receipt. */
export function MoveNext({ form, to, removal }: MoveNextProps): ReactElement | null {
  const { t } = useLingui();
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, removal));
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const isStakeNext = useRewarded(to.exchange, form.a.token?.address, form.b.token?.address) !== undefined;
  if (!record || record.from !== form.account || record.ended) return null;
  const arrived = arrivedOf(record, form);
  if (!arrived) return null;
  const quoted = supplyOf(to.facing, arrived, form.slippageBps);
  const quote = quoted.ok ? quoted.value : undefined;
  const isDone = isSuppliedSince(Object.values(records), record, to.facing.pool.pair);
  const { name } = to.exchange;
  const follow = (): void => form.receive.follow(undefined);
  return (
    <>
      {isDone && <StakeMoved form={form} to={to} />}
      <SupplyArrived form={form} to={to} arrived={arrived} quote={quote} isDone={isDone}>
        {(button) => (
          <Banner
            tone="info"
            role="status"
            title={isStakeNext ? t`Next step: supply on ${name}` : t`Last step: supply on ${name}`}
            action={
              <>
                <Button size="sm" variant="outline" onClick={follow}>
                  <Trans>Keep both</Trans>
                </Button>
                <BannerButton>{button}</BannerButton>
              </>
            }
          >
            <Arrived form={form} to={to} arrived={arrived} quote={quote} />
          </Banner>
        )}
      </SupplyArrived>
    </>
  );
}
