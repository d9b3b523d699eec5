import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { KnownCall } from '#domain/governance/action.ts';
import type { Token } from '#domain/tokens/types.ts';

const UNLIMITED = 1n << 255n;
const HOUR = 3600;
const DAY = 86_400;

const delayWords = (seconds: bigint): MessageDescriptor => {
  const whole = Number(seconds);
  if (whole % DAY === 0) {
    const days = whole / DAY;
    return msg`Set the timelock's delay to ${plural(days, { one: '# day', other: '# days' })}`;
  }
  const hours = Math.floor(whole / HOUR);
  return msg`Set the timelock's delay to about ${plural(hours, { one: '# hour', other: '# hours' })}`;
};

const coins = (amount: bigint): string =>
  `${exactText(amount, nativeCurrency.decimals)} ${shortenSymbol(nativeCurrency.symbol)}`;

const tokenWords = (
  { kind, to, amount }: Extract<KnownCall, { readonly kind: 'transfer' | 'approve' | 'mint' }>,
  token: Token,
): MessageDescriptor => {
  const symbol = shortenSymbol(token.symbol);
  const tokens = `${exactText(amount, token.decimals)} ${symbol}`;
  const someone = shortenAddress(to);
  switch (kind) {
    case 'transfer':
      return msg`Transfer ${tokens} to ${someone}`;
    case 'mint':
      return msg`Mint ${tokens} for ${someone}`;
    case 'approve':
      return amount >= UNLIMITED
        ? msg`Let ${someone} take any amount of ${symbol}`
        : msg`Let ${someone} take up to ${tokens}`;
  }
};

/** Undefined if the token of the amounts is unknown. */
export const knownCallWords = (call: KnownCall, token: Token | undefined): MessageDescriptor | undefined => {
  switch (call.kind) {
    case 'pay': {
      const [amount, someone] = [coins(call.amount), shortenAddress(call.to)];
      return msg`Pay ${amount} to ${someone}`;
    }
    case 'transfer':
    case 'approve':
    case 'mint':
      return token && tokenWords(call, token);
    case 'setDelay':
      return delayWords(call.seconds);
    case 'setPendingAdmin': {
      const someone = shortenAddress(call.to);
      return msg`Offer control of the timelock to ${someone}`;
    }
    case 'transferOwnership': {
      const someone = shortenAddress(call.to);
      return msg`Hand ownership of the contract to ${someone}`;
    }
    case 'setPaused':
      return call.isPaused ? msg`Pause the contract` : msg`Resume the contract`;
  }
};

export const valueWords = (value: bigint): MessageDescriptor | undefined => {
  if (value === 0n) return undefined;
  const amount = coins(value);
  return msg`Sends ${amount} along`;
};
