import type { Db } from '../database/open.ts';
import { applyEventIn } from '../transfer/lifecycle/applyEvent.ts';
import { keepAct, keepRefusal } from './audit.ts';
import { commands, helpLines } from './commands.ts';
import { namedTransfer, namingSentence } from './namedTransfer.ts';
import { mayAddUnasked } from './operatorCommands.ts';
import { takeNotices } from './operatorNotices.ts';
import { rolesOfOperator } from './operators.ts';
import { withoutAddress } from './personInAudit.ts';
import { type CommandName, isCommand, mayGive, whoMay, whoMayInWords } from './roles.ts';
import { refusedByTheDatabase } from './rulesOfTheDatabase.ts';
import { type OpsAnswer, type OpsPorts, type OpsRequest, type OpsTools, refusal } from './runCommand.ts';

/** Does what an operator asked, once they proved who they are, and keeps who asked for what (D-113). */
export async function runOps(db: Db, request: OpsRequest, ports: OpsPorts = {}): Promise<OpsAnswer> {
  const { command } = request;
  if (!isCommand(command)) return { ok: false, lines: [`There is no command “${command}”.`, '', ...helpLines()] };
  const tools = { ...ports, db, applyEvent: applyEventIn(db, ports.onTransferChange), operator: '' };
  if (whoMay[command] === 'anyone') return run(command, tools, request);
  if (command === 'add-operator' && (await mayAddUnasked(tools))) return acted(command, tools, request);

  const { operator: name, secret } = request;
  if (!name) return { ok: false, lines: ['Say who you are: --as NAME.'] };
  if (!secret) return { ok: false, lines: ['Give your secret: type it in a terminal, or set OPERATOR_SECRET.'] };
  const roles = await rolesOfOperator(db, { name, secret });
  if (!roles) return { ok: false, lines: [`That is not the secret of an operator “${name}”. See operators.`] };
  const known = { ...tools, operator: name };
  const heard = await takeNotices(db, name);
  const answer = mayGive(command, roles)
    ? await acted(command, known, request)
    : await refused(known, request, `${command} is for ${whoMayInWords(command)}; you have ${roles.join(', ')}.`);
  return heard.length > 0 ? { ...answer, heard } : answer;
}

/** What takes a transfer is given its id, or not run at all. */
async function run(command: CommandName, tools: OpsTools, request: OpsRequest): Promise<OpsAnswer> {
  const { takes, run: act } = commands[command];
  if (!takes.includes('TRANSFER') || request.transferId === undefined) return act(tools, request);
  const named = await namedTransfer(tools.db, request.transferId);
  return named.ok ? act(tools, { ...request, transfer: named.value }) : refusal(namingSentence[named.refusal]);
}

/** Who has not the right to is in the audit too (ASVS 16.3.2). */
async function refused(tools: OpsTools, request: OpsRequest, why: string): Promise<OpsAnswer> {
  const id = await keepAct(tools.db, tools.operator, await asKept(tools.db, request));
  await keepRefusal(tools.db, { id, operator: tools.operator, request, why });
  return refusal(why);
}

async function acted(command: CommandName, tools: OpsTools, request: OpsRequest): Promise<OpsAnswer> {
  const operator = tools.operator || 'installation';
  const id = await keepAct(tools.db, operator, await asKept(tools.db, request));
  const answer = await run(command, tools, request).catch(refusedByTheDatabase);
  if (!answer.ok) await keepRefusal(tools.db, { id, operator, request, why: answer.lines.join(' ') });
  return answer;
}

/** No secret is in it, and nobody's address. */
const asKept = async (db: Db, request: OpsRequest): Promise<OpsRequest> =>
  isCommand(request.command) && commands[request.command].takes.includes('PERSON')
    ? withoutAddress(db, request)
    : request;
