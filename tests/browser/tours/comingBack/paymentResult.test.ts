import { paymentResultTour } from '../paymentResultTour.ts';
import { walkComingBack } from '../walkComingBack.ts';

walkComingBack(paymentResultTour);
