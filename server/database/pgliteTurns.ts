import type { Answer, Ask } from './pgliteMessages.ts';
import type { Ran } from './pgliteStatements.ts';

type Session = {
  readonly run: (ask: Ask) => Ran;
  /** Returns when everything committed so far is on the disk. */
  readonly sync: () => void;
  readonly reply: (answers: readonly Answer[]) => void;
  /** Called before a statement that begins outside a transaction. */
  readonly beforeTurn?: () => void;
};

/** Statements that change nothing, or nothing that is not changed until a `commit` is run. */
const changesNothing = /^\s*(select|show|begin|commit|rollback|savepoint|release)\b/i;
/** Statements that have changed nothing where they found no row; one that begins with `with` may hold others. */
const changesRows = /^\s*(insert|update|delete)\b/i;

const hasChanged = ({ sql }: Ask, { outcome }: Ran): boolean =>
  !changesNothing.test(sql) && !(changesRows.test(sql) && 'affected' in outcome && outcome.affected === 0);

/**
 * One session for many connections. A connection that begins a transaction has the session to itself until that ends;
 * other statements run in the order they came. Outside a transaction nothing is answered before it is on the disk, and
 * one sync serves all that ran since the last: a commit nobody was told of may be lost, as one cut short may.
 */
export function turnTaker({ run, sync, reply, beforeTurn }: Session) {
  const waiting: Ask[] = [];
  const held: Answer[] = [];
  let owner: number | undefined;
  let isUnsynced = false;
  let isAwake = false;

  function next(): Ask | undefined {
    const index = owner === undefined ? 0 : waiting.findIndex(({ connection }) => connection === owner);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function work() {
    isAwake = false;
    const steps: Answer[] = [];
    let isFailed = false;
    for (let ask = next(); ask; ask = next()) {
      if (owner === undefined) beforeTurn?.();
      const ran = run(ask);
      const { state, outcome } = ran;
      isUnsynced ||= hasChanged(ask, ran);
      owner = state === 'idle' ? undefined : ask.connection;
      isFailed = state === 'failed';
      (owner === undefined ? held : steps).push({ id: ask.id, ...outcome });
    }
    if (steps.length > 0) reply(steps);
    if (held.length > 0 && !isFailed) {
      if (isUnsynced) sync();
      // What the open transaction has changed itself is not committed yet.
      isUnsynced &&= owner !== undefined;
      reply(held.splice(0));
    }
  }

  return {
    /** Runs with whatever else has arrived by then. */
    ask(ask: Ask) {
      waiting.push(ask);
      if (isAwake) return;
      isAwake = true;
      setImmediate(work);
    },
  };
}
