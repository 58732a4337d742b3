import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, id } from '../protocol/field.ts';
import { languages } from '../protocol/language.ts';
import { profile, user } from './account.ts';
import { dataSavings, textSizes, wordings } from './reading.ts';

/**
 * What a person may change of themselves once it was submitted (D-41), as much of it as they want changed (API-17). An
 * empty text takes an optional answer away.
 */
export const profileChanges = profile
  .pick({
    gender: true,
    genderSpecification: true,
    address1: true,
    address2: true,
    streetName: true,
    buildingNumber: true,
    city: true,
    zip: true,
    county: true,
    birthCityName: true,
    birthCountryCode: true,
    citizenshipCountryCode: true,
    professionId: true,
  })
  .partial();
export type ProfileChanges = z.infer<typeof profileChanges>;

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user/{id}',
  access: 'signedIn',
  summary: 'Changes the profile after the password was given again, or agrees to the terms as they are now',
  params: z.strictObject({ id }),
  body: z.union([
    /** The spec sends `meta` along; nothing of it is the sender’s to set, so it may only be empty. */
    z.strictObject({ profile: profileChanges, meta: z.strictObject({}).optional() }),
    z.strictObject({ readTermsAndCondition: z.literal('1') }),
  ]),
  data: user,
});

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/user/settings',
  access: 'signedIn',
  summary:
    'Sets marketing messages or the language, after the password was given again; or the text size, simple words or the data saver, at once',
  body: z.union([
    z.strictObject({ marketingPermissions: z.boolean() }),
    z.strictObject({ language: z.enum(languages) }),
    z.strictObject({ textSize: z.enum(textSizes) }),
    z.strictObject({ wording: z.enum(wordings) }),
    z.strictObject({ dataSaver: z.enum(dataSavings) }),
  ]),
  data: user,
});
export type SettingChange = z.infer<typeof updateSettings.body>;

/** How pages come to their reader, look and speak: nobody is asked to confirm that (decisions 119, 134 and 149). */
export type ReadingChange = Extract<
  SettingChange,
  { textSize: unknown } | { wording: unknown } | { dataSaver: unknown }
>;

export const isForReading = (change: SettingChange): change is ReadingChange =>
  'textSize' in change || 'wording' in change || 'dataSaver' in change;

const password = z.string().min(1).max(255);

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password/change',
  access: 'signedIn',
  summary: 'Sets a new password in place of a known one, and ends the sessions of every other device',
  body: z.strictObject({ oldPassword: password, password, confirmation: password }),
  data: done,
});
