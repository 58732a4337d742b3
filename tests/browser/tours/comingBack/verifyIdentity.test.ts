import { verifyIdentityTour } from '../verifyIdentityTour.ts';
import { walkComingBack } from '../walkComingBack.ts';

walkComingBack(verifyIdentityTour);
