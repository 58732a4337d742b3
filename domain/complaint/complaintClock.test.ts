import { expect, test } from 'vitest';
import { complaintClock, complaintStanding } from './complaintClock.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1000;
const shown = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);

test.each([
  ['Monday', '2026-11-02T10:00', '2026-11-23T10:00', '2027-05-23T10:00'],
  ['Friday', '2026-11-06T10:00', '2026-11-27T10:00', '2027-05-27T10:00'],
  ['Saturday', '2026-11-07T23:30', '2026-11-27T23:30', '2027-05-27T23:30'],
  ['a day whose half year later does not exist', '2026-08-10T08:00', '2026-08-31T08:00', '2027-02-28T08:00'],
])('a complaint of a %s is answered within 15 working days (peers 35)', (_day, received, answer, ombudsman) => {
  const clock = complaintClock(at(received));
  expect([shown(clock.answerBy), shown(clock.ombudsmanUntil)]).toEqual([answer, ombudsman]);
  expect(clock.replyBy - at(received)).toBe(24 * 3600);
});

test('is overdue a second after its day, unless it was answered', () => {
  const standing = (now: number, answeredAt?: number) => complaintStanding({ answeredAt, answerBy: 100, now });
  expect([standing(100), standing(101), standing(101, 99)]).toEqual(['open', 'overdue', 'answered']);
});
