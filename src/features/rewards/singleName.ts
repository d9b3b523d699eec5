import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';

export const singleName = ({ symbol }: Pick<Token, 'symbol'>): MessageDescriptor => {
  const shown = shortenSymbol(symbol);
  return msg`${shown} staking`;
};
