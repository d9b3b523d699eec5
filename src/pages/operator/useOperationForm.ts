import { useMemo, useState } from 'react';
import {
  readOperation,
  shapeOf,
  type FieldName,
  type OperationValues,
  type WrongField,
} from '#domain/operations/operation.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';

type Texts = Readonly<Partial<Record<FieldName, string>>>;

export interface OperationForm {
  readonly texts: Texts;
  readonly type: (field: FieldName, text: string) => void;
  readonly wrong: WrongField | undefined;
  readonly tokens: ReadonlyMap<Address, Token>;
  readonly read: () => OperationValues | undefined;
}

export const useOperationForm = (name: OperationName): OperationForm => {
  const [texts, setTexts] = useState<Texts>({});
  const [wrong, setWrong] = useState<WrongField>();
  const { fields } = shapeOf(name);
  const named = useMemo(
    () =>
      fields.flatMap((field) => {
        const token = field.kind === 'amount' ? parseTypedAddress(texts[field.of] ?? '') : undefined;
        return token ? [token] : [];
      }),
    [fields, texts],
  );
  const tokens = useTokens(named);
  return {
    texts,
    wrong,
    tokens,
    type: (field, text) => {
      setTexts({ ...texts, [field]: text });
      setWrong(undefined);
    },
    read: () => {
      const values = readOperation(name, texts, (token) => tokens.get(token)?.decimals);
      setWrong(values.ok ? undefined : values.error);
      return values.ok ? values.value : undefined;
    },
  };
};
