import { expect, test } from 'vitest';
import { accountLines } from '#domain/help/supportRules.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { whereAsked } from './talkToPerson.ts';

test('what goes along with a message has no name, number or anything that was typed in it (R28)', async () => {
  const talk = await startTalk('en', { recipients: [recipientFixture()] });
  await talk.asked('destination');
  talk.speak('my secret word is Blumenkohl7');
  talk.speak('Cameroon');
  await talk.asked('method');
  const [entry] = [talk.conversation.getState()];
  const log = [
    ...entry.log,
    { id: 901, kind: 'answered', part: 'recipient', words: { recipientId: recipientFixture().id } },
    { id: 902, kind: 'answered', part: 'recipientMobile', words: { account: '671 234 500' } },
    {
      id: 903,
      kind: 'told',
      words: {
        key: 'guide.recap.noted',
        facts: { said: [{ part: 'recipient', words: { recipientId: recipientFixture().id } }] },
      },
    },
    { id: 904, kind: 'support', messageId: 'm', by: 'support', text: 'It arrives today.' },
  ] as const;
  const { account, flow, question } = whereAsked({ state: { ...entry, log }, guide: talk.guide, say: talk.say });
  expect({ flow, question }).toEqual({ flow: 'priceQuote', question: 'method' });
  expect(account.map(({ text }) => text)).toContain('country: Cameroon');
  expect(account.map(({ text }) => text)).toContain('recipient: …');
  const told = JSON.stringify(account);
  for (const secret of ['Blumenkohl7', 'Marie', '671', 'arrives today']) expect(told).not.toContain(secret);
  const long = Array.from({ length: 50 }, (_, place) => ({ ...log[0], id: place + 1 }));
  expect(whereAsked({ state: { ...entry, log: long }, guide: talk.guide, say: talk.say }).account).toHaveLength(
    accountLines,
  );
  talk.close();
});
