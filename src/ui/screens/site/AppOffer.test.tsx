import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operator } from '#domain/operator.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AppOffer } from './AppOffer.tsx';
import { appStoreOf } from './appStore.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.clearAllMocks());

describe('leading phones to the app', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const onLeave = vi.fn();

  async function open({ userAgent = android, isOn = true } = {}) {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const isRedirecting = vi.fn(async () => isOn);
    const shown = renderScreen(<AppOffer isRedirecting={isRedirecting} onLeave={onLeave} />);
    await act(async () => {});
    return { ...shown, isRedirecting };
  }
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  const offer = () => screen.queryByRole('region', { name: 'Get the app for this phone' });
  afterEach(() => vi.useRealTimers());

  test('counts five seconds and opens the store of the phone (LNG-08)', async () => {
    await open();
    expect(offer()).toHaveTextContent(/in 5 seconds\./);
    await pass(4);
    expect(offer()).toHaveTextContent(/in 1 second\./);
    expect(onLeave).not.toHaveBeenCalled();
    await pass(1);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(operator.stores.android.link);
  });

  test('stops for “Stay on the website”, and never asks again (D-09)', async () => {
    const { unmount } = await open();
    act(() => screen.getByRole('button', { name: 'Stay on the website' }).click());
    expect(offer()).toBeNull();
    await pass(10);
    unmount();
    const { isRedirecting } = await open();
    expect(isRedirecting).not.toHaveBeenCalled();
    expect(offer()).toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('shows nothing while it is off, and asks nothing on a computer (LNG-08, D-09)', async () => {
    (await open({ isOn: false })).unmount();
    expect(offer()).toBeNull();
    const { isRedirecting } = await open({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' });
    expect(isRedirecting).not.toHaveBeenCalled();
    await pass(10);
    expect(onLeave).not.toHaveBeenCalled();
  });

  test.each([
    [android, 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, undefined],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, undefined],
  ] as const)('%s with %i fingers is sent to %s (D-09)', (userAgent, maxTouchPoints, store) => {
    expect(appStoreOf({ userAgent, maxTouchPoints })).toBe(store && operator.stores[store]);
  });
});
