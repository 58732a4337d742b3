import { queryOptions } from '@tanstack/react-query';
import { listComplaints } from '#contract/help/complaint.ts';
import { callApi } from '../http/apiClient.ts';

export const complaintsQuery = queryOptions({ queryKey: ['complaints'], queryFn: () => callApi(listComplaints) });
