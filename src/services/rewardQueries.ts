import { queryOptions } from '@tanstack/react-query';
import { listReferrals } from '#contract/rewards.ts';
import { callApi } from './apiClient.ts';

export const referralsQuery = queryOptions({ queryKey: ['referrals'], queryFn: () => callApi(listReferrals) });
