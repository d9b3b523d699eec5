import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { KnownCall } from '#domain/governance/action.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ActionToken } from '#reads/governance/useActionToken.ts';

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

interface ActionNames {
  readonly someone: (address: Address) => string;
  readonly translate: (words: MessageDescriptor) => string;
}

type TokenCall = Extract<KnownCall, { readonly kind: 'transfer' | 'approve' | 'mint' }>;

const tokenWords = (call: TokenCall, token: ActionToken, { someone: nameOf, translate }: ActionNames) => {
  const { kind, to, amount } = call;
  const someone = nameOf(to);
  const isListed = token.kind === 'listed';
  const symbol = isListed ? shortenSymbol(token.token.symbol) : shortenAddress(token.address);
  const exact = exactText(amount, isListed ? token.token.decimals : 0);
  const tokens = isListed ? `${exact} ${symbol}` : translate(msg`${exact} smallest units of ${symbol}`);
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
export const knownCallWords = (
  call: KnownCall,
  token: ActionToken | undefined,
  names: ActionNames,
): MessageDescriptor | undefined => {
  switch (call.kind) {
    case 'pay': {
      const [amount, someone] = [coins(call.amount), names.someone(call.to)];
      return msg`Pay ${amount} to ${someone}`;
    }
    case 'transfer':
    case 'approve':
    case 'mint':
      return token && tokenWords(call, token, names);
    case 'setDelay':
      return delayWords(call.seconds);
    case 'setPendingAdmin': {
      const someone = names.someone(call.to);
      return msg`Offer control of the timelock to ${someone}`;
    }
    case 'transferOwnership': {
      const someone = names.someone(call.to);
      return msg`Hand ownership of the contract to ${someone}`;
    }
    case 'setPaused':
      return call.isPaused ? msg`Pause the contract` : msg`Resume the contract`;
  }
};

export const partyWords = (kind: KnownCall['kind']): MessageDescriptor =>
  kind === 'approve'
    ? msg`Spender`
    : kind === 'setPendingAdmin' || kind === 'transferOwnership'
      ? msg`New owner`
      : msg`Recipient`;

export const valueWords = (value: bigint): MessageDescriptor | undefined => {
  if (value === 0n) return undefined;
  const amount = coins(value);
  return msg`Sends ${amount} along`;
};
