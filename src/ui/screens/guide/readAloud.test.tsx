import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asked, write } from '#tests/fixtures/answeringGuide.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { inEnglish, type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
vi.mock('../payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

afterEach(() => queryClient.clear());

const { firstName, lastName, mobile, email, password } = registrationFixture;

const english = {
  ...inEnglish,
  newHere: /^I’m new here/,
  byEmail: /^By email/,
  terms: [/terms and conditions/, /privacy policy/],
  agree: /^I agree$/,
  somebodyNew: /^Somebody new/,
  born: '14 March 1990',
};
const french: typeof english = {
  cameroon: /^Cameroun/,
  mobile: /^Mobile money/,
  amount: /^Valider ce montant/,
  marie: /^Marie Ngo/,
  yes: /^Oui, je la connais/,
  family: /^Soutien/,
  pay: /^Payer 102,19.£, Marie reçoit 78.000.XAF$/,
  bankTransfer: /^Virement/,
  bank: /^Anchor Demo Bank/,
  go: /banque$/,
  newHere: /^C’est ma première fois/,
  byEmail: /^Par e-mail/,
  terms: [/conditions générales/, /politique de/],
  agree: /^J’accepte$/,
  somebodyNew: /^Une nouvelle personne/,
  born: '14 mars 1990',
};

/** Each new message is read out once; what else the reader says is about what one moves to. */
async function heardIn(language: Language, walk: (guide: OpenedGuide) => Promise<void>): Promise<readonly string[]> {
  const guide = await openGuide({ language, isVisitor: true });
  const log = await screen.findByRole('log');
  const first = log.textContent?.trim() ?? '';
  await virtual.start({ container: log.parentElement ?? log });
  await walk(guide);
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  guide.close();
  const spoken = phrases.flatMap((phrase) => /^polite: (.*)$/s.exec(phrase)?.[1]?.trim() ?? []);
  return [first, ...spoken].filter((line) => line !== '').map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
}

const sendToMarie = (words: typeof english) => async (guide: OpenedGuide) => {
  const { user, becomes } = guide;
  const choose = (name: RegExp) => press(user, name);
  const say = async (part: PartId, text: string) => {
    await asked(guide, part);
    await write(guide, text);
  };
  await choose(words.cameroon);
  await choose(words.mobile);
  const [send] = await screen.findAllByPlaceholderText('0');
  await user.type(send as HTMLElement, '100');
  await choose(words.amount);
  await choose(words.newHere);
  await say('signUpFirstName', firstName);
  await say('signUpLastName', lastName);
  await say('birthDate', words.born);
  await say('signUpMobile', mobile);
  await say('signUpEmail', email);
  await choose(words.byEmail);
  await say('newPassword', password);
  for (const name of words.terms) await user.click(await screen.findByRole('checkbox', { name }));
  await choose(words.agree);
  await say('code', rightCode);
  await choose(words.somebodyNew);
  await say('recipientFirstName', 'Marie');
  await say('recipientLastName', 'Ngo');
  await say('recipientMobile', '671234500');
  await choose(words.yes);
  await choose(words.family);
  await choose(words.pay);
  await choose(words.bankTransfer);
  await choose(words.bank);
  act(() => becomes('COMPLETE'));
  await choose(words.go);
  await vi.waitFor(() => expect(guide.conversation.getState().part?.id).toBe('delivered'));
};

describe('a whole transfer by conversation, sign-up to delivered', () => {
  test('is read out message by message in English, each once (chat rules 5, 6, 7, 12)', async () => {
    expect(await heardIn('en', sendToMarie(english))).toEqual([
      'Where is the money going?',
      'How will they get it?',
      'How much would you like to send?',
      'You send £100.00, they get 78,000 XAF. You pay £102.19 in total. It costs £2.19 in total, which is our fee. You get the market rate.',
      'Your quote is ready. Are you new to Sawa, or do you have an account?',
      'Let’s set up your account. What’s your first name?',
      'And your last name?',
      'What’s your date of birth?',
      'What’s your mobile number?',
      'What’s your email address?',
      'Where should I send your six-digit code?',
      'Choose a password for your account.',
      'Last, please read and agree to our terms.',
      'What’s the six-digit code I sent to a…@example.com?',
      'Your account is ready.',
      'Who gets the money?',
      'What’s the recipient’s first name?',
      'And Marie’s last name?',
      'What’s Marie’s mobile number?',
      'You haven’t sent to Marie Ngo before. Do you know and trust them?',
      'What’s the money for?',
      'Check everything is right. Nothing has been taken yet.',
      'Your total is £102.19. How would you like to pay?',
      'Which bank do you pay from?',
      'The money leaves your account when you approve: it isn’t only reserved.',
      'Next, you approve the payment on their page. We’ll bring you back here.',
      'The money has arrived, and your receipt is ready.',
    ]);
  });

  test('is read out in French as well (chat rule 12)', async () => {
    expect(await heardIn('fr', sendToMarie(french))).toEqual([
      'Où va l’argent ?',
      'Comment la personne va-t-elle recevoir l’argent ?',
      'Combien voulez-vous envoyer ?',
      'Vous envoyez 100,00 £, la personne reçoit 78 000 XAF. Vous payez 102,19 £ au total. Cela coûte 2,19 £ au total : ce sont nos frais. Vous avez le taux du marché.',
      'Votre devis est prêt. C’est votre première fois chez Sawa, ou avez-vous un compte ?',
      'Créons votre compte. Quel est votre prénom ?',
      'Et votre nom de famille ?',
      'Quelle est votre date de naissance ?',
      'Quel est votre numéro de mobile ?',
      'Quelle est votre adresse e-mail ?',
      'Où dois-je envoyer votre code à six chiffres ?',
      'Choisissez un mot de passe.',
      'Enfin, lisez et acceptez nos conditions.',
      'Quel est le code à six chiffres envoyé à a…@example.com ?',
      'Votre compte est prêt.',
      'Qui reçoit l’argent ?',
      'Quel est le prénom du bénéficiaire ?',
      'Et le nom de famille de Marie ?',
      'Quel est le numéro de mobile de Marie ?',
      'C’est votre premier envoi à Marie Ngo. Connaissez-vous bien cette personne ?',
      'À quoi sert cet argent ?',
      'Vérifiez que tout est juste. Rien n’a encore été prélevé.',
      'Le total est de 102,19 £. Comment souhaitez-vous payer ?',
      'Depuis quelle banque payez-vous ?',
      'L’argent quitte votre compte quand vous approuvez : il n’est pas seulement bloqué.',
      'Vous allez approuver le paiement sur leur page. Vous reviendrez automatiquement sur Sawa.',
      'L’argent est arrivé et votre reçu est prêt.',
    ]);
  });
});
