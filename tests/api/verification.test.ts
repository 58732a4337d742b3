import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openVerificationWidget,
  type PersonalDetails,
  requestVerificationDocuments,
  submitPersonalDetails,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { newId } from '#server/database/ids.ts';
import {
  britishDetails,
  openWidgetFor,
  ownUser,
  statusesOf,
  submitDetails,
  widgetOf,
} from '#tests/fixtures/identityCheck.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('personal details', () => {
  const submit = ({ sender, user }: Person, differences: Partial<PersonalDetails> = {}) =>
    sender.call(submitPersonalDetails, { params: { id: user.id }, body: { ...britishDetails, ...differences } });

  test('are kept, tidied; the account’s own birth date and phone stay (API-62, KYC-26, KYC-33)', async () => {
    const person = await signUpAndIn(app);
    const body = {
      gender: 'others',
      genderSpecification: 'non-binary',
      address1: ' 1 Quay Road ',
      year: 2001,
      phoneCode: '+1',
    } as const;
    const { profile } = dataOf(await submit(person, body));
    expect(profile).toEqual({
      ...person.user.profile,
      gender: 'others',
      genderSpecification: 'non-binary',
      address1: '1 Quay Road',
      city: 'Leeds',
      zip: 'LS1 4AP',
    });
  });

  test('may come with every field of the profile, as the specification sends them (API-62)', async () => {
    const person = await signUpAndIn(app);
    const { readTermsAndCondition: _terms, ...whole } = person.user.profile;
    const optional = { streetName: 'Rose House', buildingNumber: '7', address2: 'Flat 2', county: 'Kent' };
    const { profile } = dataOf(await submit(person, { ...whole, ...optional }));
    expect(profile).toMatchObject({ ...whole, ...optional });
  });

  test('do not need a gender (KYC-30)', async () => {
    const { gender: _left, ...body } = britishDetails;
    const person = await signUpAndIn(app);
    const sent = await person.sender.call(submitPersonalDetails, { params: { id: person.user.id }, body });
    expect(dataOf(sent).profile.gender).toBeUndefined();
  });

  test('given once are locked, what was left empty can still be filled in (KYC-27)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const { profile } = await submitDetails(person, {
      gender: 'male',
      city: 'York',
      genderSpecification: 'x',
      address2: 'Flat 2',
    });
    expect(profile).toMatchObject({ gender: 'female', city: 'Leeds', address2: 'Flat 2' });
    expect(profile.genderSpecification).toBeUndefined();
  });

  test.each([
    [
      'GB',
      { address1: ' ', city: ' ', zip: ' ' },
      { address1: 'labelRequired', city: 'cityMissing', zip: 'labelRequired' },
    ],
    [
      'FR',
      { birthCountryCode: 'XX' },
      {
        birthCountryCode: 'countryMissing',
        birthCityName: 'cityMissing',
        citizenshipCountryCode: 'countryMissing',
        professionId: 'professionMissing',
      },
    ],
    ['CA', { county: 'Yorkshire' }, { county: 'provinceMissing' }],
  ] as const)(
    'from %s are refused field by field, and nothing is kept (KYC-28 to KYC-32)',
    async (country, wrong, problems) => {
      const person = await signUpAndIn(app, { countryCode: country });
      const answer = await submit(person, wrong);
      expect(answer).toMatchObject({ status: 422, error: { code: 'personalDetailsInvalid' } });
      const fields = answer.ok ? [] : (answer.error.details?.fields ?? []);
      expect(Object.fromEntries(fields.map(({ field, problem }) => [field, problem]))).toEqual(problems);
      expect((await ownUser(person)).profile).toEqual(person.user.profile);
    },
  );

  test('are complete with a province in Canada, and with birth and work in the euro zone (KYC-28, KYC-32)', async () => {
    const claire = await signUpAndIn(app, { countryCode: 'CA' });
    expect((await submitDetails(claire, { county: 'QC' })).profile.county).toBe('QC');
    const luc = await signUpAndIn(app, { countryCode: 'FR' });
    const origins = {
      birthCountryCode: 'CM',
      birthCityName: 'Douala',
      citizenshipCountryCode: 'FR',
      professionId: 'care',
    };
    expect((await submitDetails(luc, origins)).profile).toMatchObject(origins);
  });

  test('of somebody else are nobody’s to give', async () => {
    const [one, other] = await Promise.all([signUpAndIn(app), signUpAndIn(app)]);
    const answer = await one.sender.call(submitPersonalDetails, {
      params: { id: other.user.id },
      body: britishDetails,
    });
    expect(answer).toMatchObject({ status: 404, error: { code: 'notFound' } });
  });
});

