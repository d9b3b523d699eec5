import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { COMPOUND_PARAMETER } from '#config/compound.ts';
import { ZAP_PARAMETER } from '#config/move.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { AddProblem } from '#domain/liquidity/validateAdd.ts';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import { Row } from '../AddStyles.ts';
import type { AddForm } from '../useAddForm.ts';

const CompoundPart = lazyPart(async () => (await import('./CompoundPart.tsx')).CompoundPart);
const ZapDialog = lazyPart(async () => (await import('./ZapDialog.tsx')).ZapDialog);

/** Problems of the two typed amounts, which do not apply to one token. */
const OF_AMOUNTS: ReadonlySet<AddProblem['code']> = new Set([
  'enterAmount',
  'insufficientBalance',
  'approvalMissing',
  'pool',
]);

/** The swap uses the exchange's order book, which accepts no token with a transfer fee. */
const isOffered = ({ exchange, poolState, problem, a, b }: AddForm): boolean =>
  exchange.orderBook !== undefined &&
  poolState === 'priced' &&
  (problem === undefined || OF_AMOUNTS.has(problem.code)) &&
  a.transferFeeBps === 0 &&
  b.transferFeeBps === 0;

/** Opens the dialog with an amount of the form's first token that a move left. */
function CarriedOver({ form }: { readonly form: AddForm }): ReactElement | null {
  const [parameters, write] = useUrlParameters();
  const text = parameters.get(ZAP_PARAMETER);
  if (text === null) return null;
  return <ZapDialog form={form} typed={{ paid: 'A', text }} onClose={() => write({ [ZAP_PARAMETER]: undefined })} />;
}

function FromRewards({ form }: { readonly form: AddForm }): ReactElement | null {
  const [parameters, write] = useUrlParameters();
  const step = parameters.get(COMPOUND_PARAMETER);
  if (step === null) return null;
  const go = (next: string | undefined): void => write({ [COMPOUND_PARAMETER]: next });
  return <CompoundPart form={form} step={step} follow={go} onClose={() => go(undefined)} />;
}

export function OneToken({ form }: { readonly form: AddForm }): ReactElement | null {
  const [openFor, setOpenFor] = useState<string>();
  const subject = [form.a, form.b].map(({ currency }) => currency && currencyId(currency)).join(' ');
  const offered = isOffered(form);
  if (!offered && openFor !== subject) return null;
  return (
    <Row>
      <Trans>Only one of the two tokens?</Trans>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpenFor(subject)}>
        <Trans>Supply one token</Trans>
      </Button>
      {offered && form.account && <FromRewards form={form} />}
      {form.account && <CarriedOver form={form} />}
      {openFor === subject && <ZapDialog form={form} onClose={() => setOpenFor(undefined)} />}
    </Row>
  );
}
