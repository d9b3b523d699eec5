import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { EarnInfo } from '#domain/transactions/earnInfo.ts';
import type { ClaimedRewards } from '#domain/transactions/types.ts';
import { amountWords, paidWords } from './amountWords.ts';
import { stakedWords, stakeWords } from './stakeWords.ts';

export const earnWords = (info: EarnInfo): MessageDescriptor => {
  if ('poolToken' in info) return stakeWords(info);
  switch (info.kind) {
    case 'burn': {
      const burned = amountWords(info.amount, info.token, 'paid');
      return msg`Burn ${burned}`;
    }
    case 'drip': {
      const given = amountWords(info.amount, info.token, 'received');
      return msg`Get ${given} from the faucet`;
    }
    case 'lockTokens': {
      const locked = amountWords(info.amount, info.token, 'paid');
      return msg`Lock ${locked}`;
    }
    case 'unlockTokens': {
      const back = amountWords(info.amount, info.token, 'received');
      return msg`Withdraw ${back} from a lock`;
    }
    case 'buyBond': {
      const paid = amountWords(info.amount, info.token, 'paid');
      const payout = amountWords(info.payout, info.payoutToken, 'received');
      return msg`Buy a bond of ${payout} for ${paid}`;
    }
    case 'claimBond': {
      const { symbol } = info.reward;
      return msg`Redeem vested ${symbol} of a bond`;
    }
    case 'claimTrades':
      return msg`Claim your trade mining rewards`;
    case 'claimOrderRewards':
      return msg`Claim the rewards of your orders`;
    case 'claimBurnRewards':
      return msg`Claim the rewards of burning`;
    case 'claimDistribution': {
      const { symbol } = info.reward;
      return msg`Claim distributed rewards in ${symbol}`;
    }
    case 'claimAirdrop': {
      const claimed = amountWords(info.amount, info.reward, 'received');
      const recipient = shortenAddress(info.recipient);
      return msg`Claim ${claimed} for ${recipient}`;
    }
  }
};

/** Undefined if the summary has the same content. */
export const earnedWords = (info: EarnInfo, claimed: ClaimedRewards | undefined): MessageDescriptor | undefined => {
  const paid = claimed && paidWords(info, claimed);
  if ('poolToken' in info) return stakedWords(info, paid);
  switch (info.kind) {
    case 'burn': {
      const burned = amountWords(info.amount, info.token, 'neither');
      return msg`${burned} burned`;
    }
    case 'drip': {
      const given = amountWords(info.amount, info.token, 'neither');
      return msg`${given} received from the faucet`;
    }
    case 'lockTokens': {
      const locked = amountWords(info.amount, info.token, 'neither');
      return msg`${locked} locked`;
    }
    case 'unlockTokens': {
      const back = amountWords(info.amount, info.token, 'neither');
      return msg`${back} withdrawn from a lock`;
    }
    case 'buyBond': {
      const spent = amountWords(info.amount, info.token, 'neither');
      const payout = amountWords(info.payout, info.payoutToken, 'neither');
      return msg`Bond of ${payout} bought for ${spent}`;
    }
    case 'claimAirdrop': {
      const given = amountWords(info.amount, info.reward, 'neither');
      const recipient = shortenAddress(info.recipient);
      return paid ? msg`${paid} claimed` : msg`${given} paid to ${recipient}`;
    }
    case 'claimBond':
      return paid ? msg`${paid} redeemed` : undefined;
    default:
      return paid ? msg`${paid} claimed` : undefined;
  }
};
