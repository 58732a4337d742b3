import type {
  MakeComplaintContext,
  makeComplaintMachine,
} from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment } from './asRead.ts';
import { words } from './words.ts';

/** What was typed stays while it can be put right. */
const typed = (field: 'name' | 'email') => ({
  beside: words(`complaint.${field}`),
  tells: ({ complaint }: MakeComplaintContext) => complaint?.[field],
});

/** That it could not be sent is a message of the page, which `failureNotices.test.tsx` reads. */
export const makeComplaintFacts: Facts<typeof makeComplaintMachine> = {
  complaint: {
    name: typed('name'),
    email: typed('email'),
    'what happened': { beside: words('complaint.text'), tells: ({ complaint }) => complaint?.complaint || undefined },
    'what is missing': {
      tells: ({ wrong }) => (wrong.includes('complaint') ? words('complaint.textRequired') : undefined),
      onlyOneWay: 'one sentence asks for it',
      evenSo: 'where no script runs the browser says it',
    },
  },
  taken: {
    number: ({ taken }) => taken && words('complaint.case', { number: taken.caseNumber }),
    'when we reply': ({ taken }) => taken && words('complaint.reply', { date: moment(taken.replyBy) }),
  },
};
