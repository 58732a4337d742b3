import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setReducedMotion } from '#tests/fixtures/landingFixture.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Promotions } from './Promotions.tsx';
import { Testimonials } from './Testimonials.tsx';

const parts = {
  offers: { part: <Promotions country="CM" />, name: 'Offers', everyMs: 4000, count: 3 },
  steps: { part: <HowItWorks />, name: 'Four simple steps', everyMs: 2500, count: 4 },
};
type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

const region = (name: Name) => screen.getByRole('region', { name: parts[name].name });
const shown = (name: Name) =>
  [...region(name).querySelectorAll('[data-shown], [data-lit]')].findIndex(
    (each) => each.getAttribute('data-shown') === 'true' || each.getAttribute('data-lit') === 'true',
  );
const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (name: Name) => renderScreen(parts[name].part);

beforeEach(() => {
  vi.useFakeTimers();
  setReducedMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what moves by itself', () => {
  test.each([
    ['offers', 'every 4 seconds (LAN-07)'],
    ['steps', 'every 2.5 seconds, round and round (LAN-12)'],
  ] as const)('%s: the next one comes %s', (name, _when) => {
    const { everyMs, count } = parts[name];
    show(name);
    expect(shown(name)).toBe(0);
    passes(everyMs - 1);
    expect(shown(name)).toBe(0);
    passes(1);
    expect(shown(name)).toBe(1);
    passes(everyMs * (count - 1));
    expect(shown(name)).toBe(0);
  });

  test.each(names)('%s: stands when it is told to, and goes on when told again (D-10, WCAG 2.2.2)', (name) => {
    show(name);
    fireEvent.click(screen.getByRole('button', { name: `Pause: ${parts[name].name}` }));
    passes(60_000);
    expect(shown(name)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: `Play: ${parts[name].name}` }));
    passes(parts[name].everyMs);
    expect(shown(name)).toBe(1);
  });

  test.each(names)('%s: stands while the pointer or the focus is on it (D-10)', (name) => {
    show(name);
    fireEvent.pointerEnter(region(name));
    passes(60_000);
    expect(shown(name)).toBe(0);
    fireEvent.pointerLeave(region(name));
    passes(parts[name].everyMs);
    expect(shown(name)).toBe(1);

    const button = screen.getByRole('button', { name: /^Pause/ });
    fireEvent.focus(button);
    passes(60_000);
    expect(shown(name)).toBe(1);
    fireEvent.blur(button);
    passes(parts[name].everyMs);
    expect(shown(name)).toBe(2);
  });

  test.each(names)('%s: stands in a tab nobody looks at (D-10)', (name) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show(name);
    passes(60_000);
    expect(shown(name)).toBe(0);
  });

  test.each(names)(
    '%s: does not begin where less motion is asked for, and can be started (D-10, WCAG 2.3.3)',
    (name) => {
      setReducedMotion(true);
      show(name);
      passes(60_000);
      expect(shown(name)).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
      passes(parts[name].everyMs);
      expect(shown(name)).toBe(1);
    },
  );
});

describe('the offers', () => {
  test('advertise 5 units of any currency for 500 points, from 250 units sent (LAN-08)', () => {
    show('offers');
    const [points] = within(region('offers')).getAllByText(/500 points/);
    expect(points?.closest('li')).toHaveTextContent(
      /500 points are 5 units of whatever you send in.*transfer of 250 or more, in any currency/,
    );
  });

  test('lead to signing in (LAN-09)', () => {
    show('offers');
    for (const link of within(region('offers')).getAllByRole('link')) expect(link).toHaveAttribute('href', '/sign-in');
    expect(within(region('offers')).getAllByRole('link', { name: 'Sign in to collect' }).length).toBeGreaterThan(0);
  });

  test('can be gone to one by one, and are read out once they stand', () => {
    show('offers');
    const dot = screen.getByRole('button', { name: 'Show time to use it' });
    fireEvent.click(dot);
    expect(shown('offers')).toBe(2);
    expect(dot).toHaveAttribute('aria-current', 'true');
    const slides = region('offers').querySelector('[aria-live]');
    expect(slides).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
    expect(slides).toHaveAttribute('aria-live', 'polite');
  });
});

test('the steps are four, in order (LAN-11)', () => {
  show('steps');
  const titles = within(region('steps')).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Sign up',
    'Enter the transaction details',
    'Review',
    'Send',
  ]);
});

test('three voices with message, name and place move 550 pixels a press, and by nothing else (LAN-14, D-14)', () => {
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  renderScreen(<Testimonials />);
  const voices = screen.getAllByRole('figure');
  expect(voices).toHaveLength(3);
  expect(voices[0]).toHaveTextContent(/my mother.*Mireille.*Leeds, to Douala/);
  expect(screen.getByText(/Sample stories/)).toBeVisible();
  passes(60_000);
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next story' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 550 });
  fireEvent.click(screen.getByRole('button', { name: 'Previous story' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -550 });
});
