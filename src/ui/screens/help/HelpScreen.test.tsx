import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/protocol/language.ts';
import { operator } from '#domain/operator.ts';
import { cardLimits } from '#domain/payment/paymentOptions.ts';
import { faqIn } from '#src/content/faq.ts';
import { faqItems } from '#src/content/faqItems.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { HelpHere } from '#tests/setup/HelpHere.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';

const reference = 'SW-7K3M-92NC';

/** As the page is read: every kind of space is one. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

type Opened = { readonly language?: Language; readonly about?: string; readonly at?: string };

async function show({ language = 'en', about, at = '/help' }: Opened = {}) {
  const faq = faqIn(language);
  await act(async () => {
    renderScreen(<HelpHere faq={faq} reference={about} />, { language, at });
    await faq;
  });
}

/** As the page is while the session is read, and then. */
function KnownLater({ faq }: { readonly faq: ReturnType<typeof faqIn> }) {
  const [user, setUser] = useState<User>();
  return (
    <>
      <button type="button" onClick={() => setUser(userFixture())}>
        The session is read
      </button>
      <HelpHere faq={faq} reference={undefined} user={user} />
    </>
  );
}

describe('help', () => {
  test.each([
    ['en', 'We accept cards in GBP and EUR. For other currencies, you’ll see your options when you pay.'],
    [
      'fr',
      'Nous acceptons les cartes en GBP et EUR. Pour les autres devises, les moyens proposés s’affichent au paiement.',
    ],
  ] as const)('says, in %s, which currencies cards are for (PAY-17, D-53)', async (language, sentence) => {
    await show({ language });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(Object.keys(cardLimits)).toEqual(['GBP', 'EUR']);
  });

  test('gives the operator’s addresses and says that a demonstration’s belong to nobody (D-16, D-112)', async () => {
    await show();
    expect(screen.getByRole('link', { name: operator.email })).toHaveAttribute('href', `mailto:${operator.email}`);
    expect(screen.getByRole('link', { name: operator.phone })).toHaveAttribute('href', 'tel:+442079460999');
    expect(screen.getByRole('link', { name: operator.messaging.app })).toHaveAttribute('href', operator.messaging.link);
    expect(screen.getByText(/^Demo –/)).toBeVisible();
    expect(operator.email).toMatch(/\.example$/);
  });

  test('knows the transfer it was opened for, on the page and in the letter (TXN-29)', async () => {
    await show({ about: reference });
    expect(screen.getByText(reference)).toBeVisible();
    const href = screen.getByRole('link', { name: operator.email }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain(`About transfer ${reference}`);
  });

  test('says how long cancelling and refunds take (PUB-27, PUB-28)', async () => {
    await show();
    const known = within(screen.getByRole('region', { name: 'Good to know' }));
    for (const fact of ['24 hours', '5 working days', '48 hours', '3 working days']) {
      expect(known.getByText(new RegExp(fact))).toBeVisible();
    }
  });

  test.each(['en', 'fr'] as const)(
    'has, in %s, all 22 answers in the page, by topic (BIZ-07, D-15)',
    async (language) => {
      await show({ language });
      const { topics, entries } = await faqIn(language);
      expect(entries).toHaveLength(22);
      for (const { question, answer } of entries) {
        const entry = screen.getByText(spaced(question)).closest('details');
        for (const paragraph of answer) expect(entry).toHaveTextContent(spaced(paragraph));
      }
      const explore = screen.getByRole('navigation', {
        name: language === 'en' ? 'Explore Topics' : 'Parcourir les sujets',
      });
      const links = within(explore).getAllByRole('link');
      expect(links).toHaveLength(Object.keys(topics).length);
      for (const link of links) {
        const group = document.querySelector(link.getAttribute('href') ?? '');
        expect(link.textContent).toContain(group?.textContent);
      }
      expect(faqItems).toHaveLength(22);
    },
  );

  test('opens the answer its address names, and leads there (BIZ-07)', async () => {
    await show({ at: '/help#refund' });
    const open = [...document.querySelectorAll('details')].filter((entry) => entry.open);
    expect(open.map((entry) => entry.querySelector('summary'))).toEqual([document.activeElement]);
    expect(document.activeElement?.textContent).toMatch(/money back/);
  });

  test('finds answers by their words, without accents, and leads to a person when there is none (BIZ-07)', async () => {
    await show({ language: 'fr' });
    const questions = screen.getByRole('region', { name: 'Questions et réponses' });
    const box = within(questions).getByRole('searchbox', { name: 'Trouver une réponse' });
    await userEvent.type(box, 'REGULIER');
    expect(questions.querySelectorAll('details')).toHaveLength(1);
    expect(within(questions).getByText('1 réponse trouvée')).toBeVisible();
    await userEvent.type(box, ' zzz');
    expect(questions.querySelectorAll('details')).toHaveLength(0);
    expect(within(questions).getByRole('link')).toHaveAttribute('href', '#contact');
    await userEvent.clear(box);
    expect(questions.querySelectorAll('details')).toHaveLength(22);
  });

  test.each([
    ['en', 'Find an answer', 'refnud', 'refund'],
    ['en', 'Find an answer', 'exchagne', 'exchange'],
    ['fr', 'Trouver une réponse', 'rembousement', 'remboursement'],
  ] as const)('in %s "%s" forgives a slip: %s is %s (BIZ-07)', async (language, label, slip, word) => {
    await show({ language });
    const box = screen.getByRole('searchbox', { name: label });
    const found = () => document.querySelectorAll('details').length;
    await userEvent.type(box, word);
    const meant = found();
    await userEvent.clear(box);
    await userEvent.type(box, slip);
    expect(meant).toBeGreaterThan(0);
    expect(found()).toBeGreaterThanOrEqual(1);
  });

  test('keeps what was typed into a complaint when it is known later who writes (BIZ-04, BIZ-05)', async () => {
    const faq = faqIn('en');
    await act(async () => {
      renderScreen(<KnownLater faq={faq} />);
      await faq;
    });
    const complaint = within(screen.getByRole('form', { name: 'Make a complaint' }));
    await userEvent.type(complaint.getByLabelText('What happened?'), 'It is late');
    await userEvent.click(screen.getByRole('button', { name: 'The session is read' }));
    expect(complaint.getByLabelText('Name')).toHaveValue('Ama Ntu');
    expect(complaint.getByLabelText('What happened?')).toHaveValue('It is late');
  });

  test('opened to close an account, writes a letter that says so and whose it is (PRF-19)', async () => {
    const faq = faqIn('en');
    await act(async () => {
      renderScreen(<HelpHere faq={faq} reference={undefined} user={userFixture()} isAboutClosing />);
      await faq;
    });
    expect(screen.getByText('Closing your account')).toBeVisible();
    const letter = screen.getByRole('link', { name: 'Write to us' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(letter)).toBe(
      `mailto:${operator.email}?subject=Close my account (${userFixture().referral.code})`,
    );
    expect(screen.getByRole('link', { name: 'What to settle first, and what we keep' })).toBeVisible();
  });

  test('leads to where an account is managed, and to closing it (BIZ-07, PUB-13)', async () => {
    await show();
    const account = within(screen.getByRole('region', { name: 'Managing your account' }));
    expect(account.getByRole('link', { name: /Close your account/ })).toHaveAttribute(
      'href',
      '/help/topics/how-to-close-my-account',
    );
    expect(account.getByRole('link', { name: /Change your password/ })).toHaveAttribute(
      'href',
      '/settings?mode=password',
    );
  });
});
