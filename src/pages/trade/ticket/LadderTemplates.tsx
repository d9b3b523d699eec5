import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  MAX_TEMPLATES,
  withoutTemplate,
  withTemplate,
  type LadderTemplate,
  type TemplateTotal,
} from '#domain/trade/ladderTemplates.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { isNamed, MAX_NAME_LENGTH, shortName } from '#lib/namedList.ts';
import { keptLadders } from '#stores/keptLadders.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import { priceText } from '../shared/priceText.ts';
import { middleOf, templateFields, templateSides } from './ladderTemplateView.ts';
import type { ScaleTicket } from '../order/form/scaleTicket.ts';
import type { TypedScale } from './useScaleFields.ts';
import type { ScaleOrdersView } from './useScaleOrders.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Note = styled.p`
  ${text(12)}
  color: ${color('text-2')};
`;

interface TemplatesProps {
  readonly view: ScaleOrdersView;
  readonly ticket: ScaleTicket;
}

const NONE = '';

type Lack = 'fields' | 'balance' | 'name' | 'room';

interface Completeness {
  readonly isComplete: boolean;
  readonly hasTotal: boolean;
  readonly isNamed: boolean;
  readonly isFull: boolean;
}

const lackOf = (template: Completeness): Lack | undefined => {
  if (!template.isComplete) return 'fields';
  if (!template.hasTotal) return 'balance';
  if (template.isFull) return 'room';
  return template.isNamed ? undefined : 'name';
};

function LackWords({ lack }: { readonly lack: Lack }): ReactElement {
  switch (lack) {
    case 'fields':
      return <Trans>Enter all fields, with buy prices below the middle price and sell prices above it.</Trans>;
    case 'balance':
      return <Trans>The total exceeds your balance, or your balance is unknown. Save it as an amount.</Trans>;
    case 'name':
      return <Trans>Enter a name</Trans>;
    case 'room':
      return <Trans>You have {MAX_TEMPLATES} templates. Delete one first.</Trans>;
  }
}

function Save({ view, ticket, onClose }: TemplatesProps & { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const kept = useSyncExternalStore(keptLadders.subscribe, keptLadders.read);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<TemplateTotal['kind']>('amount');
  const middle = middleOf(ticket);
  const sides = middle && templateSides(view.active, middle, kind);
  const template = sides && { name, sides };
  const joined = template && withTemplate(kept, template);
  const isReplaced = kept.some(isNamed(shortName(name)));
  const lack = lackOf({
    isComplete: middle !== undefined && templateSides(view.active, middle, 'amount') !== undefined,
    hasTotal: sides !== undefined,
    isNamed: shortName(name) !== '',
    isFull: !isReplaced && kept.length >= MAX_TEMPLATES,
  });
  const save = (): void => {
    const next = template && withTemplate(keptLadders.read(), template);
    if (next) keptLadders.keep(next);
    onClose();
  };
  return (
    <>
      <TextField
        kind="words"
        label={t`Name of the template`}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME_LENGTH}
      />
      <Segmented<TemplateTotal['kind']>
        label={t`Total as`}
        size="sm"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'amount', label: <Trans>Amount</Trans> },
          { value: 'percent', label: <Trans>% of balance</Trans> },
        ]}
      />
      {lack && (
        <Note role="status">
          <LackWords lack={lack} />
        </Note>
      )}
      <Line>
        <Button size="sm" disabled={!joined} onClick={save}>
          {isReplaced ? <Trans>Replace template</Trans> : <Trans>Save template</Trans>}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Line>
    </>
  );
}

const sidesOf = ({ sides }: LadderTemplate): ScaleOrdersView['sides'] => {
  if (sides.BUY && sides.SELL) return 'BOTH';
  return sides.BUY ? 'BUY' : 'SELL';
};

interface Applied {
  readonly middle: string;
  /** Prices that were filled in. Prices that the user changed later do not depend on the middle. */
  readonly prices: string;
}

const pricesIn = (direction: TradeDirection, { first, last }: Pick<TypedScale, 'first' | 'last'>): string =>
  [direction, first, last].join(' ');

/** Saved ladders. Choosing one fills in prices at its distances from the present middle price. */
export function LadderTemplates({ view, ticket }: TemplatesProps): ReactElement {
  const { t } = useLingui();
  const kept = useSyncExternalStore(keptLadders.subscribe, keptLadders.read);
  const [chosen, choose] = useState(NONE);
  const [applied, setApplied] = useState<Applied>();
  const [isSaving, setSaving] = useState(false);
  const { market } = ticket;
  const apply = (name: string): void => {
    choose(name);
    const [template, middle] = [kept.find((own) => own.name === name), middleOf(ticket)];
    if (!template || !middle || !market) return setApplied(undefined);
    view.chooseSides(sidesOf(template));
    const count = (template.sides.BUY?.count ?? 0) + (template.sides.SELL?.count ?? 0);
    const filled = view.both.flatMap((side) => {
      const part = template.sides[side.direction];
      return part ? [{ side, typed: templateFields(part, side, middle, count) }] : [];
    });
    for (const { side, typed } of filled) side.fields.type(typed);
    const prices = filled.map(({ side, typed }) => pricesIn(side.direction, typed)).join();
    setApplied({ middle: `${priceText(middle, market)} ${market.quote.symbol}`, prices });
  };
  const remove = (): void => {
    keptLadders.keep(withoutTemplate(keptLadders.read(), chosen));
    choose(NONE);
    setApplied(undefined);
  };
  const { middle: used } = applied ?? {};
  const isUnchanged =
    applied?.prices === view.active.map(({ direction, fields }) => pricesIn(direction, fields.typed)).join();
  const label = chosen === NONE ? t`Choose a template` : chosen;
  const options = kept.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <Line>
        {kept.length > 0 && (
          <Select
            label={t`Template: ${label}`}
            value={chosen}
            onChange={apply}
            options={[{ value: NONE, label: t`Choose a template` }, ...options]}
          />
        )}
        {chosen !== NONE && <IconButton icon="cross" label={t`Delete template ${chosen}`} onClick={remove} />}
        {!isSaving && (
          <Button size="sm" variant="ghost" onClick={() => setSaving(true)}>
            <Trans>Save as template</Trans>
          </Button>
        )}
      </Line>
      {isUnchanged && (
        <Note role="status">
          <Trans>Prices from the middle price {used}</Trans>
        </Note>
      )}
      {isSaving && <Save view={view} ticket={ticket} onClose={() => setSaving(false)} />}
    </>
  );
}
