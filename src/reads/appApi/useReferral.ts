import { useEffect, useSyncExternalStore } from 'react';
import { env } from '#config/env.ts';
import type { InvitationCode, OfferedInvitation, Referral } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fetchInvitation, fetchReferral } from '#services/appApi/referrals.ts';
import { invitation } from '#stores/invitation.ts';
import { useApiRead, type ApiRead } from './useApiRead.ts';

const { appApiUrl = '' } = env;

export const useReferral = (account: Address | undefined): ApiRead<Referral> =>
  useApiRead(account && appApiUrl !== '' ? ['referral', account] : undefined, () =>
    fetchReferral(appApiUrl, account ?? '0x'),
  );

export const useInvitation = (code: InvitationCode | undefined): ApiRead<OfferedInvitation | 'unknown'> =>
  useApiRead(code !== undefined && appApiUrl !== '' ? ['invitation', code] : undefined, () =>
    fetchInvitation(appApiUrl, code ?? ''),
  );

export const useKeptInvitation = (): InvitationCode | undefined =>
  useSyncExternalStore(invitation.subscribe, invitation.read);

/** Stores a link's invitation, unless another one is stored or the code is unknown. @returns the stored invitation */
export const useOpenedInvitation = (code: InvitationCode, isUnknown: boolean): InvitationCode | undefined => {
  useEffect(() => {
    if (isUnknown) invitation.forget(code);
    else invitation.keep(code);
  }, [code, isUnknown]);
  return useKeptInvitation();
};
