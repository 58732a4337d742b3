import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inLanguage, renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { AmountBreakdown } from './AmountBreakdown.tsx';
import { Avatar, initialsOf } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Countdown } from './Countdown.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { StepHeader } from './StepHeader.tsx';
import { Tabs } from './Tabs.tsx';

test('the steps are a list that says which is done, which is now and which waits (QUO-06)', () => {
  renderInLanguage(
    <MemoryRouter>
      <StepHeader
        label="Steps"
        steps={[
          { id: 'quote', label: 'Get Quote', state: 'completed', to: '/get-quote' },
          { id: 'recipient', label: 'Recipient', state: 'inProgress', to: '/recipient' },
          { id: 'pay', label: 'Pay', state: 'waiting', to: '/pay' },
        ]}
      />
    </MemoryRouter>,
  );
  const items = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Get Quote, completed',
    '2Recipient, in progress',
    '3Pay, waiting',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Get Quote']);
});

test('a tab that cannot be opened says why and stays shut', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const items = [
    { id: 'mobile', label: 'Mobile money' },
    { id: 'cash', label: 'Cash pickup', refusal: 'not in Kenya' },
  ] as const;
  renderInLanguage(
    <Tabs label="Method" items={items} value="mobile" onChange={onChange}>
      Calculator
    </Tabs>,
  );
  const shut = screen.getByRole('tab', { name: 'Cash pickup not in Kenya' });
  await user.click(shut);
  expect(shut).toHaveAttribute('aria-disabled', 'true');
  expect(onChange).not.toHaveBeenCalledWith('cash');
  expect(screen.getByRole('tabpanel', { name: 'Mobile money' })).toHaveTextContent('Calculator');
});

test('a line of the sum opens to say why', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <AmountBreakdown
      label="How it adds up"
      rows={[
        { id: 'send', label: 'You send', amount: '£200.00' },
        { id: 'fee', label: 'Fee', amount: '£2.40', operator: { sign: '+', spoken: 'plus' }, why: 'For the agent' },
      ]}
    />,
  );
  expect(screen.getByText('For the agent')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fee', expanded: false }));
  expect(screen.getByText('For the agent')).toBeVisible();
  expect(screen.getByRole('img', { name: 'plus' })).toBeVisible();
});

test('a pending button keeps its name, says it is working and cannot be pressed twice', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn();
  renderInLanguage(
    <Button isPending onPress={onPress}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(within(button).getByRole('progressbar', { name: 'Working on it' })).toBeVisible();
  await user.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('a confirmation that asks for the password is refused without it (SHL-13)', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  renderInLanguage(
    <ConfirmDialog
      title="Delete recipient?"
      isOpen
      onCancel={() => {}}
      onConfirm={onConfirm}
      confirmLabel="Delete recipient"
      isDanger
      password={{ label: 'Password', requiredError: 'Password required' }}
    >
      For good.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete recipient?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete recipient' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Error: Password required');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Password'), 'Secret7!{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Secret7!');
});

test.each([
  ['Ngoue Adelaide', 'NA'],
  ['  Émile   de la Zola ', 'ÉZ'],
  ['e\u0301mile', 'E\u0301'],
  ['Ines', 'I'],
  ['', ''],
])('the initials of "%s" are "%s" (SHL-05)', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('with a clock that the test moves', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('a countdown counts on the clock it was given, and ends once', async () => {
    const onEnd = vi.fn();
    const { container } = renderInLanguage(<Countdown deadline={3_605_000} onEnd={onEnd} />);
    expect(container).toHaveTextContent('1:00:05');
    await pass(6_000);
    expect(container).toHaveTextContent('59:59');
    await pass(3_599_000);
    expect(container).toHaveTextContent('0:00');
    await pass(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test.each([
    ['en', 'This is taking longer than usual.'],
    ['fr', 'C’est plus long que d’habitude.'],
  ] as const)('a wait says in %s that it is long once it is (ERR-06)', async (language, said) => {
    renderInLanguage(<LoadingScreen />, language);
    await pass(7_900);
    expect(screen.getByRole('status')).not.toHaveTextContent(said);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });

  test('a changing text is read once it has settled, and not when the page opens', async () => {
    const { rerender } = renderInLanguage(<LiveRegion text="They get 1 XAF" />);
    await pass(1_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(inLanguage(<LiveRegion text="They get 15 XAF" />));
    await pass(300);
    rerender(inLanguage(<LiveRegion text="They get 152 XAF" />));
    await pass(500);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('They get 152 XAF');
  });

  test('what was read is not met again by whoever then reads the page through', async () => {
    const { rerender } = renderInLanguage(<LiveRegion text="They get 1 XAF" />);
    rerender(inLanguage(<LiveRegion text="They get 152 XAF" />));
    await pass(700);
    expect(screen.getByRole('status')).toHaveTextContent('They get 152 XAF');
    await pass(7_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(inLanguage(<LiveRegion text="They get 1 XAF" />));
    await pass(700);
    expect(screen.getByRole('status')).toHaveTextContent('They get 1 XAF');
  });
});

test('a company’s sign that does not load is drawn by its initials (SHL-14, D-116)', () => {
  const { container } = renderInLanguage(<Avatar name="Harbour Bank" picture="https://bank.example/sign.svg" />);
  const sign = container.querySelector('img');
  expect(sign).toHaveAttribute('src', 'https://bank.example/sign.svg');
  if (sign) fireEvent.error(sign);
  expect(screen.getByText('HB')).toBeVisible();
});

test('a company’s sign is drawn by its initials where data are spared, and nothing is fetched (decision 149)', () => {
  document.documentElement.dataset.saver = 'on';
  const { container } = renderInLanguage(<Avatar name="Harbour Bank" picture="https://bank.example/sign.svg" />);
  delete document.documentElement.dataset.saver;
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('HB')).toBeVisible();
});