describe('the identity check', () => {
  test('waits for personal details (KYC-04, API-63, API-64)', async () => {
    const { sender } = await signUpAndIn(app);
    for (const endpoint of [requestVerificationDocuments, openVerificationWidget]) {
      expect(await sender.call(endpoint)).toMatchObject({ status: 403, error: { code: 'personalDetailsRequired' } });
    }
  });

  test('asks for a document and a face, and for an address only where one is to be proved (KYC-09, D-96)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    expect((await openWidgetFor(person)).parts).toEqual(['document', 'face']);
    const address = { id: newId(), user_id: person.user.id, type: 'PROOF_OF_ADDRESS', status: 'PENDING' } as const;
    await app.db.insertInto('verification').values(address).execute();
    expect((await openWidgetFor(person)).parts).toEqual(['document', 'face', 'proof_of_address']);
  });

  test('is one widget however often it is asked for, in the reader’s language, framed by our page (API-64)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    dataOf(await person.sender.call(requestVerificationDocuments));
    const asked = await Promise.all([1, 2, 3].map(() => person.sender.call(openVerificationWidget)));
    person.sender.speaks('fr');
    const widgets = [...asked, await person.sender.call(openVerificationWidget)].map(dataOf);
    expect(new Set(widgets.map(({ token }) => token)).size).toBe(1);
    const address = new URL(widgets.at(-1)?.widgetUrl ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      lang: 'fr',
      parent: app.baseUrl,
      token: widgets[0]?.token,
    });
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${app.baseUrl}`);
    const shown = await page.text();
    expect(shown).toContain('Votre pièce d’identité');
    expect(shown).toContain('driving_licence');
    expect(shown).not.toContain('national_id');
  });

  test('is in progress once every part is in, each sent once (KYC-12, KYC-36, API-65)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const widget = await openWidgetFor(person);
    const document = await widget.capture('document');
    for (const body of [document, document]) {
      const { meta } = dataOf(await person.sender.call(submitVerificationPart, { body }));
      expect(meta.submittedVerificationData).toBe(false);
    }
    const face = await widget.capture('face');
    const sent = await Promise.all(
      [document, face, face].map((body) => person.sender.call(submitVerificationPart, { body })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const user = await ownUser(person);
    expect(user.meta).toMatchObject({ submittedVerificationData: true, verified: false });
    expect(statusesOf(user)).toEqual({ IDENTITY: 'PENDING', DOCUMENT: 'PENDING' });
  });

  test('takes no part of another person, nor under another check (API-65)', async () => {
    const [one, other] = await Promise.all([signUpAndIn(app), signUpAndIn(app)]);
    await Promise.all([submitDetails(one), submitDetails(other)]);
    const [own, foreign] = [await openWidgetFor(one), await openWidgetFor(other)];
    const [mine, theirs] = [await own.capture('document'), await foreign.capture('document')];
    const face = await own.capture('face');
    const wrong = [
      theirs,
      { ...mine, verificationId: theirs.verificationId },
      { ...mine, verificationData: theirs.verificationData },
      { ...mine, verificationId: face.verificationId },
    ];
    for (const body of wrong) {
      const answer = await one.sender.call(submitVerificationPart, { body });
      expect(answer).toMatchObject({ status: 404, error: { code: 'notFound' } });
    }
  });

  test('says so when the company does not answer (ERR-26)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    dataOf(await person.sender.call(requestVerificationDocuments));
    await fetch(`${app.sandbox.url}/faults`, {
      method: 'POST',
      body: JSON.stringify({ provider: 'kyc', kind: 'serverError' }),
    });
    const answer = await person.sender.call(openVerificationWidget);
    expect(answer).toMatchObject({ status: 503, error: { code: 'verificationUnavailable' } });
    expect(widgetOf(dataOf(await person.sender.call(openVerificationWidget))).parts).toEqual(['document', 'face']);
  });

  test('is not begun without end: each widget is a paid check', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    for (let beginning = 0; beginning < 10; beginning++) {
      await openWidgetFor(person);
      await app.db
        .updateTable('verification_session')
        .set({ state: 'EXPIRED' })
        .where('user_id', '=', person.user.id)
        .execute();
    }
    expect(await person.sender.call(openVerificationWidget)).toMatchObject({ status: 429 });
  });
});
