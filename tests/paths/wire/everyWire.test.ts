import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import type { AnyPathSpec } from '../walker/pathSpec.ts';
import type { AnyWire } from './wire.ts';

/**
 * Actors whose work no walk runs: what they answer comes from a fixture, and nobody looks at what they ask. Each has its
 * reason here, and this list may only grow shorter.
 */
const toldFromFixtures = {
  'downloadStatement.countStatement': 'One call with the work below: the tour in a browser goes through both.',
  'downloadStatement.makeStatement': 'Made in a worker, which Node has not and the tour in a browser has.',
  'reauthentication.confirmByPasskey':
    'The browser asks for the passkey; journeys/passkeys.test.ts does with one in software.',
  'secondFactor.changeFactors': 'The browser makes the passkey; journeys/passkeys.test.ts does with one in software.',
  'session.dropSession': 'Calls nobody: it forgets what this browser holds.',
  'signIn.signInByPasskey': 'The browser asks for the passkey; journeys/passkeys.test.ts does with one in software.',
};

const here = import.meta.dirname;
const flowFiles = namesIn('flows');

test('every actor of every machine is walked with the work of the product, but for those named here', async () => {
  const wires = (await exportsOf(flowFiles.map((name) => `flows/${name}`))).filter(isWire);
  const wired = wires.flatMap(({ spec, answers }) =>
    Object.keys(answers).map((actor) => `${spec.machine.id}.${actor}`),
  );
  const specs = (await exportsOf(namesIn('../specs').map((name) => `../specs/${name}`))).filter(isSpec);
  const all = specs.flatMap(({ machine, cannotFail = [] }) =>
    Object.entries(machine.implementations.actors)
      .filter(([actor, logic]) => !(logic instanceof StateMachine) && !cannotFail.includes(actor))
      .map(([actor]) => `${machine.id}.${actor}`),
  );
  const told = all.filter((actor) => !wired.includes(actor));
  expect(told.toSorted()).toEqual(Object.keys(toldFromFixtures));
});

test('a wire begins as its spec says, so that whatever is sent of it is parsed by the contract', async () => {
  const wires = (await exportsOf(flowFiles.map((name) => `flows/${name}`))).filter(isWire);
  const specs = (await exportsOf(namesIn('../specs').map((name) => `../specs/${name}`))).filter(isSpec);
  const others = specs.flatMap(({ machine, starts }) => {
    const wired = wires.find(({ spec }) => spec.machine.id === machine.id);
    return Object.keys(starts).flatMap((start) =>
      wired && wired.spec.starts[start] !== starts[start] ? `${machine.id}: ${start}` : [],
    );
  });
  expect(others).toEqual([]);
});

test.each(flowFiles)('the wires of %s are walked', (file) => {
  expect(existsSync(resolve(here, `${basename(file, '.ts')}.test.ts`))).toBe(true);
});

function namesIn(folder: string): string[] {
  return readdirSync(resolve(here, folder)).filter((name) => name.endsWith('.ts'));
}

async function exportsOf(files: readonly string[]): Promise<unknown[]> {
  const modules = await Promise.all(files.map((file): Promise<object> => import(resolve(here, file))));
  return modules.flatMap((module) => Object.values(module));
}

const isSpec = (value: unknown): value is AnyPathSpec =>
  typeof value === 'object' && value !== null && 'machine' in value;
const isWire = (value: unknown): value is AnyWire => typeof value === 'object' && value !== null && 'answers' in value;
