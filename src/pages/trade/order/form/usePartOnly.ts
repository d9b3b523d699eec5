import { useLingui } from '@lingui/react/macro';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { fillsWhole } from '#domain/trade/fillsWhole.ts';
import { moneyWords } from '#features/money/index.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { exchangeWorkaround, priceWorkaround, type Workaround } from './useWorkaround.ts';
import type { TradeForm } from './useTradeForm.ts';

/** Raw input that fills at once up to the price; undefined if this is none or all of the order. */
const partUpTo = (price: string, { quote, book, market, direction, currencies }: TradeForm): bigint | undefined => {
  const { inputToken: input, outputToken: output } = currencies;
  if (!quote || !book || !market || !input || !output) return undefined;
  const limitPrice = parsePrice(price, market.base.decimals, market.quote.decimals);
  const { from: amount } = quote.order;
  const part = limitPrice && fillsWhole({ input, output, direction, amount, limitPrice }, { book });
  return part === amount ? undefined : part;
};

/** Pays only the part that fills before the order whose owner cannot be paid, so that nothing rests. */
export const usePartOnly = (form: TradeForm, problem: SubmitProblem, done: () => void): Workaround | undefined => {
  const { t } = useLingui();
  const { currencies, actions } = form;
  const { input } = currencies;
  const price = exchangeWorkaround(form, problem) ? undefined : priceWorkaround(form, problem);
  const part = price === undefined ? undefined : partUpTo(price, form);
  if (price === undefined || part === undefined || !input) return undefined;
  const apply = (): void => {
    actions.chooseOrderType('LIMIT');
    actions.typePrice(price);
    actions.typeAmount('INPUT', typeableText(part, input.decimals));
    done();
  };
  return { label: t`Pay only ${moneyWords(part, input, 'paid')} now`, onPress: apply };
};
