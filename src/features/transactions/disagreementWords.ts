import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { DecisiveNumber, NodesDisagree, NoGasMoney, ResultDiffers } from '#writes/plan/plan.ts';

const valueText = (about: DecisiveNumber, value: bigint | undefined): string => {
  if (value === undefined) return NO_VALUE;
  if (about.kind === 'address') return `0x${value.toString(16).padStart(40, '0')}`;
  return exactText(value, 'decimals' in about ? about.decimals : 0);
};

export const disagreementWords = ({ about, reports: [first, second] }: NodesDisagree): MessageDescriptor => {
  const { kind } = about;
  const symbol = 'symbol' in about ? about.symbol : '';
  const [one, other] = [first.host, second.host];
  const [mine, theirs] = [valueText(about, first.value), valueText(about, second.value)];
  return msg`Two nodes disagree about ${select(kind, {
    balance: `your ${symbol} balance`,
    allowance: `your ${symbol} allowance`,
    reserve: `the pool's ${symbol} reserve`,
    supply: `the ${symbol} supply`,
    restingOrder: `the ${symbol} amount of an order in the book`,
    deposit: `your ${symbol} deposit`,
    stake: `your ${symbol} stake`,
    reward: `your ${symbol} reward`,
    bookHead: `the first order in the book`,
    terms: `the contract's terms`,
    address: `a contract address`,
    other: `your transaction count`,
  })}: ${one} reports ${mine}, ${select(other, {
    wallet: `your wallet`,
    other: `${other}`,
  })} reports ${theirs}. Try again, or remove the wrong node in Settings.`;
};

export const differenceWords = ({ symbol, decimals, shown, simulated, host }: ResultDiffers): MessageDescriptor => {
  const [before, now] = [exactText(shown, decimals), exactText(simulated, decimals)];
  return msg`You were shown ${before} ${symbol}, but a simulation by ${select(host, {
    wallet: `your wallet`,
    other: `${host}`,
  })} moves ${now} ${symbol}, so nothing was sent. Review the new amounts and confirm again.`;
};

/** Wei, rounded up to two digits: a gas price is not more exact. */
export const aboutText = (wei: bigint): string => {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - 2));
  return exactText(((wei + unit - 1n) / unit) * unit, 18);
};

export const gasMoneyWords = ({ fee, missing, sendsCoin }: NoGasMoney): MessageDescriptor => {
  const [about, lacking] = [aboutText(fee), aboutText(missing)];
  return sendsCoin
    ? msg`You need about ${about} MATIC for the network fee besides what you send. Add about ${lacking} MATIC, or enter a smaller amount.`
    : msg`You need about ${about} MATIC for the network fee, so nothing was sent. Add MATIC and try again.`;
};

const SHOWN_UNIT = 10n ** 12n;

/** Wei, rounded up to six decimals, so that the stated amount is enough. */
export const missingWords = (wei: bigint): MessageDescriptor => {
  const amount = exactText(((wei + SHOWN_UNIT - 1n) / SHOWN_UNIT) * SHOWN_UNIT, 18);
  return msg`Your wallet lacks ${amount} MATIC for this and the network fee. Add it and try again.`;
};
