import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { safeStage } from '#domain/transactions/safeProgress.ts';
import type { SafeProgress } from '#domain/transactions/types.ts';

export const safeWords = (safe: SafeProgress): MessageDescriptor => {
  const { confirmations, threshold } = safe;
  switch (safeStage(safe)) {
    case 'unknown':
      return msg`Waiting in your Safe`;
    case 'signatures':
      return msg`Waiting for signatures in your Safe: ${confirmations ?? 0} of ${threshold}`;
    case 'execution':
      return msg`Signed. Waiting to be executed in your Safe`;
    case 'mining':
      return msg`Pending`;
  }
};
