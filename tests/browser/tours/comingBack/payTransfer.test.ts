import { agreedStarts } from '../paymentWays.ts';
import { payTransferTour } from '../payTransferTour.ts';
import { walkComingBack } from '../walkComingBack.ts';

/** Forward is no consent: what a company is asked for begins with a press. */
const choosesAgain = { 'Back and Forward': 'Back leads to the ways to pay, where going on is a press' };

const atReview = 'it begins with a press on the review, which Back leads to';

walkComingBack(
  { ...payTransferTour, startsElsewhere: Object.fromEntries(agreedStarts.map(([start]) => [start, atReview])) },
  {
    notAgain: {
      'payTransfer.askingBank': choosesAgain,
      'payTransfer.banksUnavailable': choosesAgain,
      'payTransfer.leaving': choosesAgain,
    },
  },
);
