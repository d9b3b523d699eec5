import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Side } from '#domain/liquidity/zapOut.ts';
import { Segmented, type SegmentedOption } from '#ui/fields/Segmented.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { RemoveSide } from '../useRemovePool.ts';

export const ZapOutDialog = lazyPart(async () => (await import('./ZapOutDialog.tsx')).ZapOutDialog);
export const MoveDialog = lazyPart(async () => (await import('../move/MoveDialog.tsx')).MoveDialog);
const MovePart = lazyPart(async () => (await import('../move/MovePart.tsx')).MovePart);
const MoveNext = lazyPart(async () => (await import('../move/MoveNext.tsx')).MoveNext);
export const PoolMoveDialog = lazyPart(async () => (await import('../movePool/PoolMoveDialog.tsx')).PoolMoveDialog);
const MoveTo = lazyPart(async () => (await import('../movePool/MoveTo.tsx')).MoveTo);
const PoolMovePart = lazyPart(async () => (await import('../movePool/PoolMovePart.tsx')).PoolMovePart);
const PoolMoveNext = lazyPart(async () => (await import('../movePool/PoolMoveNext.tsx')).PoolMoveNext);
const ZapOutPart = lazyPart(async () => (await import('./ZapOutPart.tsx')).ZapOutPart);
const SwapNext = lazyPart(async () => (await import('./SwapNext.tsx')).SwapNext);

interface FormProps {
  readonly form: RemoveForm;
}

type Way = Side | 'both' | 'move';

/** Both tokens, one of them, or pool tokens of another pool or exchange. */
export function ReceiveChoice({ form }: FormProps): ReactElement | null {
  const { t } = useLingui();
  const { receive, a, b } = form;
  const { offersOne, destinations, side, isMove } = receive;
  const [first] = destinations;
  if (!offersOne && !first) return null;
  const one = ([value, { currency }]: readonly [Side, RemoveSide]): SegmentedOption<Way> => ({
    value,
    label: <bdi translate="no">{symbolOf(currency)}</bdi>,
  });
  const sides = [['A', a] as const, ['B', b] as const].map(one);
  const choose = (way: Way): void => {
    if (way === 'move') receive.move(first?.exchange.id ?? '');
    else receive.choose(way === 'both' ? undefined : way);
  };
  return (
    <Segmented<Way>
      label={t`Tokens you receive`}
      options={[
        { value: 'both', label: <Trans>Both</Trans> },
        ...(offersOne ? sides : []),
        { value: 'move', label: <Trans context="liquidity">Move</Trans> },
      ]}
      value={isMove ? 'move' : (side ?? 'both')}
      onChange={choose}
    />
  );
}

/** Shown if the removal has further steps. */
export function ReceivedPart({ form }: FormProps): ReactElement | null {
  const { side, destination, target, isMove } = form.receive;
  if (isMove) {
    return (
      <>
        <MoveTo form={form} />
        {destination && <MovePart form={form} to={destination} />}
        {target && <PoolMovePart form={form} target={target} />}
      </>
    );
  }
  return side ? <ZapOutPart form={form} side={side} /> : null;
}

export function ReceivedNext({ form }: FormProps): ReactElement | null {
  const { side, destination, target } = form.receive;
  const { removal } = form.address;
  if (!removal) return null;
  if (target) return <PoolMoveNext form={form} target={target} removal={removal} />;
  if (destination) return <MoveNext form={form} to={destination} removal={removal} />;
  return side ? <SwapNext form={form} side={side} removal={removal} /> : null;
}
