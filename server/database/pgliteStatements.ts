import { messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { DatabaseFailure } from './pgliteMessages.ts';

/** Where a statement left the session: outside any transaction, inside one, or inside one that can only roll back. */
export type SessionState = 'idle' | 'inTransaction' | 'failed';

export type Ran = {
  readonly state: SessionState;
  readonly outcome:
    | { readonly rows: readonly unknown[]; readonly affected: number }
    | { readonly failure: DatabaseFailure };
};

export type Statements = { readonly run: (sql: string, params: readonly unknown[]) => Ran };

type Message = ReturnType<typeof parsed>[number];
type Prepared = { readonly name: string; readonly types: readonly number[]; readonly columns: readonly Message[] };

/** Statements kept prepared; the server has about a hundred, and a search makes some more. */
const mostPrepared = 300;

/**
 * Statements on PGlite by the wire protocol: one exchange each, and each text parsed and planned once, which is most of
 * what a small statement costs. PGlite's own `query` takes six exchanges and plans anew every time.
 */
export function statementsOn(database: PGlite): Statements {
  const prepared = new Map<string, Prepared>();
  const exchange = (...requests: readonly Uint8Array[]) =>
    parsed(database.execProtocolRawSync(Buffer.concat(requests)));

  function execute({ name, types, columns }: Prepared, params: readonly unknown[]): Message[] {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = database.serializers[types[index] ?? 0];
      return serialize ? serialize(value) : String(value);
    });
    const { bind, execute: run, sync } = protocol.serialize;
    return [...columns, ...exchange(bind({ statement: name, values }), run({}), sync())];
  }

  function prepareAndExecute(sql: string, params: readonly unknown[]): Message[] {
    const name = prepared.size < mostPrepared ? `statement-${prepared.size}` : '';
    const { parse: prepare, describe, sync } = protocol.serialize;
    const described = exchange(prepare({ name, text: sql }), describe({ type: 'S', name }), sync());
    if (described.some(isFailure)) return described;
    const columns = described.filter((message) => message.name === 'rowDescription');
    const statement = { name, types: parse.parseDescribeStatementResults(described), columns };
    if (name) prepared.set(sql, statement);
    return execute(statement, params);
  }

  function answersTo(sql: string, params: readonly unknown[]): Message[] {
    if (params.length === 0) return exchange(protocol.serialize.query(sql));
    const known = prepared.get(sql);
    return known ? execute(known, params) : prepareAndExecute(sql, params);
  }

  return {
    run(sql, params) {
      const answers = answersTo(sql, params);
      const state = stateAfter(answers);
      const failure = answers.find(isFailure);
      if (failure) return { state, outcome: { failure: failureFrom(failure) } };
      const result = parse.parseResults(answers, database.parsers).at(-1);
      return { state, outcome: { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 } };
    },
  };
}

const parser = new protocol.Parser();

function parsed(bytes: Uint8Array) {
  const found: Parameters<Parameters<typeof parser.parse>[1]>[0][] = [];
  parser.parse(bytes, (message) => found.push(message));
  return found;
}

const isFailure = (message: Message): message is messages.DatabaseError => message instanceof messages.DatabaseError;

const states: Readonly<Record<string, SessionState>> = { I: 'idle', T: 'inTransaction', E: 'failed' };

function stateAfter(answers: readonly Message[]): SessionState {
  const last = answers.findLast((message) => message instanceof messages.ReadyForQueryMessage);
  const state = last instanceof messages.ReadyForQueryMessage ? states[last.status] : undefined;
  if (!state) throw new Error('The embedded database did not say where it stands');
  return state;
}

/** The fields of a PostgreSQL error the server decides by; the class does not survive the message port. */
const failureFrom = ({ message, code, constraint, detail }: messages.DatabaseError): DatabaseFailure => ({
  message,
  code,
  constraint,
  detail,
});
