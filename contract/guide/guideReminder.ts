import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, id } from '../protocol/field.ts';

/** When a sender may be reminded of what they began with the guide. */
export const reminderTimes = ['thisEvening', 'tomorrow', 'inThreeDays'] as const;
export type ReminderTime = (typeof reminderTimes)[number];

const params = z.strictObject({ id });
/** When the e-mail goes; nothing where none is to go. */
const reminder = z.strictObject({ at: epochSeconds.optional() });

export const readReminder = endpoint({
  method: 'GET',
  path: '/user/{id}/guide-reminder',
  access: 'signedIn',
  summary: 'The reminder a sender asked for (not in the spec: chat rule 26)',
  params,
  data: reminder,
});

export const askForReminder = endpoint({
  method: 'POST',
  path: '/user/{id}/guide-reminder',
  access: 'signedIn',
  summary: 'Asks for one e-mail that leads back to the guide, in place of any other (not in the spec: chat rule 26)',
  params,
  body: z.strictObject({
    when: z.enum(reminderTimes),
    /** IANA name of the sender's time zone; one we do not know counts as UTC. */
    timeZone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/),
  }),
  data: reminder,
});

export const cancelReminder = endpoint({
  method: 'DELETE',
  path: '/user/{id}/guide-reminder',
  access: 'signedIn',
  summary: 'Takes a reminder back (not in the spec: chat rule 26)',
  params,
  data: done,
});
