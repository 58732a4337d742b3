import type { Browser, BrowserContext, Route } from 'playwright';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { launchBrowser } from '#scripts/launchBrowser.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { browserPage } from '#tests/paths/walker/browserPage.ts';
import type { Walk } from '#tests/paths/walker/walk.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { watchFaults } from '../harness/pageFaults.ts';
import { holdCalls } from './heldCalls.ts';
import { setPace } from './pace.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';
import { hearFlow, type ToldFlow } from './toldFlow.ts';
import type { AnyTour } from './tour.ts';
import { openWidgetPage } from './widgetPage.ts';

/** Enough for every screen as it is on a computer, small enough for many pictures. */
const viewport = { width: 900, height: 760 };

/** A telephone; the first tour short enough to be looked at whole is walked on one. */
const phone = { width: 390, height: 844 };
const mostStepsOnPhone = 12;

/** The product and a browser for all walks of a tour, and a way to open the stage of one. */
export function stagesOf(tour: AnyTour): (walk: Pick<Walk, 'start' | 'edges'>) => Promise<Stage> {
  const { spec, face = 'classic' } = tour;
  let browser: Browser;
  let app: RunningApp;
  let credentials: Credentials | undefined;
  let signedIn: BrowserContext | undefined;

  beforeAll(async () => {
    [browser, app] = await Promise.all([launchBrowser(), startApp({ dist: inject('touredDist') })]);
    credentials = await tour.prepares?.(app);
    if (credentials) signedIn = await signIn(await newContext(), credentials);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const newContext = () =>
    browser.newContext({
      baseURL: app.baseUrl,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport,
      reducedMotion: 'reduce',
      // It would stand between the page and the calls that are held.
      serviceWorkers: 'block',
    });

  let isPhoneDue = true;

  return async function openStage({ start, edges }): Promise<Stage> {
    const shared = tour.visitors?.includes(start) ? undefined : signedIn;
    const context = shared ?? (await newContext());
    const tab = await context.newPage();
    if (isPhoneDue && edges.length <= mostStepsOnPhone) {
      isPhoneDue = false;
      await tab.setViewportSize(phone);
    }
    const complaints = await watchFaults(tab);
    const flow = await hearFlow(tab, spec.machine.id);
    await openWidgetPage(tab, app);
    await tab.route(/^https:\/\/[\w.]+\.example\//, (route) => openCompanyPage(flow, route));
    const heldFor = (actorId: string): readonly Endpoint[] => {
      const ending = tour.ends[actorId];
      return ending && ending !== 'elsewhere' ? ending.holds : [];
    };
    const held = Object.keys(tour.ends).flatMap(heldFor);
    const isAwaited = (endpoint: Endpoint) =>
      Object.keys(flow.now()?.running ?? {}).some((actorId) => heldFor(actorId).includes(endpoint));
    const calls = await holdCalls(tab, { held, isAwaited, others: tour.others ?? new Map() });
    const pace = await setPace(tab, { isSlow: tour.isInSlowMotion === true, whileOffline: calls.whileOffline });
    let hasLostSession = false;
    async function loseSession() {
      hasLostSession = true;
      await context.clearCookies();
    }
    const sender = shared && credentials;
    const signInAgain =
      sender &&
      (async () => {
        await fillSignIn(tab, sender);
        await tab.waitForURL((url) => url.pathname !== '/sign-in');
        hasLostSession = false;
      });
    async function leave() {
      pace.stop();
      if (shared && !calls.endedSession() && !hasLostSession) return tab.close();
      await context.close();
      if (sender) signedIn = await signIn(await newContext(), sender);
    }
    const page = browserPage(tab, { face, isPatient: true });
    const faults = () => [...complaints, ...calls.faults];
    return { app, tab, flow, calls, pace, page, faults, loseSession, signInAgain, leave };
  };
}

/** A page of a bank or card company; it opens once the flow on the one that is left has told its last step. */
async function openCompanyPage(flow: ToldFlow, route: Route): Promise<void> {
  await vi.waitUntil(() => flow.lately().length > 1, patience);
  await route.fulfill({ body: 'The page of a company' });
}

/** Everything a signed-in browser holds is then in its profile, for all tabs. */
async function signIn(context: BrowserContext, { username, password }: Credentials): Promise<BrowserContext> {
  const tab = await context.newPage();
  await tab.goto('/sign-in');
  await fillSignIn(tab, { username, password });
  await tab.waitForURL((url) => url.pathname !== '/sign-in');
  await tab.close();
  return context;
}
