import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { env } from '#config/env.ts';
import { exchanges } from '#config/exchanges.ts';
import { paths } from '#config/paths.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { AddProblem } from '#domain/liquidity/validateAdd.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { SlippageButton } from '#features/settings/index.ts';
import { CloseLink } from '#ui/layout/CloseLink.tsx';
import { FormCard, FormHead, FormScreen, FormTools } from '#ui/layout/FormPage.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { AddButton } from './AddButton.tsx';
import { AddressProblems, MuteTokens, UnlistedTokens, TransferFees, UnsupportedAssets } from './AddNotices.tsx';
import { Fields, Note, Row } from './AddStyles.ts';
import { readAddAddress, type AddAddress, type AddField } from './addAddress.ts';
import { addButtonText } from './messages.ts';
import { AddTerms, PoolFacts } from './PoolFacts.tsx';
import { FirstSupply, LeftInPair, StuckPool } from './PoolNotices.tsx';
import { useAddForm, type AddForm } from './useAddForm.ts';
import type { AddSideView } from './useAddSides.ts';
import { useAddSteps } from './useAddSteps.ts';
import type { MinedPosition } from './useStakeNext.ts';

const StakeNext = lazyPart(async () => (await import('./StakeNext.tsx')).StakeNext);

const FirstPrice = lazyPart(async () => (await import('./FirstPrice.tsx')).FirstPrice);

const AddGauge = lazyPart(async () => (await import('./AddGauge.tsx')).AddGauge);

const AddSteps = lazyPart(async () => (await import('./AddSteps.tsx')).AddSteps);

const PositionCard = lazyPart(async () => (await import('#features/position/index.ts')).PositionCard);

const PoolElsewhere = lazyPart(async () => (await import('./PoolElsewhere.tsx')).PoolElsewhere);

const titleId = 'add-title';
const callable = exchanges.filter(({ routerCallable }) => routerCallable);

interface FormProps {
  readonly form: AddForm;
}

function Title({ form }: FormProps): ReactElement {
  const { poolState, slippageBps, actions } = form;
  const opens = poolState === 'opens';
  const slippage = formatPercent(slippageBps);
  return (
    <FormHead>
      <h1 id={titleId}>{opens ? <Trans>Create a pair</Trans> : <Trans>Add Liquidity</Trans>}</h1>
      <FormTools>
        {opens ? (
          <Note>
            <Trans>Slippage {slippage}</Trans>
          </Note>
        ) : (
          <SlippageButton />
        )}
        <CloseLink to={paths.pool} onClick={actions.clear} />
      </FormTools>
    </FormHead>
  );
}

function ExchangeChoice({ form }: FormProps): ReactElement | null {
  const { t } = useLingui();
  if (callable.length < 2) return null;
  return (
    <Row>
      <Trans>Exchange</Trans>
      <Select
        label={t`Exchange`}
        options={callable.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.exchange.id}
        onChange={form.actions.chooseExchange}
      />
    </Row>
  );
}

const isOfSide = (problem: AddProblem, { currency, follows }: AddSideView): boolean => {
  if (problem.code === 'belowFirstMint') return problem.currency === currency;
  return problem.code === 'pool' && problem.problem.code !== 'oneSided' && !follows;
};

const sideFlaw = ({ problem }: AddForm, side: AddSideView): MessageDescriptor | undefined => {
  const { currency, amount, balance, connected } = side.field;
  if (currency && connected && amount !== undefined && balance !== undefined && amount > balance) {
    return addButtonText({ code: 'insufficientBalance', currency });
  }
  return problem && isOfSide(problem, side) ? addButtonText(problem) : undefined;
};

function Side({ form, name }: FormProps & { readonly name: AddField }): ReactElement {
  const { t, i18n } = useLingui();
  const { actions } = form;
  const side = name === 'A' ? form.a : form.b;
  const { currency } = side.field;
  const symbol = shortenSymbol(currency?.symbol ?? '');
  const { max } = side;
  const flaw = sideFlaw(form, side);
  const payMax = (raw: bigint): void => {
    if (currency) actions.typeAmount(name, typeableText(raw, currency.decimals));
  };
  return (
    <CurrencyInput
      label={name === 'A' ? <Trans>You add</Trans> : <Trans>And</Trans>}
      inputLabel={currency ? t`Amount of ${symbol}` : name === 'A' ? t`First amount` : t`Second amount`}
      pickLabel={t`Add ${symbol}`}
      field={side.field}
      quiet={side.follows && side.field.text !== ''}
      onType={(text) => actions.typeAmount(name, text)}
      onPick={(picked) => actions.chooseCurrency(name, picked)}
      onMax={max === undefined ? undefined : () => payMax(max)}
      flaw={flaw && i18n._(flaw)}
    />
  );
}

