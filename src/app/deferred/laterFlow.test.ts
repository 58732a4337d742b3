import { expect, test, vi } from 'vitest';
import { laterFlow } from './laterFlow.ts';

/** A flow whose code can be brought as often as is said here. */
function given({ fails = 0 } = {}) {
  const running = { send: vi.fn<(event: string) => void>(), stop: vi.fn<() => void>() };
  const start = vi.fn(() => running);
  const onUnavailable = vi.fn<() => void>();
  const fetchFlow = vi.fn(async () => {
    if (fetchFlow.mock.calls.length <= fails) throw new Error('The network is away');
    return start;
  });
  return { running, start, onUnavailable, fetchFlow, flow: laterFlow<string>({ fetchFlow, onUnavailable }) };
}

test('a flow is begun once, also where it is typed into before the page is at rest', async () => {
  const { flow, start, fetchFlow, running } = given();
  const before = vi.fn<() => void>();
  flow.enter();
  flow.send('typed', before);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(before).toHaveBeenCalledTimes(1);
  flow.begin();
  flow.send('typed on', before);
  expect(running.send.mock.calls).toEqual([['typed on']]);
  flow.leave();
  await vi.waitFor(() => expect(running.stop).toHaveBeenCalledTimes(1));
  expect([fetchFlow.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
});

test('a page that was left meanwhile starts none', async () => {
  const { flow, fetchFlow, start } = given();
  flow.enter();
  flow.begin();
  flow.leave();
  await fetchFlow.mock.results[0]?.value;
  flow.begin();
  expect([fetchFlow.mock.calls.length, start.mock.calls.length]).toEqual([1, 0]);
});

test('what could not be brought is said, and tried again once it is asked for', async () => {
  const { flow, onUnavailable, running } = given({ fails: 1 });
  flow.enter();
  flow.begin();
  await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    flow.send('again', () => undefined);
    expect(running.send).toHaveBeenCalled();
  });
});
