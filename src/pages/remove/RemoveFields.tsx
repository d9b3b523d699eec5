import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { CurrencyInput, NumberField } from '#features/currencyInput/index.ts';
import { PoolTokensDollars } from '#features/position/index.ts';
import type { BurnField } from '#state/burn/slice.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { symbolOf } from './symbolOf.ts';
import { buttonText } from './messages.ts';
import { otherForm } from './removeAddress.ts';
import { Between, Fields, Unit } from './RemoveStyles.ts';
import type { RemoveForm } from './useRemoveForm.ts';

interface FormProps {
  readonly form: RemoveForm;
}

const PERCENT = ['%'];

const useFlaw = ({ problem, field }: RemoveForm): ((requested: BurnField) => string | undefined) => {
  const { i18n } = useLingui();
  return (requested) =>
    requested === field && (problem?.code === 'insufficientBalance' || problem?.code === 'tooLittle')
      ? i18n._(buttonText(problem))
      : undefined;
};

function Percent({ form }: FormProps): ReactElement {
  const { t } = useLingui();
  const { percent, unstake, field, actions } = form;
  const flaw = useFlaw(form);
  return (
    <>
      <NumberField
        label={<Trans>Amount to remove</Trans>}
        inputLabel={t`Percent to remove`}
        value={percent.text}
        units={PERCENT}
        onChange={(text) => actions.type('LIQUIDITY_PERCENT', text)}
        quiet={field !== 'LIQUIDITY_PERCENT' && percent.text !== ''}
        flaw={flaw('LIQUIDITY_PERCENT')}
        error={percent.isWrong ? <Trans>Enter a percent</Trans> : undefined}
        end={<Unit aria-hidden="true">%</Unit>}
      />
      <Slider
        label={t`Share of your pool tokens`}
        value={percent.whole}
        stops={shareStops(t`Max`)}
        disabled={unstake.available === 0n}
        onChange={(value) => actions.type('LIQUIDITY_PERCENT', String(value))}
      />
    </>
  );
}

function OtherForm({ form }: FormProps): ReactElement | null {
  const other = otherForm(form.address);
  if (!other) return null;
  return (
    <RouteLink to={other.path}>
      {other.isNative ? <Trans>Receive MATIC</Trans> : <Trans>Receive WMATIC</Trans>}
    </RouteLink>
  );
}

export function RemoveFields({ form }: FormProps): ReactElement {
  const { t } = useLingui();
  const { field, poolTokens, amountA, amountB, removal, receive, actions } = form;
  const flaw = useFlaw(form);
  const [symbolA, symbolB] = [amountA.currency, amountB.currency].map(symbolOf);
  return (
    <Fields>
      <Percent form={form} />
      <CurrencyInput
        label={<Trans>Your pool tokens</Trans>}
        inputLabel={t`Pool tokens to remove`}
        field={poolTokens}
        flaw={flaw('LIQUIDITY')}
        quiet={field !== 'LIQUIDITY' && poolTokens.text !== ''}
        onType={(text) => actions.type('LIQUIDITY', text)}
        foot={
          <PoolTokensDollars
            a={{ currency: amountA.currency, amount: removal?.amountA }}
            b={{ currency: amountB.currency, amount: removal?.amountB }}
          />
        }
        onMax={
          poolTokens.balance === undefined || !poolTokens.currency
            ? undefined
            : () =>
                actions.type('LIQUIDITY', typeableText(poolTokens.balance ?? 0n, poolTokens.currency?.decimals ?? 0))
        }
      />
      <Between>
        <h2>
          {receive.side !== undefined || receive.isMove ? (
            <Trans>The pool pays</Trans>
          ) : (
            <Trans>You will receive</Trans>
          )}
        </h2>
        <OtherForm form={form} />
      </Between>
      <CurrencyInput
        label={<span translate="no">{symbolA}</span>}
        inputLabel={t`Amount of ${symbolA}`}
        field={amountA}
        flaw={flaw('CURRENCY_A')}
        quiet={field !== 'CURRENCY_A' && amountA.text !== ''}
        onType={(text) => actions.type('CURRENCY_A', text)}
      />
      <CurrencyInput
        label={<span translate="no">{symbolB}</span>}
        inputLabel={t`Amount of ${symbolB}`}
        field={amountB}
        flaw={flaw('CURRENCY_B')}
        quiet={field !== 'CURRENCY_B' && amountB.text !== ''}
        onType={(text) => actions.type('CURRENCY_B', text)}
      />
    </Fields>
  );
}
