import type { Maintenance } from '#contract/protocol/lookup.ts';
import type { Db } from '../database/open.ts';

/** What visitors find open, as the browser reads it (API-71, D-19). */
export async function readMaintenance(db: Db): Promise<Maintenance> {
  const row = await db.selectFrom('site_switch').selectAll().executeTakeFirstOrThrow();
  return {
    webMaintenance: row.web_maintenance,
    redirectToMobile: row.redirect_to_mobile,
    maintenanceCarouselMessage: row.carousel_message,
  };
}

/** Puts a page about maintenance in the place of signing in, with what the operator has to say, or takes it away. */
export const switchMaintenance = (db: Db, { isOn, message }: { isOn: boolean; message: string }) =>
  db.updateTable('site_switch').set({ web_maintenance: isOn, carousel_message: message }).execute();

/** Offers phones the app instead of the website (LNG-08). */
export const switchMobileRedirect = (db: Db, isOn: boolean) =>
  db.updateTable('site_switch').set({ redirect_to_mobile: isOn }).execute();
