import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AddPoolState } from '#domain/liquidity/validateAdd.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { amountTyped, mintReset, sidesSwapped } from '#state/mint/slice.ts';
import { afterChoice, pathOf, type AddAddress, type AddField } from './addAddress.ts';
import { useAddDraft } from './useAddDraft.ts';

export interface AddActions {
  typeAmount(field: AddField, text: string): void;
  chooseCurrency(field: AddField, currency: Currency): void;
  chooseExchange(id: string): void;
  clear(): void;
}

/** Choosing a token or exchange navigates, because the URL holds them. */
export const useAddActions = (address: AddAddress, poolState: AddPoolState): AddActions => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const actions = useMemo<AddActions>(
    () => ({
      typeAmount: (field, text) => {
        const noLiquidity = poolState !== 'priced';
        dispatch(amountTyped({ field: field === 'A' ? 'CURRENCY_A' : 'CURRENCY_B', text, noLiquidity }));
      },
      chooseCurrency: (field, currency) => {
        const { path, isSwapped } = afterChoice(address, field, currency);
        if (isSwapped) dispatch(sidesSwapped());
        void navigate(path);
      },
      chooseExchange: (id) => void navigate(pathOf(address.idA, address.idB, id)),
      clear: () => dispatch(mintReset()),
    }),
    [dispatch, navigate, address, poolState],
  );
  useAddDraft(address);
  return actions;
};
