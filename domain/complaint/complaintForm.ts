import { checkEmail } from '../account/emailRule.ts';
import { isWrongReference } from '../transfer/transferReference.ts';

/** What is asked of whoever complains, in the order of the form (BIZ-04). */
export const complaintFields = ['name', 'email', 'mobile', 'transferId', 'complaint'] as const;
export type ComplaintField = (typeof complaintFields)[number];
export type ComplaintForm = { readonly [field in ComplaintField]: string };

/** Which fields are wrong, in the order of the form; none when it can be sent. */
export const wrongComplaintFields = (form: ComplaintForm): readonly ComplaintField[] =>
  complaintFields.filter((field) => {
    if (field === 'email') return !checkEmail(form.email).ok;
    if (field === 'transferId') return isWrongReference(form.transferId);
    return (field === 'name' || field === 'complaint') && form[field].trim() === '';
  });

/** As it is sent: a transfer only where one is named. */
export const complaintToSend = ({ transferId, ...said }: ComplaintForm) => ({
  ...said,
  ...(transferId.trim() && { transferId: transferId.trim() }),
});
