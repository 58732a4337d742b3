import { paymentResultTour } from './paymentResultTour.ts';
import { walkTours } from './walkTours.ts';

walkTours(paymentResultTour);
