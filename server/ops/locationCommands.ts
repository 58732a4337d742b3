import { sql } from 'kysely';
import { countryName } from '#domain/reference/countries.ts';
import { type SignUpCountryCode, signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { type Command, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

type Suspended = { country: string; suspended_at: Date; suspended_by: string };

/** Where nobody may begin a transfer from for now (DSH-08, DSH-09). */
export const showSuspended: Command = async ({ db }) => {
  const { rows } = await sql<Suspended>`select * from suspended_location order by country`.execute(db);
  if (rows.length === 0) return { ok: true, lines: ['Senders may begin wherever they live.'], data: [] };
  const lines = table(
    ['country', 'since (UTC)', 'by'],
    rows.map(({ country, suspended_at, suspended_by }) => [country, when(suspended_at), suspended_by]),
  );
  return { ok: true, lines, data: rows };
};

/** Whoever lives there begins no transfer until it is resumed; those under way go on. */
export const suspendLocation: Command = async ({ db, operator }, { transferId = '' }) => {
  const country = countryIn(transferId);
  if (!country) return refusal(`Name where senders live by its two letters: ${signUpCountryCodes.join(', ')}.`);
  await sql`insert into suspended_location (country, suspended_by) values (${country}, ${operator})
    on conflict do nothing`.execute(db);
  const lines = [`Who lives in ${named(country)} begins no transfer now; those under way go on.`];
  return { ok: true, lines, data: { country, suspended: true } };
};

export const resumeLocation: Command = async ({ db }, { transferId = '' }) => {
  const country = countryIn(transferId);
  const resumed = await sql`delete from suspended_location where country = ${country ?? ''} returning 1`.execute(db);
  if (!country || resumed.rows.length === 0) return refusal('Nothing is suspended there. See suspended.');
  return { ok: true, lines: [`Who lives in ${named(country)} may send again.`], data: { country, suspended: false } };
};

/** Only where somebody can live: whoever types UK would suspend nobody. */
const countryIn = (typed: string): SignUpCountryCode | undefined =>
  signUpCountryCodes.find((code) => code === typed.toUpperCase());

const named = (country: SignUpCountryCode) => `${countryName(country, 'en')} (${country})`;
