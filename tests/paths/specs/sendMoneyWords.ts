import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import type { PathSpec } from '../walker/pathSpec.ts';

/** Its paths as a person would tell them. */
export const sendMoneyWords: PathSpec<typeof sendMoneyMachine>['words'] = {
  events: {
    'signed.in': 'signs in',
    'recipient.chosen': 'chooses a recipient',
    'recipient.deleted': ({ recipientId }) =>
      recipientId === recipientFixture().id ? 'deletes that recipient' : 'deletes somebody else',
    'recipient.confirmed': 'continues with the recipient',
    'newRecipient.chosen': 'adds a recipient',
    'reason.chosen': 'gives the reason',
    'madeTransfer.chosen': 'looks at the transfer made elsewhere',
    'unpaid.chosen': 'goes on with the one that waits to be paid',
    'retry.chosen': 'tries again',
    'mend.chosen': 'mends what was refused',
    'transfer.moved': 'is told that it moved on',
    'verification.chosen': 'goes to be verified',
    'review.accepted': ({ payBy }) => (payBy ? 'accepts the review and pays as last time' : 'accepts the review'),
    'otherRecipient.requested': 'asks for another recipient',
    'cancellation.requested': 'asks to cancel',
    'startAgain.confirmed': 'starts again',
    'startAgain.declined': 'stays with this transfer',
    'step.reopened': ({ step }) => `goes back to the ${step}`,
    'flow.restored': ({ at }) => (at === 0 ? 'comes back' : 'comes back when the quote has run out'),
    'dashboard.chosen': 'goes to the dashboard',
  },
  outcomes: {
    priceQuote: {
      quoted: 'has a quote',
      'quoted afresh': 'has a fresh quote',
      'quoted for Kenya': 'has a quote for Kenya',
      'signed out': 'must sign in first',
    },
    addRecipient: { saved: 'has added one', left: 'leaves the form' },
    confirmNewRecipient: {
      known: 'has sent to them before',
      acknowledged: 'says they know and trust them',
      declined: 'does not trust them after all',
    },
    createTransfer: {
      ok: 'has a transfer',
      quoteExpired: 'has a quote that ran out',
      quoteUsed: 'has a quote that was used',
      draftUsed: 'has sent it from another device',
      recipientDoesNotFit: 'has a recipient who does not fit',
      reauthenticationRequired: 'is asked for the password',
      unverifiedTransfersExceeded: 'must be verified first',
      promoUsedUp: 'has used the promo up',
      sendingLimitExceeded: 'goes over a limit',
      reasonUnknown: 'gives a reason nobody knows',
    },
    makeAgain: {
      held: 'has the price of before',
      'run out': 'has a price that ran out since',
      'made already': 'has made it again already',
      unexpected: 'cannot have it made again',
    },
    acknowledgeScamAlert: { ok: 'has that noted', unexpected: 'cannot have that noted' },
    fetchTransfer: {
      unpaid: 'sees the review',
      'to be verified': 'sees the review, to be verified first',
      expired: 'is told that the transfer expired',
      paid: 'has paid already',
      unexpected: 'cannot see the transfer',
      notFound: 'has a transfer that is gone',
    },
    changeRecipient: {
      changed: 'has changed the recipient',
      'changed, never sent to': 'has changed to somebody they say they trust',
      kept: 'keeps the recipient',
      'can no longer be changed': 'is told that it can have no other recipient any more',
    },
    cancelTransfer: { cancelled: 'has cancelled it', kept: 'keeps the transfer' },
    payTransfer: {
      opened: 'is taken to pay',
      'verification required': 'must be verified before paying',
      'acknowledgement required': 'must say first that they trust the recipient',
      expired: 'is told, when paying, that it expired',
      'not payable': 'is told that it is paid or being paid',
      left: 'leaves without paying',
    },
    verifyIdentity: { 'goes on to pay': 'goes on to pay', left: 'leaves the verification' },
    reauthentication: { confirmed: 'gives the password', declined: 'does not give the password' },
    expiryWatchdog: { 'a day is over': 'lets the day pass' },
  },
};
