import { verifyIdentityTour } from './verifyIdentityTour.ts';
import { walkTours } from './walkTours.ts';

walkTours(verifyIdentityTour);
