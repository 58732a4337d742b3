import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { notify, ToastRegion, type ToastRequest } from './notify.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

let dismissals: (() => void)[] = [];
afterEach(() => {
  act(() => {
    for (const dismiss of dismissals) dismiss();
  });
  dismissals = [];
  vi.useRealTimers();
});

function show(request: ToastRequest) {
  act(() => {
    dismissals.push(notify(request));
  });
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const action = { label: 'Contact us', onPress: () => {} };

describe('a message', () => {
  test.each([
    [undefined, 5],
    [10, 10],
    [15, 15],
    [20, 20],
    [25, 25],
    [0, 5],
  ] as const)('asked to stay %s s stays %i s (ERR-40, D-106)', async (seconds, stays) => {
    renderInLanguage(<ToastRegion />);
    show({ tone: 'info', text: 'Updated', seconds });
    await pass(stays - 0.5);
    expect(screen.getByText('Updated')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Updated')).not.toBeInTheDocument();
  });

  test.each([
    [{ tone: 'danger', text: 'No quote', seconds: -1 }],
    [{ tone: 'danger', text: 'No quote', seconds: 0, action }],
  ] as const)('stays until closed when it is sticky (ERR-41, D-106) %#', async (request) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    renderInLanguage(<ToastRegion />);
    show(request);
    await pass(120);
    expect(screen.getByText('No quote')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('No quote')).not.toBeInTheDocument();
  });

  test('waits while it is pointed at, then goes (D-106)', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    renderInLanguage(<ToastRegion />);
    show({ tone: 'danger', text: 'Please confirm your account', seconds: 20 });
    await user.hover(screen.getByText('Please confirm your account'));
    await pass(60);
    expect(screen.getByText('Please confirm your account')).toBeVisible();
    await user.unhover(screen.getByText('Please confirm your account'));
    await pass(21);
    expect(screen.queryByText('Please confirm your account')).not.toBeInTheDocument();
  });

  test('waits while it holds the focus, then goes (D-106)', async () => {
    renderInLanguage(<ToastRegion />);
    show({ tone: 'danger', text: 'Please confirm your account', seconds: 5 });
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    await pass(60);
    expect(screen.getByText('Please confirm your account')).toBeVisible();
    act(() => close.blur());
    await pass(6);
    expect(screen.queryByText('Please confirm your account')).not.toBeInTheDocument();
  });

  test('goes when its action is taken, and the action happens once', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onPress = vi.fn();
    renderInLanguage(<ToastRegion />);
    show({ tone: 'warning', text: 'Blocked', seconds: 0, action: { label: 'Contact us', onPress } });
    await user.click(screen.getByRole('button', { name: 'Contact us' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Blocked')).not.toBeInTheDocument();
  });

  test('pushed out by newer ones, does not come back when they go, unless it was to stay', async () => {
    renderInLanguage(<ToastRegion />);
    show({ tone: 'warning', text: 'Blocked', seconds: -1 });
    show({ tone: 'danger', text: 'Could not send' });
    for (const text of ['Saved once', 'Saved twice', 'Saved again']) show({ tone: 'positive', text });
    await pass(6);
    expect(screen.queryByText('Saved again')).not.toBeInTheDocument();
    expect(screen.queryByText('Could not send')).not.toBeInTheDocument();
    expect(screen.getByText('Blocked')).toBeVisible();
  });

  test('said again while it still stands, stands once and has its whole time', async () => {
    renderInLanguage(<ToastRegion />);
    show({ tone: 'danger', text: 'Could not send' });
    await pass(3);
    show({ tone: 'danger', text: 'Could not send' });
    expect(screen.getAllByText('Could not send')).toHaveLength(1);
    await pass(3);
    expect(screen.getByText('Could not send')).toBeVisible();
    await pass(3);
    expect(screen.queryByText('Could not send')).not.toBeInTheDocument();
  });

  test('interrupts a screen reader only when something failed', () => {
    renderInLanguage(<ToastRegion />);
    show({ tone: 'positive', text: 'Profile updated' });
    expect(screen.getByRole('status')).toHaveTextContent('Profile updated');
    show({ tone: 'danger', text: 'Could not update profile' });
    expect(screen.getByRole('alert')).toHaveTextContent('Could not update profile');
  });
});
