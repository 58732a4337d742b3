import { expect, test } from 'vitest';
import { askedOf, reasonsUnneeded } from './askedOf.ts';

const leftOut = {
  endsAt: { 'send.paying': 'the page goes elsewhere' },
  outOfReach: { 'send.asking': 'nothing leads there', 'send.review | step.reopened | 0': 'nothing says so' },
};

test('nothing is asked for of a state that cannot be reached, and the arrival alone where the page goes elsewhere', () => {
  const isAsked = askedOf(leftOut);
  expect(['send.asking', 'send.asking.name', 'send.asking | name.entered | 0'].filter(isAsked)).toEqual([]);
  expect(['send.paying | paid | 0', 'send.review | step.reopened | 0'].filter(isAsked)).toEqual([]);
  const asked = ['send.paying', 'send.review', 'send.review | step.reopened | 1', 'send.askingAgain'];
  expect(asked.filter(isAsked)).toEqual(asked);
});

test('a reason for what was walked after all is refused', () => {
  const missing = { states: ['send.asking'], transitions: [], neverFalse: [] };
  expect(reasonsUnneeded(leftOut, missing)).toEqual(['send.review | step.reopened | 0']);
});
