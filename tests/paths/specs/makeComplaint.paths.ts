import { ApiFailure } from '#contract/protocol/failure.ts';
import { wrongComplaintFields } from '#domain/complaint/complaintForm.ts';
import { makeComplaintMachine } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const complaint = {
  name: 'Ama Ntu',
  email: 'ama@example.com',
  mobile: '',
  transferId: '',
  complaint: 'It never arrived.',
};
const lacksWords = { ...complaint, complaint: '' };

const taken = {
  caseNumber: 'CASE-7KD2QW4X',
  receivedAt: someMoment,
  replyBy: someMoment + 86_400,
  answerBy: someMoment + 20 * 86_400,
  ombudsmanUntil: someMoment + 200 * 86_400,
};

export const makeComplaintPaths: PathSpec<typeof makeComplaintMachine> = {
  machine: makeComplaintMachine,
  starts: { 'a visitor': undefined },
  cases: {
    'person.met': [{ userId: userFixture().id }, { userId: undefined }],
    'complaint.entered': [{ complaint }, { complaint: lacksWords }],
  },
  outcomes: {
    sendComplaint: [ok(taken), fail(new ApiFailure('tooManyRequests')), fail(new ApiFailure('serviceUnavailable'))],
  },
  key: ({ userId, sentBy, complaint: entered, wrong, taken: known, failure }) => [
    userId,
    sentBy,
    entered?.complaint,
    wrong,
    known?.caseNumber,
    failure?.code,
  ],
  invariants: {
    'nothing is sent that is wrong': {
      in: ['sending'],
      holds: ({ complaint: entered }) => entered !== undefined && wrongComplaintFields(entered).length === 0,
    },
    'nothing is sent but by a press': { in: ['sending'], holds: (_, past) => past.includes('complaint.entered') },
    'nobody is shown the case of another': { in: ['taken'], holds: ({ userId, sentBy }) => userId === sentBy },
    'a case is shown only where the server gave it': {
      in: ['taken'],
      holds: ({ taken: known }, past) => known !== undefined && past.includes('sendComplaint: ok'),
    },
    'no case stands where a complaint is asked for': {
      in: ['askingComplaint', 'sending'],
      holds: ({ taken: known }) => known === undefined,
    },
    'what was refused before is not said of a new try': {
      in: ['sending'],
      holds: ({ failure }) => failure === undefined,
    },
  },
  about: { taken: ['BIZ-04', 'BIZ-05'], 'sendComplaint: serviceUnavailable': ['ERR-25'] },
  words: {
    events: {
      'person.met': ({ userId }) => (userId ? 'turns out to be signed in' : 'turns out to be nobody we know'),
      'complaint.entered': ({ complaint: entered }) =>
        entered.complaint ? 'sends the complaint' : 'sends a complaint without a word',
      'another.begun': 'begins another',
    },
    outcomes: { sendComplaint: { ok: 'has a case number' } },
  },
};
