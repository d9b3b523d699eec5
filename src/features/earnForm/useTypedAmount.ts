import { boundedAmount, parseAmount } from '#domain/amounts/parseAmount.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';

const ALL = 100n;

export interface TypedAmount {
  readonly field: CurrencyFieldView;
  readonly type: (text: string) => void;
  readonly percent: number;
  readonly typePercent: (percent: number) => void;
  /** Raw units; undefined if the text is empty or invalid. */
  readonly amount: bigint | undefined;
  readonly draft: string;
}

export const useTypedAmount = (
  token: Token | undefined,
  available: bigint | undefined,
  isConnected: boolean,
  draft: string,
): TypedAmount => {
  const [text, setText] = useDraft(draft);
  const decimals = token?.decimals ?? 0;
  const parsed = text === '' || !token ? undefined : parseAmount(text, decimals);
  const amount = parsed && boundedAmount(parsed);
  const percent = amount === undefined || !available ? 0n : (amount * ALL) / available;
  return {
    field: {
      currency: token,
      text,
      amount,
      balance: available,
      connected: isConnected,
      problem: parsed && !parsed.ok ? parsed.error : undefined,
    },
    type: setText,
    percent: Number(percent < ALL ? percent : ALL),
    typePercent: (next) =>
      setText(available === undefined ? '' : typeableText((available * BigInt(next)) / ALL, decimals)),
    amount,
    draft,
  };
};
