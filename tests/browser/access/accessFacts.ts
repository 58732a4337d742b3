import { listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { type Person, signInWith } from '#tests/fixtures/people.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';
import type { Facts } from './accessPages.ts';

/** Ada at her work: one transfer of long ago that arrived, one that waits for its payment, one that is held, one on its way. */
export async function accessFacts(app: { readonly baseUrl: string }): Promise<Facts> {
  const ada = await signInWith(app, { username: seededPeople.ada.email, password: seededPassword });
  const held = await newTransfer(ada, { recipient: marieEndingIn('58') });
  await payByBank(ada, held);
  await untilStatus(ada, held.id, 'PAYMENT_SUSPENDED');
  const underWay = await newTransfer(ada, { recipient: marieEndingIn('01') });
  await payByBank(ada, underWay);
  await untilStatus(ada, underWay.id, 'PAYMENT_COMPLETED');
  const waiting = await newTransfer(ada);
  return { delivered: await firstDelivered(ada), waiting, held, underWay };
}

async function firstDelivered({ sender, user }: Person): Promise<Transfer> {
  const query = { limit: 10, offset: 0, group: 'completed' } as const;
  const { collections } = dataOf(await sender.call(listTransfers, { params: { id: user.id }, query }));
  const [delivered] = collections;
  if (!delivered) throw new Error('Ada has sent nothing that arrived');
  return untilStatus({ sender, user, username: user.username }, delivered.id, 'COMPLETE');
}
