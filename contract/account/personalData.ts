import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, id } from '../protocol/field.ts';

/** Rows of the database as JSON, under the names of their tables. */
const tables = z.record(z.string(), z.array(z.record(z.string(), z.json())));

export const personalData = z.strictObject({
  madeAt: epochSeconds,
  tables,
  /** The same as a page in the language that was asked in, which needs nothing else. */
  page: z.string(),
});
export type PersonalData = z.infer<typeof personalData>;

export const readPersonalData = endpoint({
  method: 'GET',
  path: '/user/{id}/personal-data',
  access: 'signedIn',
  summary: 'Everything kept about somebody that is theirs to have, after they confirmed it (not in the spec)',
  params: z.strictObject({ id }),
  data: personalData,
});
