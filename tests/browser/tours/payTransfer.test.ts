import { payTransferTour } from './payTransferTour.ts';
import { walkTours } from './walkTours.ts';

walkTours(payTransferTour);
