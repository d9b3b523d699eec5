import { useEffect } from 'react';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { useKeptForm } from '#reads/drafts/useKeptForm.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { mintReset, mintRestored, type MintField, type MintState } from '#state/mint/slice.ts';
import { drafts } from '#stores/drafts.ts';
import type { AddAddress } from './addAddress.ts';

export const ADD_DRAFT = 'add';

type Sides = Pick<AddAddress, 'idA' | 'idB'>;

const otherOf = (field: MintField): MintField => (field === 'CURRENCY_A' ? 'CURRENCY_B' : 'CURRENCY_A');

/** The text is valid for both orders of the two currencies. */
const textOf = ({ independentField, typedValue, otherTypedValue }: MintState, { idA, idB }: Sides): string => {
  if (typedValue === '' && otherTypedValue === '') return '';
  const ids = independentField === 'CURRENCY_A' ? [idA, idB] : [idB, idA];
  return JSON.stringify([...ids, typedValue, otherTypedValue]);
};

const partsOf = (draft: string): readonly unknown[] => {
  try {
    const parts = JSON.parse(draft) as unknown;
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

const mintOfDraft = (draft: string, { idA, idB }: Sides): MintState | undefined => {
  const [typedId, otherId, typed, other] = partsOf(draft);
  if (typeof typed !== 'string' || typeof other !== 'string' || !isTypeable(typed) || !isTypeable(other))
    return undefined;
  const isA = typedId === idA && otherId === idB;
  if (!isA && !(typedId === idB && otherId === idA)) return undefined;
  const field: MintField = isA ? 'CURRENCY_A' : otherOf('CURRENCY_A');
  return { independentField: field, typedValue: typed, otherTypedValue: other };
};

/** Other tokens empty the form. A link to another page does so too, unless its transaction is pending. */
export const useAddDraft = (address: AddAddress): void => {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => textOf(state.mint, address));
  const clear = (): void => void dispatch(mintReset());
  useKeptForm({
    key: ADD_DRAFT,
    subject: '',
    text,
    restore: (draft) => {
      const mint = mintOfDraft(draft, address);
      dispatch(mint ? mintRestored(mint) : mintReset());
    },
    clear,
  });
  useEffect(() => () => drafts.forget(ADD_DRAFT), []);
};
