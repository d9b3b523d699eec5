import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

export type GovernanceInfo =
  | {
      readonly kind: 'propose';
      readonly title: string;
      readonly proposal?: string;
    }
  | {
      readonly kind: 'vote';
      readonly proposal: string;
      readonly support: boolean;
    }
  | {
      readonly kind: 'signedVote';
      readonly proposal: string;
      readonly support: boolean;
      readonly voter: Address;
    }
  | {
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

/** True for a kind of governance. `kind` may be any text from storage. */
export const isGovernanceInfo = (info: { readonly kind: string }): info is GovernanceInfo => KINDS.has(info.kind);
