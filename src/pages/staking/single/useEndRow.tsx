import { Trans } from '@lingui/react/macro';
import { ChainDate } from '#features/rewards/index.ts';
import type { SingleView } from '#features/earnViews/index.ts';
import { useTimeOfBlock } from '#reads/mining/useTimeOfBlock.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';

/** Empty without an end, and after it. */
export const useEndRow = ({ terms, isEnded }: Pick<SingleView, 'terms' | 'isEnded'>): readonly KeyValueRow[] => {
  const timeOf = useTimeOfBlock();
  if (!terms || terms.endBlock === 0n || isEnded) return [];
  return [
    {
      key: 'end',
      label: <Trans>Rewards end, about</Trans>,
      value: <ChainDate seconds={timeOf(terms.endBlock)} />,
    },
  ];
};
