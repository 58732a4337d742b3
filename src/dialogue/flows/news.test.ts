import { expect, test } from 'vitest';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Entry, Happening } from '../thread.ts';
import { newsAt } from './news.ts';
import type { Place } from './place.ts';

const placeOf = (transferId: string) =>
  ({ flow: 'paymentResult', step: 'paid', snapshot: { context: { transferId } } }) as unknown as Place;
const guideWith = (context: object) =>
  ({ getSnapshot: () => ({ context: { userId: 'ama', ...context } }) }) as unknown as GuidedSenderActor;

const asEntries = (happenings: readonly Happening[]): readonly Entry[] =>
  happenings.map((happening, id) => ({ id, ...happening }));

test('a transfer that is followed stands in the thread once, and another one below it (R30)', () => {
  const guide = guideWith({});
  const first = newsAt(placeOf('one'), { guide, thread: [] });
  expect(first).toEqual([{ kind: 'receipt', transferId: 'one' }]);
  const thread = asEntries(first);
  expect(newsAt(placeOf('one'), { guide, thread })).toEqual([]);
  expect(newsAt(placeOf('two'), { guide, thread })).toEqual([{ kind: 'receipt', transferId: 'two' }]);
});

test('one that was over before it was followed is said to be, once', () => {
  const guide = guideWith({ followed: { isOver: true } });
  const first = newsAt(placeOf('one'), { guide, thread: [] });
  expect(first).toEqual([
    expect.objectContaining({ kind: 'told', words: { key: 'guide.told.alreadyOver' } }),
    { kind: 'receipt', transferId: 'one' },
  ]);
  expect(newsAt(placeOf('one'), { guide, thread: asEntries(first) })).toEqual([]);
});

test('an account is said to be ready once, to whoever agreed to the terms here and is signed in', () => {
  const agreed: readonly Entry[] = [{ id: 1, kind: 'answered', part: 'agreements', words: { label: 'yes' } }];
  const at = (userId: string | undefined, thread: readonly Entry[]) =>
    newsAt({ flow: 'priceQuote', step: 'amount', snapshot: { context: {} } } as Place, {
      guide: guideWith({ userId }),
      thread,
    });
  const told = at('ama', agreed);
  expect(told).toEqual([expect.objectContaining({ words: { key: 'guide.told.accountReady' } })]);
  expect(at(undefined, agreed)).toEqual([]);
  expect(at('ama', [])).toEqual([]);
  expect(at('ama', [...agreed, ...asEntries(told)])).toEqual([]);
});

test('a block is told by its rule and where the money is, whatever it was for; of another refusal nothing (peers 31)', () => {
  const at = (code: string) =>
    newsAt(
      { flow: 'signIn', step: 'blockedNotice', snapshot: { context: { failure: { code } } } } as unknown as Place,
      { guide: guideWith({ userId: undefined }), thread: [] },
    );
  expect(at('accountBlocked')).toEqual(
    (['whyText', 'moneyText', 'nextText'] as const).map((part) =>
      expect.objectContaining({ kind: 'told', words: { key: `auth.onHold.rule.${part}` } }),
    ),
  );
  expect(at('accountInactive')).toEqual([]);
});