function Follows({ form }: FormProps): ReactElement | null {
  const { poolState, a, b } = form;
  const typed = a.follows ? b : a;
  if (poolState !== 'priced' || typed.field.amount === undefined) return null;
  const [first, second] = [typed, typed === a ? b : a].map(({ currency }) => shortenSymbol(currency?.symbol ?? ''));
  return (
    <Note>
      <Trans>
        {second} is set by {first} at the pool's price.
      </Trans>
    </Note>
  );
}

/** Position whose pool tokens earn rewards once staked; else undefined. */
const minedPosition = (position: AddForm['position']): MinedPosition | undefined =>
  env.lpStaking && position?.mining && !position.mining.isFinished
    ? { staking: env.lpStaking, position, pid: position.mining.pid }
    : undefined;

interface StakeProps {
  readonly mined: MinedPosition;
  readonly isOffered: boolean;
}

function StakeOf({ mined, isOffered }: StakeProps): ReactElement | null {
  const held = mined.position.holding.wallet;
  const [first] = useState(held);
  const [wasHeld, setWasHeld] = useState(false);
  if (!wasHeld && held > 0n) setWasHeld(true);
  if (!wasHeld) return null;
  return <StakeNext {...mined} isOffered={isOffered} isNext={held > first} />;
}

interface AnyStakeProps extends Pick<StakeProps, 'isOffered'> {
  readonly mined: MinedPosition | undefined;
}

function Stake({ mined, isOffered }: AnyStakeProps): ReactElement | null {
  return mined ? <StakeOf key={mined.position.pool.pair} mined={mined} isOffered={isOffered} /> : null;
}

function Form({ address }: { readonly address: AddAddress }): ReactElement {
  const form = useAddForm(address);
  const { quote, poolState, problem, exchange, slippageBps, position, held } = form;
  const steps = useAddSteps(form, quote);
  const mined = minedPosition(position);
  const isBatch = form.a.approval === 'batched' || form.b.approval === 'batched';
  return (
    <FormScreen>
      <FormCard aria-labelledby={titleId}>
        <Title form={form} />
        <ExchangeChoice form={form} />
        <AddressProblems form={form} />
        <MuteTokens form={form} />
        <UnsupportedAssets form={form} />
        <Fields>
          <Side form={form} name="A" />
          <Icon name="plus" />
          <Side form={form} name="B" />
        </Fields>
        <Follows form={form} />
        <LeftInPair form={form} />
        <StuckPool form={form} />
        {poolState === 'opens' && problem?.code !== 'unsupportedAsset' && <FirstSupply />}
        {poolState === 'opens' && env.priceApiUrl !== undefined && <FirstPrice form={form} />}
        {poolState === 'opens' && env.dataApiUrl !== undefined && <PoolElsewhere form={form} />}
        <PoolFacts form={form} quote={quote} />
        <AddGauge form={form} quote={quote} />
        {quote && <AddTerms form={form} quote={quote} />}
        <TransferFees form={form} />
        <UnlistedTokens form={form} />
        {steps.length > 0 && (
          <AddSteps
            steps={steps}
            exchange={exchange.name}
            slippageBps={slippageBps}
            isBatch={isBatch}
            stakes={mined !== undefined && !isBatch}
          />
        )}
        <AddButton form={form} steps={steps} />
      </FormCard>
      <Stake mined={mined} isOffered={steps.length === 0} />
      {position && held !== undefined && held > 0n && <PositionCard position={position} simple />}
    </FormScreen>
  );
}

export function AddPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Add Liquidity`);
  const { pathname, search } = useLocation();
  const address = useMemo(() => readAddAddress(pathname, search), [pathname, search]);
  return address.redirect === undefined ? <Form address={address} /> : <Navigate replace to={address.redirect} />;
}
