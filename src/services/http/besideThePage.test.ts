import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solveChallenge } from '#contract/account/proofOfWork.ts';
import type { Challenge } from '#contract/protocol/challenge.ts';
import { runDocumentJob } from '../document/runDocumentJob.ts';
import { doWork } from './browserWork.ts';

type Listener = (event: object) => void;

/** A worker that answers with what it is told to, once it has been posted a job. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static answers: readonly (readonly [type: string, event: object])[] = [];
  readonly listeners = new Map<string, Listener>();
  readonly posted: unknown[] = [];
  isOver = false;

  readonly address: string;
  readonly options: object;

  constructor(address: string, options: object) {
    this.address = address;
    this.options = options;
    FakeWorker.made.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  postMessage(job: unknown): void {
    this.posted.push(job);
    queueMicrotask(() => {
      for (const [type, event] of FakeWorker.answers) this.listeners.get(type)?.(event);
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

const saying = (...news: readonly unknown[]) => news.map((data) => ['message', { data }] as const);

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('https://sawa.test/'));
});
afterEach(() => vi.unstubAllGlobals());

const asked: Challenge = { nonce: 'A'.repeat(22), difficulty: 2, expires: 1_800_000_000, mac: 'm'.repeat(43) };

test('work is done beside the page, which then ends it (decision 059)', async () => {
  FakeWorker.answers = saying('proof');
  expect(await doWork(asked)).toBe('proof');
  const [worker] = FakeWorker.made;
  expect(worker).toMatchObject({ posted: [asked], isOver: true, options: { type: 'module', name: 'challenge' } });
  expect(worker?.address).toContain('browserWorker');
  FakeWorker.answers = [['error', {}]];
  await expect(doWork(asked)).rejects.toThrow('The worker of the challenge failed');
  expect(FakeWorker.made.every(({ isOver }) => isOver)).toBe(true);
});

test('the worker answers a challenge with its proof', async () => {
  const heard: Listener[] = [];
  const posted: unknown[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => type === 'message' && heard.push(listener));
  vi.stubGlobal('postMessage', (proof: unknown) => posted.push(proof));
  await import('./browserWorker.ts');
  for (const hear of heard) hear({ data: asked });
  expect(posted).toEqual([solveChallenge(asked)]);
});

const job = { kind: 'rows', message: { method: 'GET', target: '/x', body: '', headers: {} } } as const;

test('a document is made beside the page, which is told how far it is and ends the worker (TXN-40)', async () => {
  const told: object[] = [];
  const progress = { kind: 'progress', done: 1, total: 2 } as const;
  FakeWorker.answers = saying(progress, { kind: 'file', file: 'not wanted' }, { kind: 'rows', rows: [] });
  const news = await runDocumentJob(job, 'rows', { onProgress: (one) => told.push(one) });
  expect(news).toEqual({ kind: 'rows', rows: [] });
  expect(told).toEqual([progress]);
  const [worker] = FakeWorker.made;
  expect(worker).toMatchObject({ posted: [job], isOver: true, options: { type: 'module', name: 'documents' } });
  expect(worker?.address).toContain('documentWorker');
  expect(await runDocumentJob(job, 'rows')).toEqual({ kind: 'rows', rows: [] });
});

test('a document that fails is refused as its worker was, and one nobody waits for ends at once', async () => {
  const failure = { code: 'tooManyRequests', details: { params: { seconds: '5' } } };
  FakeWorker.answers = saying({ kind: 'failed', failure });
  await expect(runDocumentJob(job, 'rows')).rejects.toMatchObject(failure);
  FakeWorker.answers = [['error', {}]];
  await expect(runDocumentJob(job, 'rows')).rejects.toMatchObject({ code: 'unexpected' });
  FakeWorker.answers = [];
  const leaving = new AbortController();
  const given = runDocumentJob(job, 'rows', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  expect(FakeWorker.made.map(({ isOver }) => isOver)).toEqual([true, true, true]);
});

/** Its policy is made when it is loaded. */
const scriptsWith = async (trustedTypes: object | undefined) => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', trustedTypes);
  return (await import('./trustedScript.ts')).trustedScript;
};

test('only our own scripts are run, by the one policy where a browser asks for it', async () => {
  const policies: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
    policies.push(name);
    return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
  };
  const plain = await scriptsWith(undefined);
  const trusted = await scriptsWith({ createPolicy });
  expect(plain('/worker.js')).toBe('/worker.js');
  expect(plain('https://sawa.test/worker.js')).toBe('https://sawa.test/worker.js');
  expect(trusted('/worker.js')).toBe('trusted /worker.js');
  expect(policies).toEqual(['app']);
  for (const script of [plain, trusted]) {
    expect(() => script('https://elsewhere.test/worker.js')).toThrow('https://elsewhere.test/worker.js is not ours');
    expect(() => script('//elsewhere.test/worker.js')).toThrow(TypeError);
  }
});
