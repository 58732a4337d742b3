import { sendMoneyTour } from '../sendMoneyTour.ts';
import { walkComingBack } from '../walkComingBack.ts';

/** Forward is no consent to another price. */
const pricedAnew = { 'Back and Forward': 'Back gives the price up, and another one is asked for by a press' };

/** The machine’s own answer to being restored: it may have been paid meanwhile. */
const readAnew = 'what is held is read anew, and its review asks';

walkComingBack(sendMoneyTour, {
  notAgain: {
    'sendMoney.verifyFirst': {
      'signing in half-way': 'a visitor may ask for a price, and who signs in then hears of it at the creation',
    },
    'sendMoney.preparing.askingRecipient': pricedAnew,
    'sendMoney.preparing.confirmingRecipient': pricedAnew,
    'sendMoney.holding.askingStartAgain': {
      'Back and Forward': 'it is asked because somebody went back, and Forward takes that back',
      reload: readAnew,
      'signing in half-way': readAnew,
    },
  },
});
