import type { Browser, BrowserContext, Route } from 'playwright';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { launchBrowser } from '#scripts/launchBrowser.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { browserPage } from '#tests/paths/walker/browserPage.ts';
import { describePaths } from '#tests/paths/walker/describePaths.ts';
import type { Face } from '#tests/paths/walker/page.ts';
import { pathId } from '#tests/paths/walker/recordWalks.ts';
import type { Walk } from '#tests/paths/walker/walk.ts';
import { currentRun } from '#tests/paths/walker/walkRecord.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { watchFaults } from '../harness/pageFaults.ts';
import { browserDriver } from './browserDriver.ts';
import { holdCalls } from './heldCalls.ts';
import { setPace } from './pace.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';
import { hearFlow, type ToldFlow } from './toldFlow.ts';
import type { AnyTour, Tour } from './tour.ts';
import { openWidgetPage } from './widgetPage.ts';

/** Enough for every screen as it is on a computer, small enough for many pictures. */
const viewport = { width: 900, height: 760 };

/** A telephone; the first tour short enough to be looked at whole is walked on one. */
const phone = { width: 390, height: 844 };
const mostStepsOnPhone = 12;

/** A tour is up to forty steps, each as long as a small test; milliseconds. */
const longestTour = 300_000;

/** Defines the tests that walk a machine through the built product in Chromium, against the real server. */
export function walkTours<Machine extends AnyStateMachine>(tour: Tour<Machine>): void;
export function walkTours(tour: AnyTour): void {
  const { spec, face = 'classic' } = tour;
  expectStarts(tour);
  vi.setConfig({ testTimeout: longestTour });
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

  async function openStage({ start, edges }: Walk): Promise<Stage> {
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
    async function leave() {
      pace.stop();
      if (shared && !calls.endedSession()) return tab.close();
      await context.close();
      if (shared && credentials) signedIn = await signIn(await newContext(), credentials);
    }
    const page = browserPage(tab, { face, isPatient: true });
    return { app, tab, flow, calls, pace, page, faults: () => [...complaints, ...calls.faults], leave };
  }

  describePaths(spec, {
    title: `${spec.machine.id}, toured in a browser`,
    level: 'browser',
    face,
    shape: 'tour',
    ...(tour.startsElsewhere && { startsElsewhere: tour.startsElsewhere }),
    ...(tour.endsAt && { endsAt: tour.endsAt }),
    ...(tour.outOfReach && { outOfReach: tour.outOfReach }),
    async driverFor(walk, coverage) {
      const stage = await openStage(walk);
      await tour.opens[walk.start]?.(stage);
      return browserDriver(tour, { stage, coverage, picturesAs: picturesAs(walk, { machine: spec.machine.id, face }) });
    },
  });
}

/** A start is opened, or has a reason. */
function expectStarts({ spec, opens, startsElsewhere = {} }: AnyTour): void {
  const unopened = Object.keys(spec.starts).find((start) => !(start in opens) && !(start in startsElsewhere));
  if (unopened) throw new Error(`The tour of ${spec.machine.id} cannot start as ${unopened}`);
}

/** A page of a bank or card company; it opens once the flow on the one that is left has told its last step. */
async function openCompanyPage(flow: ToldFlow, route: Route): Promise<void> {
  await vi.waitUntil(() => flow.lately().length > 1, patience);
  await route.fulfill({ body: 'The page of a company' });
}

/** Pictures are taken for the report only; a tour without one is quicker. */
const picturesAs = (walk: Walk, { machine, face }: { machine: string; face: Face }) =>
  currentRun() === undefined ? undefined : `${machine}.${face}.${pathId(walk)}`;

/** Everything a signed-in browser holds is then in its profile, for all tabs. */
async function signIn(context: BrowserContext, { username, password }: Credentials): Promise<BrowserContext> {
  const tab = await context.newPage();
  await tab.goto('/sign-in');
  await fillSignIn(tab, { username, password });
  await tab.waitForURL((url) => url.pathname !== '/sign-in');
  await tab.close();
  return context;
}
