import { sendMoneyTour } from './sendMoneyTour.ts';
import { walkTours } from './walkTours.ts';

walkTours(sendMoneyTour);
