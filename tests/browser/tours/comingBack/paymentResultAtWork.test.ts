import { paymentResultTour } from '../paymentResultTour.ts';
import { walkReloadedAtWork } from '../walkReloadedAtWork.ts';

walkReloadedAtWork(paymentResultTour);
