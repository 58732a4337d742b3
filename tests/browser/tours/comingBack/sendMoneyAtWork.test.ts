import { sendMoneyTour } from '../sendMoneyTour.ts';
import { walkReloadedAtWork } from '../walkReloadedAtWork.ts';

walkReloadedAtWork(sendMoneyTour, {
  'sendMoney.creating after acknowledgement': 'its shortest way quotes for Kenya, where nobody of the book can be paid',
});
