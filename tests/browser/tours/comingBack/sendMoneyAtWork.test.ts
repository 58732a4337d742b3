import { sendMoneyTour } from '../sendMoneyTour.ts';
import { walkReloadedAtWork } from '../walkReloadedAtWork.ts';

walkReloadedAtWork(sendMoneyTour, {
  'sendMoney.creating after acknowledgement': 'its shortest way quotes for Kenya, where nobody of the book can be paid',
  'sendMoney.creating after a declined transfer to make again':
    'it is made again under another key, and the database lets one transfer be made of it',
});
