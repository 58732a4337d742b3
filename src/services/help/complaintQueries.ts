import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Complaint, listComplaints, sendComplaint } from '#contract/help/complaint.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';

export const complaintsQuery = queryOptions({ queryKey: ['complaints'], queryFn: () => callApi(listComplaints) });

export const complaintMutation = mutationOptions({
  mutationFn: (body: Complaint) => callApi(sendComplaint, { body }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: complaintsQuery.queryKey }),
});
