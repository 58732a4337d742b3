import { makeComplaintMachine } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import { makeComplaintServices } from '#src/services/help/complaintServices.ts';

/** A complaint, with the real work behind its port. */
export const makeComplaintFlow = makeComplaintMachine.provide({ actors: makeComplaintServices });
