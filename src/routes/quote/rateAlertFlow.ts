import { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { rateAlertServices } from '#src/services/quote/rateAlertServices.ts';

/** Alerts and reminders, with the real work behind their ports. */
export const rateAlertFlow = rateAlertMachine.provide({ actors: rateAlertServices });
