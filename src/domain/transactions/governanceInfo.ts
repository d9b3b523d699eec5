import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

/** What was done with votes and proposals, which stand by their numbers. */
export type GovernanceInfo =
  | {
      /** Makes a proposal of that title. */
      readonly kind: 'propose';
      readonly title: string;
    }
  | {
      /** A vote for a proposal by its number, or against it. */
      readonly kind: 'vote';
      readonly proposal: string;
      readonly support: boolean;
    }
  | {
      /** The same for whoever signed it. */
      readonly kind: 'signedVote';
      readonly proposal: string;
      readonly support: boolean;
      readonly voter: Address;
    }
  | {
      /** Gives the votes of all tokens to somebody. */
      readonly kind: 'delegateVotes';
      readonly token: CurrencyFact;
      readonly delegatee: Address;
    }
  | {
      readonly kind: 'queueProposal' | 'executeProposal' | 'cancelProposal';
      readonly proposal: string;
    };

const KINDS: ReadonlySet<string> = new Set<GovernanceInfo['kind']>([
  'propose',
  'vote',
  'signedVote',
  'delegateVotes',
  'queueProposal',
  'executeProposal',
  'cancelProposal',
]);

export const isGovernanceInfo = (info: { readonly kind: string }): info is GovernanceInfo => KINDS.has(info.kind);
