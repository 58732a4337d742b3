import { lightPage } from './pageRoute.ts';

/** Stands in the place of the forms for signing in, never at an address of its own (LNG-05). */
export const MaintenancePage = lightPage(() => import('./MaintenancePage.tsx'), 'MaintenancePage', ['maintenance']);
