import { sql } from 'kysely';
import { defaultLanguage, isLanguage, type Language, languages } from '#contract/protocol/language.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { agree, type Two } from './agreement.ts';
import { invite } from './invitations.ts';
import { noteChange, type OperatorChange } from './operatorNotices.ts';
import { addFounder, foundingOperators, isOperatorName, listOperators } from './operators.ts';
import { operatorRoles, rolesIn, type TwoPersonCommand } from './roles.ts';
import { type Command, firstYes, type OpsAnswer, type OpsRequest, type OpsTools, refusal } from './runCommand.ts';

/** Until there are two, whoever has the machine may add one; two is what approving takes. */
export const mayAddUnasked = async ({ db }: Pick<OpsTools, 'db'>): Promise<boolean> =>
  (await listOperators(db)).length < foundingOperators;

/** A new operator: two others agree on the name, the address and the roles, and the link goes to that address alone. */
export const addOperator: Command = async (tools, request) => {
  const { transferId: name = '', email: address, roles: typed } = request;
  if (!isOperatorName(name)) {
    return refusal('Give the operator a name of small letters, digits, dots and hyphens: add-operator grace.');
  }
  const language = languageIn(request);
  if (!language) return refusal(`Say which language: --language ${languages.join(' or ')}.`);
  const email = address === undefined ? undefined : checkEmail(address);
  if (email && !email.ok) return refusal(noEmail);
  if (!tools.operator) return addFirst(tools.db, { name, email: email?.value ?? null, language });
  if (!email) return refusal(noEmail);
  const roles = rolesIn(typed);
  if (!roles) return refusal(noRoles);
  return byTwo(tools, {
    ...{ command: 'add-operator', name, change: 'added', details: { email: email.value, roles, language } },
    problem: async (db) => ((await find(db, name)) ? taken(name) : undefined),
    async carryOut(db, two) {
      await sql`insert into operator (name, email, language, roles, added_by)
        values (${name}, ${email.value}, ${language}, ${[...roles]}, ${two.proposedBy})`.execute(db);
      await invite(db, { operator: name, ...two });
    },
    done: `${name} is an operator once the link is used that went to ${email.value}. It works once, for 24 hours.`,
  });
};

async function addFirst(db: Db, founder: Parameters<typeof addFounder>[1]): Promise<OpsAnswer> {
  const { name } = founder;
  if (await find(db, name)) return refusal(taken(name));
  const secret = await addFounder(db, founder);
  if (secret === undefined) return refusal('Say who you are: --as NAME.');
  await noteChange(db, { about: name, change: 'added', detail: operatorRoles.join(', ') });
  return {
    ok: true,
    lines: [
      `${name} is an operator now, in every role. The secret is shown this once; only ${name} may have it:`,
      `OPERATOR_SECRET=${secret}`,
    ],
    data: { name, secret },
  };
}

export const removeOperator: Command = async (tools, { transferId: name = '' }) => {
  if (name === tools.operator) return refusal('Two others take you away.');
  return byTwo(tools, {
    ...{ command: 'remove-operator', name, change: 'removed', details: {} },
    problem: async (db) => ((await find(db, name))?.acts ? undefined : nobody),
    carryOut: (db) => sql`update operator set disabled_at = now() where name = ${name}`.execute(db),
    done: `${name} acts no more.`,
  });
};

/** The old secret ends at once; the new one goes to the address two operators have agreed on before. */
export const rekeyOperator: Command = async (tools, { transferId: name = '' }) => {
  return byTwo(tools, {
    ...{ command: 'rekey-operator', name, change: 'rekeyed', details: {} },
    async problem(db) {
      const found = await find(db, name);
      if (!found?.acts) return nobody;
      return found.email === null ? `${name} has no address yet: change-operator ${name} --email.` : undefined;
    },
    async carryOut(db, two) {
      await sql`update operator set secret_hash = null where name = ${name}`.execute(db);
      await invite(db, { operator: name, ...two });
    },
    done: `The secret of ${name} works no more. A link to a new one is on its way to the address of ${name}.`,
  });
};

export const changeOperator: Command = async (tools, request) => {
  const { transferId: name = '' } = request;
  const wanted = changesIn(request);
  if (!wanted.ok) return refusal(wanted.refusal);
  const { email, language, roles } = wanted.value;
  return byTwo(tools, {
    ...{ command: 'change-operator', name, change: 'changed', details: wanted.value },
    problem: async (db) => ((await find(db, name))?.acts ? undefined : nobody),
    carryOut: (db) =>
      sql`update operator set email = coalesce(${email ?? null}, email), language = coalesce(${language ?? null}, language),
        roles = coalesce(${roles ? [...roles] : null}, roles) where name = ${name}`.execute(db),
    done: `${name} is changed: ${inWords(wanted.value)}.`,
  });
};

type Wanted = { readonly email?: string; readonly roles?: readonly string[]; readonly language?: Language };

function changesIn(request: OpsRequest): Result<Wanted, string> {
  const email = request.email === undefined ? undefined : checkEmail(request.email);
  if (email && !email.ok) return refuse(noEmail);
  const roles = request.roles === undefined ? undefined : rolesIn(request.roles);
  if (request.roles !== undefined && !roles) return refuse(noRoles);
  const language = request.language === undefined ? undefined : languageIn(request);
  if (request.language !== undefined && !language)
    return refuse(`Say which language: --language ${languages.join(' or ')}.`);
  if (!email && !roles && !language) return refuse('Say what changes: --roles, --email or --language.');
  return accept({ ...(email && { email: email.value }), ...(roles && { roles }), ...(language && { language }) });
}

type Change = {
  readonly command: TwoPersonCommand;
  readonly name: string;
  readonly change: OperatorChange;
  readonly details: Wanted;
  readonly problem: (db: Db) => Promise<string | undefined>;
  readonly carryOut: (db: Db, two: Two) => Promise<unknown>;
  readonly done: string;
};

/** Everybody hears of it in the transaction that does it, at the address they had before. */
async function byTwo({ db, operator }: OpsTools, { command, name, change, details, done, ...act }: Change) {
  const outcome = await agree(db, {
    ...{ command, about: name, details, operator, problem: act.problem },
    async carryOut(transaction, two) {
      await noteChange(transaction, { about: name, change, detail: inWords(details), ...two });
      await act.carryOut(transaction, two);
    },
  });
  if (typeof outcome === 'object') return refusal(outcome.problem);
  if (outcome === 'keptAlready') return refusal('Your yes is kept already; another operator has to say the same.');
  if (outcome === 'kept') {
    return firstYes(command, 'Another operator has to say the same, word for word, within 7 days.', { name });
  }
  return { ok: true, lines: [done], data: { name, ...details } };
}

const inWords = ({ roles, email, language }: Wanted): string =>
  [roles?.join(', '), email, language].filter(Boolean).join('; ');

async function find(db: Db, name: string): Promise<{ acts: boolean; email: string | null } | undefined> {
  const found = await sql<{ acts: boolean; email: string | null }>`select disabled_at is null as acts, email
    from operator where name = ${name}`.execute(db);
  return found.rows[0];
}

const languageIn = ({ language = defaultLanguage }: OpsRequest): Language | undefined =>
  isLanguage(language) ? language : undefined;

const nobody = 'There is no such operator.';
const taken = (name: string) => `There is an operator “${name}” already, or was.`;
const noEmail = 'Give the address the link goes to: --email grace@sawa.example.';
const noRoles = `Say what they may do: --roles ${operatorRoles.join(',')}, or some of these.`;
