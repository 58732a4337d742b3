import { queryOptions } from '@tanstack/react-query';
import { listReferrals } from '#contract/reward/rewards.ts';
import { callApi } from '../http/apiClient.ts';

export const referralsQuery = queryOptions({ queryKey: ['referrals'], queryFn: () => callApi(listReferrals) });
