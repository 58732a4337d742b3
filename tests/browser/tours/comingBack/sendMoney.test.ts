import { sendMoneyTour } from '../sendMoneyTour.ts';
import { walkComingBack } from '../walkComingBack.ts';

/** Forward is no consent to another price. */
const pricedAnew = { 'Back and Forward': 'Back gives the price up, and another one is asked for by a press' };

walkComingBack(sendMoneyTour, {
  notAgain: {
    'sendMoney.preparing.askingRecipient': pricedAnew,
    'sendMoney.preparing.confirmingRecipient': pricedAnew,
    'sendMoney.holding.askingStartAgain': {
      'Back and Forward': 'it is asked because somebody went back, and Forward takes that back',
    },
  },
});
