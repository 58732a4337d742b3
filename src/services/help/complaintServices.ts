import { fromPromise } from 'xstate';
import { type Complaint, type ComplaintCase, sendComplaint } from '#contract/help/complaint.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { complaintsQuery } from './complaintQueries.ts';

export const makeComplaintServices = {
  sendComplaint: fromPromise<ComplaintCase, Complaint>(async ({ input }) => {
    const taken = await callApi(sendComplaint, { body: input });
    void queryClient.invalidateQueries({ queryKey: complaintsQuery.queryKey });
    return taken;
  }),
};
