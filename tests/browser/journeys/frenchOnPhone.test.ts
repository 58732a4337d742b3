import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { button, heading, press, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('sending in French on the narrowest phone', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  /** Readable without zooming or scrolling sideways, on light and on dark. */
  async function look(page: Page) {
    await expectNoAxeViolationsInBothThemes(page);
    await expectNoSidewaysScroll(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  }

  async function signsIn(page: Page, username: string) {
    await page.getByRole('textbox', { name: /téléphone/ }).fill(username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(testPassword);
    await press(page, 'Se connecter');
    await heading(page, /^Bonjour/);
    const news = page.getByRole('alertdialog', { name: /vérifié/ });
    await news.waitFor();
    await look(page);
    await news.getByRole('button', { name: 'Fermer' }).click();
    await news.waitFor({ state: 'hidden' });
    await look(page);
  }

  async function asksForPrice(page: Page) {
    await page.goto('/get-quote');
    await heading(page, 'Combien voulez-vous envoyer ?');
    await page.getByRole('textbox', { name: 'Vous envoyez' }).fill('920,50');
    await sentence(page, 'Total à payer');
    await look(page);
    await press(page, 'Continuer');
    await heading(page, 'À qui envoyez-vous ?');
    await sentence(page, 'Aucun bénéficiaire pour l’instant');
    await look(page);
  }

  async function addsRecipient(page: Page) {
    await press(page, 'Ajouter un bénéficiaire');
    await heading(page, 'Ajouter un bénéficiaire');
    await press(page, 'Enregistrer le bénéficiaire');
    await look(page);
    await page.getByLabel('Prénom').fill('Marie-Antoinette');
    await page.getByLabel('Nom', { exact: true }).fill('Ngo Bassong Epse Mbarga');
    await page.getByRole('textbox', { name: 'Numéro de mobile', exact: true }).fill('671234500');
    await page.getByRole('textbox', { name: 'Confirmez le numéro de mobile' }).fill('671234500');
    await sentence(page, 'Les numéros correspondent');
    await look(page);
    await press(page, 'Enregistrer le bénéficiaire');
  }

  async function answersQuestions(page: Page) {
    const questions = page.getByRole('alertdialog', { name: /^Connaissez-vous cette personne/ });
    await questions.waitFor();
    await look(page);
    await press(page, /^Oui/);
    const reason = page.getByRole('dialog', { name: 'Pourquoi ce transfert ?' });
    await reason.getByRole('radio', { name: /Soutien à la famille/ }).check({ force: true });
    await look(page);
    await press(page, 'Créer le transfert');
    await heading(page, 'Vérifiez que tout est juste');
    await sentence(page, /^Marie-Antoinette.* reçoit/);
    await look(page);
  }

  async function changesNothing(page: Page) {
    await press(page, 'Changer de bénéficiaire');
    await button(page, 'Garder le bénéficiaire actuel').waitFor();
    await look(page);
    await press(page, 'Garder le bénéficiaire actuel');
    await press(page, 'Annuler le transfert');
    const cancellation = page.getByRole('alertdialog', { name: 'Annuler ce transfert ?' });
    await cancellation.waitFor();
    await look(page);
    await page.goBack();
    await cancellation.waitFor({ state: 'hidden' });
    await sentence(page, /^Marie-Antoinette.* reçoit/);
  }

  /** Whole, above what stands at the foot, before anything is scrolled. */
  async function seesFirst(page: Page, words: RegExp) {
    await page.setViewportSize({ width: 375, height: 667 });
    const box = await page.getByText(words).boundingBox();
    const foot = await page.getByRole('button', { name: 'Passer au paiement' }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(Math.min(667, foot?.y ?? 0));
    await page.setViewportSize({ width: 320, height: 720 });
  }

  async function pays(page: Page) {
    await press(page, 'Continuer vers le paiement');
    await heading(page, 'Comment voulez-vous payer ?');
    await seesFirst(page, /^Vous payez .* et Marie-Antoinette .* reçoit /);
    await page.getByRole('radio', { name: /^Virement bancaire/ }).check({ force: true });
    await look(page);
    await press(page, 'Passer au paiement');
    await heading(page, 'Choisissez votre banque');
    await button(page, /Anchor Demo Bank/).waitFor();
    await look(page);
    await press(page, /Anchor Demo Bank/);
    await heading(page, 'Étape suivante : votre banque');
    await look(page);
    await press(page, 'Aller à ma banque');
    await button(page, /^Approuver/).waitFor();
    await look(page);
    await press(page, /^Approuver/);
    await page.waitForURL('**/transfer-completed/**');
    await sentence(page, 'L’argent est arrivé et votre reçu est prêt.');
    await look(page);
  }

  test('leads from signing in to the money delivered, each page readable at 320 pixels (QUO-12, RCP-13, RCP-11, TRF-06, PAY-01, RES-08, SHL-12, ASVS 3.7.3)', async () => {
    const { username } = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in', language: 'fr', width: 320, height: 720 });
    page.setDefaultTimeout(20_000);
    await button(page, 'Se connecter').waitFor();
    await look(page);
    await signsIn(page, username);
    await asksForPrice(page);
    await addsRecipient(page);
    await answersQuestions(page);
    await changesNothing(page);
    await pays(page);
  }, 240_000);
});
