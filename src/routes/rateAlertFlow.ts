import { rateAlertMachine } from '#src/machines/rate-alert/rateAlertMachine.ts';
import { rateAlertServices } from '#src/services/rateAlertServices.ts';

/** Alerts and reminders, with the real work behind their ports. */
export const rateAlertFlow = rateAlertMachine.provide({ actors: rateAlertServices });
