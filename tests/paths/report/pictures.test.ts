import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WalkRecord } from '../walker/walkRecord.ts';
import { stalePictures } from './pictures.ts';

const run = '2026-11-21T09:00:00.000Z';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function taken(name: string, at: string): void {
  writeFileSync(join(folder, name), '');
  utimesSync(join(folder, name), new Date(at), new Date(at));
}

const showing = (startScreenshot: string, screenshot: string): WalkRecord => ({
  ...{ machine: 'door', level: 'browser', face: 'chat', shape: 'tour', run, milliseconds: 1 },
  ...{ states: [], transitions: [], guards: [], events: [] },
  paths: [
    {
      ...{ id: 'a', start: '', words: '', startsIn: 'door', startScreenshot, proves: [], about: [] },
      steps: [{ label: '', eventType: 'pushed', kind: 'user', from: 'door', to: 'door', transitions: [], screenshot }],
      outcome: { state: 'door', isFinal: false },
    },
  ],
});

test('pictures of this run may be shown', () => {
  taken('before.jpg', '2026-11-21T09:00:01.000Z');
  taken('after.jpg', '2026-11-21T09:00:02.000Z');
  expect(stalePictures([showing('before.jpg', 'after.jpg')], { run, folder })).toEqual([]);
});

test('one that is older than the run, and one that is not there, are refused by name', () => {
  taken('before.jpg', '2026-11-21T08:59:59.000Z');
  expect(stalePictures([showing('before.jpg', 'after.jpg')], { run, folder })).toEqual([
    'before.jpg is older than the run',
    'after.jpg is missing',
  ]);
});
