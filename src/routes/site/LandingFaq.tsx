import { Suspense } from 'react';
import { deferredPart } from '#src/app/deferred/deferredPart.ts';

const LandingQuestions = deferredPart(async () => (await import('./LandingQuestions.tsx')).LandingQuestions);

/**
 * In the page as it is written; its code and its answers come after the page. One element for good, because a part
 * still on its way that is drawn again would be empty until it is there.
 */
export const landingFaq = (
  <Suspense>
    <LandingQuestions />
  </Suspense>
);
