import { verifyIdentityTour } from '../verifyIdentityTour.ts';
import { walkReloadedAtWork } from '../walkReloadedAtWork.ts';

walkReloadedAtWork(verifyIdentityTour, {
  'verifyIdentity.submittingPersonalDetails after personalDetails':
    'what never arrived is asked for again, since the server alone knows what it has',
});
