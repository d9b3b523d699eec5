import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shareOf } from '#domain/liquidity/poolMath.ts';
import { payoutAfter } from '#domain/liquidity/payoutAfter.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import { Money } from '#features/money/index.ts';
import { poolTokensText, PoolTokensDollars } from '#features/position/index.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { Fact, Inset } from './AddStyles.ts';
import { priceOf, priceText } from './priceText.ts';
import type { AddForm } from './useAddForm.ts';

const shareAfter = ({ held }: AddForm, quote: AddQuote | undefined): string =>
  quote && held !== undefined ? formatShare(shareOf(held + quote.poolTokens, quote.supplyAfter)) : NO_VALUE;

const shareNow = ({ held, facing }: AddForm): string | undefined => {
  const supply = facing?.pool.totalSupply ?? 0n;
  return held !== undefined && held > 0n && supply >= held ? formatShare(shareOf(held, supply)) : undefined;
};

/** Source: 000 §2. */
export function PoolFacts({ form, quote }: { readonly form: AddForm; readonly quote: AddQuote | undefined }) {
  const { currency: a } = form.a;
  const { currency: b } = form.b;
  if (!a || !b) return null;
  const price = priceOf(form);
  const inverse = price && { numerator: price.denominator, denominator: price.numerator };
  const [symbolA, symbolB] = [shortenSymbol(a.symbol), shortenSymbol(b.symbol)];
  const now = shareNow(form);
  const opens = form.poolState === 'opens';
  return (
    <Inset>
      <h2>{opens ? <Trans>Initial prices and pool share</Trans> : <Trans>Prices and pool share</Trans>}</h2>
      <dl>
        <Fact>
          <dt>
            <Trans>
              {symbolB} per {symbolA}
            </Trans>
          </dt>
          <dd translate="no">{price ? priceText(price, a, b) : NO_VALUE}</dd>
        </Fact>
        <Fact>
          <dt>
            <Trans>
              {symbolA} per {symbolB}
            </Trans>
          </dt>
          <dd translate="no">{inverse ? priceText(inverse, b, a) : NO_VALUE}</dd>
        </Fact>
        <Fact>
          <dt>{now === undefined ? <Trans>Pool share after</Trans> : <Trans>Pool share after (now {now})</Trans>}</dt>
          <dd translate="no">{shareAfter(form, quote)}</dd>
        </Fact>
      </dl>
    </Inset>
  );
}

interface TermsProps {
  readonly form: AddForm;
  readonly quote: AddQuote;
}

interface MinimumProps extends TermsProps {
  /** Tolerance of the quote's minimums. */
  readonly slippageBps: number;
}

function MinimumLabel({ slippageBps }: Pick<MinimumProps, 'slippageBps'>): ReactElement {
  const { t } = useLingui();
  const slippage = formatPercent(slippageBps);
  return (
    <Tooltip
      content={t`Minimum amounts at ${slippage} slippage. If the pool would take less, the transaction reverts.`}
    >
      <Trans>Minimum added</Trans>
    </Tooltip>
  );
}

const minimumRow = ({ form, quote, slippageBps }: MinimumProps): KeyValueRow => {
  const [a, b] = [form.a.currency, form.b.currency];
  const value =
    a && b ? (
      <>
        <Money raw={quote.amountAMin} currency={a} role="received" />,{' '}
        <Money raw={quote.amountBMin} currency={b} role="received" />
      </>
    ) : (
      NO_VALUE
    );
  return { key: 'least', label: <MinimumLabel slippageBps={slippageBps} />, value };
};

export function AddMinimum(props: MinimumProps): ReactElement {
  return <KeyValue rows={[minimumRow(props)]} />;
}

export function Minted({ form, quote }: TermsProps): ReactElement {
  const { setting, a, b } = form;
  const payout = setting && payoutAfter(quote, setting);
  return (
    <>
      {poolTokensText(quote.poolTokens)}{' '}
      {!quote.opensPool && (
        <PoolTokensDollars
          a={{ currency: a.currency, amount: payout?.a }}
          b={{ currency: b.currency, amount: payout?.b }}
        />
      )}
    </>
  );
}

export function AddTerms(props: TermsProps): ReactElement {
  const received = { key: 'receive', label: <Trans>You receive</Trans>, value: <Minted {...props} /> };
  return <KeyValue rows={[received, minimumRow({ ...props, slippageBps: props.form.slippageBps })]} />;
}
