import { act, render, screen } from '@testing-library/react';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { useStepPath } from './useStepPath.ts';

const steps = ['amount', 'method', 'recipient', 'review'] as const;
type Step = (typeof steps)[number];

const pathOf: Record<Step, string> = {
  amount: '/get-quote',
  method: '/get-quote',
  recipient: '/recipient',
  review: '/review?transferId=t1',
};

let goTo: (step: Step | undefined) => void;
let drawAgain: () => void;

/** A flow that may be reopened at any earlier step but the review. */
function Flow({ first }: { readonly first: Step | undefined }) {
  const [step, setStep] = useState(first);
  const { pathname, search } = useLocation();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  goTo = setStep;
  drawAgain = draw;
  useStepPath({
    step,
    pathOf,
    reopen: (earlier) => {
      const isEarlier = step !== undefined && steps.indexOf(earlier) < steps.indexOf(step) && step !== 'review';
      if (isEarlier) setStep(earlier);
      return isEarlier;
    },
  });
  return <p>{`${step} at ${pathname}${search}`}</p>;
}

function openFlow(addresses: string[], first: Step | undefined) {
  const router = createMemoryRouter([{ path: '*', element: <Flow first={first} /> }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return { router, go: (step: Step) => act(async () => goTo(step)), back: () => act(() => router.navigate(-1)) };
}

const shown = () => screen.getByText(/ at /).textContent;

describe('the address of a flow', () => {
  test('follows the machine forward, and stays where steps share a page', async () => {
    const { go } = openFlow(['/get-quote'], 'amount');
    await go('method');
    expect(shown()).toBe('method at /get-quote');
    await go('recipient');
    expect(shown()).toBe('recipient at /recipient');
    await go('review');
    expect(shown()).toBe('review at /review?transferId=t1');
  });

  test('a render before the new address is drawn is no Back, and sets out for it only once', async () => {
    const { back } = openFlow(['/get-quote'], 'amount');
    await act(async () => {
      flushSync(() => goTo('recipient'));
      flushSync(() => drawAgain());
      flushSync(() => drawAgain());
    });
    expect(shown()).toBe('recipient at /recipient');
    await back();
    expect(shown()).toBe('amount at /get-quote');
  });

  test('Back asks the machine, which goes back where it may', async () => {
    const { go, back } = openFlow(['/get-quote'], 'amount');
    await go('recipient');
    await back();
    expect(shown()).toBe('amount at /get-quote');
  });

  test('Back leads nowhere where the machine will not go back, and forward again works', async () => {
    const { router, go, back } = openFlow(['/get-quote'], 'amount');
    await go('recipient');
    await go('review');
    await back();
    expect(shown()).toBe('review at /review?transferId=t1');
    // Nothing is added to what Back has to pass, so pressing on leads out.
    expect(router.state.historyAction).toBe('REPLACE');
    await back();
    expect(shown()).toBe('review at /review?transferId=t1');
  });

  test('a link to a later step leads to the step that comes first, and is not one to come back to', () => {
    const { router } = openFlow(['/review'], 'amount');
    expect(shown()).toBe('amount at /get-quote');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a link to an earlier step reopens it', async () => {
    openFlow(['/get-quote'], 'recipient');
    expect(shown()).toBe('amount at /get-quote');
  });

  test('waits while the machine works', async () => {
    const { go } = openFlow(['/recipient'], undefined);
    expect(shown()).toBe('undefined at /recipient');
    await go('recipient');
    expect(shown()).toBe('recipient at /recipient');
  });
});
