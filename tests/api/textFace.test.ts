import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Registration } from '#contract/account/registration.ts';
import { ledgerEntriesOf } from '#tests/fixtures/ledgerEntries.ts';
import { newestMessage, newRegistration, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { type Line, playInTerminal } from '#tests/fixtures/textFace.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signUp = (person: Registration): readonly Line[] => [
  [/What’s your first name\?/, 'Awa'],
  [/your last name\?/, 'Diallo'],
  [/What’s your date of birth\?/, '14 February 1990'],
  [/your mobile number\?/, person.mobile],
  [/your email address\?/, person.email],
  [/Where should I send your six-digit code\?/, '1'],
  [/Choose a password .* At least 8 characters/, testPassword],
  [/agree to our terms\. .* http/, '1'],
  [/What’s the six-digit code/, async () => (await newestMessage(app, person.email)).code],
];

const identity: readonly Line[] = [
  [/What’s your address/, '14 Harbour Street'],
  [/Which town or city/, 'Leeds'],
  [/What’s the postcode/, 'LS1 4AP'],
  [/Anything to add/, 'nothing to add'],
  [/show us it’s you/, '1'],
  [/your account is verified/, 'Continue with payment'],
];

const firstTransfer = (person: Registration): readonly Line[] => [
  [/Where is the money going\? 1 Cameroon/, '100 pounds to Cameroon by mobile money'],
  [/You pay £102\.19 .* Are you new to Sawa/, '1'],
  ...signUp(person),
  [/Who gets the money\? 1 Somebody new/, '1'],
  [/first name\?/, 'Marie'],
  [/last name\?/, 'Ngo'],
  [/mobile number\?/, '6 71 23 45 00'],
  [/Do you know and trust them/, 'yes'],
  [/What’s the money for\?/, '1'],
  [/Name Marie Ngo Country Cameroon .* Network MTN Mobile number \+237 671 234 500 .* Verify now/, '1'],
  ...identity,
  [/How would you like to pay/, '1'],
  [/Which bank do you pay from\? 1 Anchor Demo Bank/, '1'],
  [/asks you to pay £102\.19 .* Go to my bank/, '1'],
  [/Marie Ngo has [\d,]{6} XAF.* The money has arrived/, 'quit'],
];

const again = (person: Registration): readonly Line[] => [
  [/vous connecter/, person.email],
  [/mot de passe/, testPassword],
  [/Envoyer de nouveau 100,00 £ à Marie Ngo/, '1'],
  [/Pays Cameroun .* Total à payer 102,19 £ 1 Payer 102,19 £ depuis Anchor Demo Bank/, '1'],
  [/Je vous donne son adresse/, 'oui'],
  [/Marie Ngo a reçu [\d ]{6} XAF.* L’argent est arrivé/, 'quitter'],
];

test('a first transfer and the next one in a terminal end in the ledger entries of the API’s (issue 18)', async () => {
  const person = newRegistration();
  const first = await playInTerminal(app, { language: 'en', lines: firstTransfer(person) });
  expect(first.printed).not.toContain(testPassword);
  const second = await playInTerminal(app, { language: 'fr', signsIn: true, lines: again(person) });
  expect([first.end, second.end]).toEqual([0, 0]);

  const ama = await verifiedSender(app);
  const transfer = await newTransfer(ama);
  await payByBank(ama, transfer);
  await untilStatus(ama, transfer.id, 'COMPLETE');
  const [byApi = []] = await ledgerEntriesOf(app, ama.username);
  expect(byApi.length).toBeGreaterThan(3);
  expect(await ledgerEntriesOf(app, person.email)).toEqual([byApi, byApi]);
  expect(await brokenPromises(app)).toEqual([]);
});

test('a reminder asked for in a terminal is the one the server keeps, and is moved by the next (chat rule 26)', async () => {
  const ama = await verifiedSender(app);
  const { end } = await playInTerminal(app, {
    language: 'en',
    signsIn: true,
    lines: [
      [/email or phone number do you sign in with/, ama.username],
      [/password/, testPassword],
      [/Where is the money going\?/, 'stop for now'],
      [/say “remind me this evening”, “remind me tomorrow”/, 'remind me tomorrow'],
      [/I’ll remind you by email at [\d-]+, 10:00/, 'can you remind me tomorrow?'],
      [/Your reminder is set already: I’ll email you at [\d-]+, 10:00/, 'remind me in three days'],
      [/I’ve changed your reminder: I’ll email you at [\d-]+, 10:00 instead/, 'quit'],
    ],
  });
  expect(end).toBe(0);
  const { rows } = await sql<{ days: number }>`select due_at::date - now()::date as days from guide_reminder r
    join app_user u on u.id = r.user_id where u.email = ${ama.username}`.execute(app.db);
  expect(rows).toEqual([{ days: 3 }]);
});
