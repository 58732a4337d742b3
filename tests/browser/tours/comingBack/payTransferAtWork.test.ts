import { payTransferTour } from '../payTransferTour.ts';
import { walkReloadedAtWork } from '../walkReloadedAtWork.ts';

walkReloadedAtWork(payTransferTour);
