import { seededPassword } from '#server/database/seedPeople.ts';
import { type Person, signInWith } from '#tests/fixtures/people.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

/** Ids of what Ada has on the pictures, beside the history she comes with. */
export type World = {
  readonly unpaid: string;
  readonly underWay: string;
  readonly delivered: string;
};

const ada = { username: 'ada@sawa.example', password: seededPassword };

/** One transfer of each kind a sender looks at: to be paid, on its way, delivered. */
export async function makeWorld(app: { readonly baseUrl: string }): Promise<World> {
  const person = await signInWith(app, ada);
  const delivered = await paid(person, { ending: '00', until: 'COMPLETE', amount: 180 });
  const underWay = await paid(person, { ending: '01', until: 'PAYMENT_COMPLETED', amount: 75 });
  const { id: unpaid } = await newTransfer(person, { amount: 120 });
  return { unpaid, underWay, delivered };
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
