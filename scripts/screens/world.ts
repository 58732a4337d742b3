import type { DataOf } from '#contract/protocol/endpoint.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
} from '#contract/verification/verification.ts';
import { type SeededName, seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { type Person, signInWith } from '#tests/fixtures/people.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

/** What there is on the pictures beside the history Ada comes with. */
export type World = {
  /** Ids of Ada's transfers. */
  readonly unpaid: string;
  readonly underWay: string;
  readonly delivered: string;
  /** Where Dora takes the pictures her check asks for. */
  readonly widget: DataOf<typeof openVerificationWidget>;
};

type App = { readonly baseUrl: string };

export const usernameOf = (name: SeededName): string => {
  const { email, mobile } = seededPeople[name];
  return email ?? `+44${mobile.replace(/\D/g, '')}`;
};

/** One transfer of each kind a sender looks at: to be paid, on its way, delivered; and a check of an identity begun. */
export async function makeWorld(app: App): Promise<World> {
  const enter = (name: SeededName) => signInWith(app, { username: usernameOf(name), password: seededPassword });
  const ada = await enter('ada');
  const delivered = await paid(ada, { ending: '00', until: 'COMPLETE', amount: 180 });
  const underWay = await paid(ada, { ending: '01', until: 'PAYMENT_COMPLETED', amount: 75 });
  const { id: unpaid } = await newTransfer(ada, { amount: 120 });
  return { unpaid, underWay, delivered, widget: await widgetOf(await enter('dora')) };
}

/** What a returning sender comes back to: one transfer, delivered. */
export async function makeOneDelivered(app: App): Promise<string> {
  const ada = await signInWith(app, { username: usernameOf('ada'), password: seededPassword });
  return paid(ada, { ending: '00', until: 'COMPLETE', amount: 100 });
}

type Wanted = {
  readonly ending: string;
  readonly until: 'COMPLETE' | 'PAYMENT_COMPLETED';
  readonly amount: number;
};

async function paid(person: Person, { ending, until, amount }: Wanted): Promise<string> {
  const transfer = await newTransfer(person, { amount, recipient: marieEndingIn(ending) });
  await payByBank(person, transfer);
  await untilStatus(person, transfer.id, until);
  return transfer.id;
}

const address = { gender: 'female', address1: '12 Harbour Street', city: 'Leeds', zip: 'LS1 4AP' } as const;

async function widgetOf({ sender, user }: Person): Promise<World['widget']> {
  const params = { id: user.id };
  dataOf(await sender.call(submitPersonalDetails, { params, body: { ...address, skipVerification: true } }));
  dataOf(await sender.call(requestVerificationDocuments));
  return dataOf(await sender.call(openVerificationWidget));
}
