import React from 'react';
import { flushSync } from 'react-dom';

/**
 * Testing Library draws with `act`, which React's production build does not have: what the callback led to is drawn
 * before it returns, and what comes of its promise before that is settled.
 */
function act(callback: () => unknown) {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  return result instanceof Promise ? drawnAfter(result) : undefined;
}

async function drawnAfter<Value>(promise: Promise<Value>): Promise<Value> {
  const value = await promise;
  await schedulerIdle();
  flushSync(() => undefined);
  return value;
}

/** React's scheduler works in such turns. */
async function schedulerIdle() {
  for (const _turn of [1, 2]) await new Promise((over) => setImmediate(over));
}

Object.assign(React, { act });
