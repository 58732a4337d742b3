import { expect, test } from 'vitest';
import { untoldNews } from '#src/dialogue/account/transferNews.ts';
import { transferStatusWords } from '#src/dialogue/account/transferStatusWords.ts';
import { told } from '#src/dialogue/thread.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

const delay = { promised: someMoment + 600, noticedAt: someMoment + 700, cause: 'partner' as const };
const late = { ...transferFixture('PAYMENT_COMPLETED'), delay };
const keysOf = (cancellable: boolean) =>
  transferStatusWords({ ...late, cancellable }).map((words) => 'key' in words && words.key);

test.each([
  [true, 'transfer.delay.waitOrCancel'],
  [false, 'transfer.delay.wait'],
])(
  'the guide tells of a late transfer the cause, the time that was promised and the choices (peers 14)',
  (may, choices) => {
    expect(keysOf(may)).toEqual(['transfer.delay.causes.partner', 'transfer.delay.promised', choices]);
  },
);

test('what is late says so by itself, once, and not when it has arrived (peers 14)', () => {
  const news = [told({ key: 'guide.news.delayed' })];
  expect(untoldNews(late, [])).toEqual(news);
  expect(
    untoldNews(
      late,
      news.map((happening, id) => ({ ...happening, id })),
    ),
  ).toEqual([]);
  expect(untoldNews({ ...late, status: 'COMPLETE' }, [])).toEqual([]);
});
