import { useKeptForm } from '#reads/drafts/useKeptForm.ts';
import { burnReset, burnTyped, initialBurn, type BurnField, type BurnState } from '#state/burn/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { isTypeable } from '#domain/amounts/isTypeable.ts';

export const REMOVE_DRAFT = 'remove';

const FIELDS: readonly string[] = ['LIQUIDITY_PERCENT', 'LIQUIDITY', 'CURRENCY_A', 'CURRENCY_B'] satisfies BurnField[];
const isField = (text: string | undefined): text is BurnField => text !== undefined && FIELDS.includes(text);

const textOf = ({ independentField, typedValue }: BurnState, pool: string): string =>
  independentField === initialBurn.independentField && (typedValue === initialBurn.typedValue || typedValue === '')
    ? ''
    : `${independentField} ${typedValue} ${pool}`;

const removalOfDraft = (draft: string, pool: string): { field: BurnField; value: string } | undefined => {
  const [field, value = '', ...rest] = draft.split(' ');
  return isField(field) && isTypeable(value) && rest.join(' ') === pool ? { field, value } : undefined;
};

/** Another pool empties the form. @param pool key of the pool */
export const useRemoveDraft = (pool: string): void => {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => textOf(state.burn, pool));
  useKeptForm({
    key: REMOVE_DRAFT,
    subject: pool,
    text,
    restore: (draft) => {
      const typed = removalOfDraft(draft, pool);
      dispatch(typed ? burnTyped(typed) : burnReset());
    },
    clear: () => void dispatch(burnReset()),
  });
};
