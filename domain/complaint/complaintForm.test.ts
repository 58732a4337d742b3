import { expect, test } from 'vitest';
import { type ComplaintForm, complaintToSend, wrongComplaintFields } from './complaintForm.ts';

const filled: ComplaintForm = {
  name: 'Ama Ngo',
  email: 'ama@example.com',
  mobile: '',
  transferId: '',
  complaint: 'My money is late.',
};

test.each<[string, Partial<ComplaintForm>, string[]]>([
  ['with what is asked', {}, []],
  ['without a name', { name: '' }, ['name']],
  ['whose name is spaces', { name: '  ' }, ['name']],
  ['without an address', { email: '' }, ['email']],
  ['whose address is none', { email: 'ama at example' }, ['email']],
  ['that complains of nothing', { complaint: '\n ' }, ['complaint']],
  ['with nothing in it', { name: '', email: '', complaint: '' }, ['name', 'email', 'complaint']],
])('a complaint %s is wrong in these fields, in the order of the form (BIZ-04)', (_which, typed, wrong) => {
  expect(wrongComplaintFields({ ...filled, ...typed })).toEqual(wrong);
});

test('names a transfer only where one was typed, without the spaces around it (BIZ-04)', () => {
  const { transferId: _none, ...withoutTransfer } = filled;
  expect(complaintToSend(filled)).toEqual(withoutTransfer);
  expect(complaintToSend({ ...filled, transferId: ' ' })).toEqual(withoutTransfer);
  expect(complaintToSend({ ...filled, transferId: ' RT-1042 ' })).toEqual({
    ...withoutTransfer,
    transferId: 'RT-1042',
  });
});
