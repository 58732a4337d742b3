import { expect, test } from 'vitest';
import type { Answer, Ask } from './pgliteMessages.ts';
import { turnTaker } from './pgliteTurns.ts';

/** A session that only knows whether it is in a transaction, and writes down what is done with it. */
function watchedSession() {
  const log: string[] = [];
  let isOpen = false;
  let isFailed = false;
  const turns = turnTaker({
    run: ({ sql }: Ask) => {
      log.push(sql);
      if (sql === 'begin') isOpen = true;
      if (sql === 'fail') isFailed = true;
      if (sql === 'commit' || sql === 'rollback') isOpen = isFailed = false;
      const state = isFailed ? 'failed' : isOpen ? 'inTransaction' : 'idle';
      return { state, outcome: { rows: [], affected: sql.includes('of nothing') ? 0 : 1 } };
    },
    sync: () => log.push('sync'),
    reply: (answers: readonly Answer[]) => log.push(`answered ${answers.map(({ id }) => id).join(' ')}`),
  });
  let id = 0;
  return {
    log,
    ask: (connection: number, sql: string) => turns.ask({ id: ++id, connection, sql, params: [] }),
    /** Everything asked so far has run when this is over. */
    turn: () => new Promise<void>((done) => setImmediate(() => setImmediate(done))),
  };
}

test('nobody is told of a change before it is on the disk, and one sync serves all that came together', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'insert a');
  ask(2, 'select b');
  ask(3, 'update c');
  await turn();
  expect(log).toEqual(['insert a', 'select b', 'update c', 'sync', 'answered 1 2 3']);
});

test('reading alone needs no sync', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'select a');
  await turn();
  expect(log).toEqual(['select a', 'answered 1']);
});

test('a change that found no row needs no sync, unless another may hide in it', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'update of nothing');
  await turn();
  ask(1, 'with a as (delete) update of nothing');
  await turn();
  expect(log).toEqual([
    'update of nothing',
    'answered 1',
    'with a as (delete) update of nothing',
    'sync',
    'answered 2',
  ]);
});

test('a connection that begins a transaction has the session to itself until it ends', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'begin');
  ask(2, 'insert by another');
  await turn();
  ask(1, 'insert its own');
  await turn();
  ask(1, 'commit');
  await turn();
  expect(log).toEqual([
    ...['begin', 'answered 1'],
    ...['insert its own', 'answered 3'],
    ...['commit', 'insert by another', 'sync', 'answered 4 2'],
  ]);
});

test('what ran before a transaction is answered while that goes on, and its own change is synced at its commit', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'insert before');
  ask(2, 'begin');
  ask(2, 'insert inside');
  await turn();
  ask(2, 'commit');
  await turn();
  expect(log).toEqual([
    ...['insert before', 'begin', 'insert inside', 'answered 2 3', 'sync', 'answered 1'],
    ...['commit', 'sync', 'answered 4'],
  ]);
});

test('a transaction that failed can do nothing but roll back: what waits for the disk is answered after it', async () => {
  const { log, ask, turn } = watchedSession();
  ask(1, 'insert before');
  ask(2, 'begin');
  ask(2, 'fail');
  await turn();
  ask(2, 'rollback');
  await turn();
  expect(log).toEqual(['insert before', 'begin', 'fail', 'answered 2 3', 'rollback', 'sync', 'answered 1 4']);
});
