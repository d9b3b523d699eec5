import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { msg } from '@lingui/core/macro';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import type { BondProblem } from '#domain/bonds/validateBond.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { depositBounds, type BondView } from '#features/bonds/index.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { EarnButton, useProblemWords, earnWords } from '#features/earnForm/index.ts';
import { FormColumn } from '#features/rewards/index.ts';
import { SlippageButton } from '#features/settings/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { planBond } from '#writes/rewards/bonds.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { offerOf } from './BondParts.tsx';
import { ConfirmBond } from './ConfirmBond.tsx';
import { BlockedNotice, PriceNotice, RestartNotice } from './Notices.tsx';
import { QuoteRows } from './QuoteRows.tsx';
import { useBondForm, type BondForm as Form } from './useBondForm.ts';

interface PartProps {
  readonly bond: BondView;
  readonly form: Form;
}

const least = (a: bigint, b: bigint | undefined): bigint => (b !== undefined && b < a ? b : a);

const buttonText = earnWords((symbol) => ({
  closed: msg`Sales are closed`,
  soldOut: msg`The product has been sold out`,
  unpriced: msg`This bond can't be priced now`,
  takesFee: msg`${symbol} takes a transfer fee`,
  belowSmallest: msg`Less than the smallest purchase`,
  exceedsMaximum: msg`You Will Get Exceeded the maximum obtainable`,
  treasuryShort: msg`The treasury can't pay this much`,
}));

const amountProblems: ReadonlySet<BondProblem> = new Set<BondProblem>([
  'belowSmallest',
  'exceedsMaximum',
  'treasuryShort',
  'insufficientBalance',
]);

const saleProblems: ReadonlySet<BondProblem> = new Set<BondProblem>(['closed', 'soldOut', 'unpriced', 'takesFee']);

function Amount({ bond, form }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const { typed, problem } = form;
  const { held, paidWith: name } = bond;
  const { token } = bond.principal;
  const offer = offerOf(bond);
  const most = held === undefined ? undefined : least(held, offer && depositBounds(offer).most);
  return (
    <>
      <CurrencyInput
        label={<Trans>Pay</Trans>}
        inputLabel={t`${name} to pay`}
        field={typed.field}
        flaw={problem && amountProblems.has(problem) ? i18n._(buttonText(problem, name)) : undefined}
        onType={typed.type}
        onMax={most === undefined ? undefined : () => typed.type(typeableText(most, token?.decimals ?? 0))}
      />
      <Slider
        label={t`Share of your ${name}`}
        value={typed.percent}
        stops={shareStops(t`Max`)}
        disabled={!held}
        onChange={typed.typePercent}
      />
    </>
  );
}

interface Confirming {
  readonly quote: BondQuote;
  readonly account: Address;
}

interface StepProps extends PartProps {
  readonly plan: MakePlan | undefined;
  readonly onReview: () => void;
}

function Step({ bond, form, plan, onReview }: StepProps): ReactElement {
  const { t } = useLingui();
  const { paidWith: name } = bond;
  return (
    <EarnButton
      {...useProblemWords(buttonText, form.problem, name)}
      approval={form.approval}
      approvalSummary={t`Allow the bond to use your ${name}`}
      plan={plan}
      repeats={{ kinds: ['buyBond'] }}
      onSend={onReview}
    >
      <Trans>Review the purchase</Trans>
    </EarnButton>
  );
}

const isBlocked = ({ problem }: Form): boolean => problem !== undefined && saleProblems.has(problem);

interface BondFormProps {
  readonly bond: BondView;
  readonly onRedeem: (bond: BondView) => void;
}

const planOf = (bond: BondView, quote: BondQuote, depositor: Address, principal: Token): MakePlan | undefined => {
  const { address, payoutToken } = bond;
  return payoutToken && (() => planBond({ bond: address, principal, payoutToken, quote, depositor }));
};

export function BondForm({ bond, onRedeem }: BondFormProps): ReactElement {
  const { account, signer } = useWallet();
  const form = useBondForm(bond);
  const [confirming, setConfirming] = useState<Confirming>();
  const { quote, slippageBps, approval, typed } = form;
  const { token } = bond.principal;
  const plan = quote && account && token ? planOf(bond, quote, account, token) : undefined;
  const canRedeem = signer !== undefined && bond.pending !== undefined && bond.pending > 0n;
  return (
    <FormColumn>
      <BlockedNotice bond={bond} transferFeeBps={form.transferFeeBps} />
      {!isBlocked(form) && (
        <>
          <Amount bond={bond} form={form} />
          <QuoteRows bond={bond} quote={quote} slippageBps={slippageBps} />
          <div>
            <SlippageButton />
          </div>
          <PriceNotice bond={bond} />
          <RestartNotice bond={bond} onRedeem={canRedeem ? () => onRedeem(bond) : undefined} />
        </>
      )}
      <Step
        bond={bond}
        form={form}
        plan={plan}
        onReview={() => quote && account && setConfirming({ quote, account })}
      />
      {confirming && token && confirming.account === account && (
        <ConfirmBond
          bond={bond}
          principal={token}
          confirmed={confirming.quote}
          slippageBps={slippageBps}
          planOf={(entry) => planOf(bond, entry, confirming.account, token)}
          approvals={approval.batched ? [{ ...approval.batched, amount: confirming.quote.amount }] : []}
          onAccept={(next) => setConfirming({ ...confirming, quote: next })}
          draft={typed.draft}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </FormColumn>
  );
}
