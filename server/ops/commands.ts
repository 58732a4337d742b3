import type { Db } from '../database/open.ts';
import type { FetchFile } from '../reconciliation/companyFile.ts';
import { happenIn } from '../transfers/happen.ts';
import type { Command, OpsAnswer, OpsRequest } from './acting.ts';
import { keepAct, keepRefusal, showAudit } from './audit.ts';
import { blockPerson, unblockPerson } from './blockActs.ts';
import { answerCase, showComplaints } from './complaintActs.ts';
import { pauseRule, resumeRule } from './fraudRuleActs.ts';
import { act, actForReason, actOfTwo, actOnChargeback, release, requestDocuments } from './holdActs.ts';
import { holdLegally, releaseLegalHold } from './legalHoldActs.ts';
import { isOperator } from './operators.ts';
import { actOnOverpaid, markPaid, markReturned } from './payoutActs.ts';
import { endSessions, mayAddUnasked, newOperator, removeOperator, showOperators } from './people.ts';
import { resumeLocation, showSuspended, suspendLocation } from './placeActs.ts';
import { showQueue } from './queue.ts';
import { reconcileDay } from './reconcileDay.ts';
import { refundBounced, refundPaid } from './refundActs.ts';
import { showSecurity } from './showSecurity.ts';
import { showTransfer } from './showTransfer.ts';
import { switchRedirect, switchSite } from './siteActs.ts';
import { table } from './table.ts';
import { topUp } from './topUp.ts';
import { verifyBooks } from './verifyBooks.ts';
import { writeOff } from './writeOff.ts';

type Entry = {
  readonly takes: string;
  readonly says: string;
  readonly run: Command;
  /** Reads and changes nothing: asks for nobody's secret. */
  readonly reads?: true;
};

/** Everything an operator can do. `x2` takes two of them (money notes, 3). */
const commands: Readonly<Record<string, Entry>> = {
  help: { takes: '', says: 'this list', reads: true, run: async () => ({ ok: true, lines: helpLines() }) },
  verify: { takes: '', says: 'check every promise about the books', reads: true, run: verifyBooks },
  reconcile: {
    takes: '[DAY]',
    says: 'close a day: safeguarding figures, and where companies’ files do not agree with our books',
    reads: true,
    run: reconcileDay,
  },
  queue: { takes: '', says: 'what waits for a person', reads: true, run: ({ db }) => showQueue(db) },
  show: { takes: 'TRANSFER', says: 'a transfer, its journal and history', reads: true, run: showTransfer },
  audit: { takes: '[TRANSFER]', says: 'who did what', reads: true, run: ({ db }, request) => showAudit(db, request) },
  complaints: {
    takes: '[CASE]',
    says: 'complaints nobody answered, or one of them',
    reads: true,
    run: showComplaints,
  },
  'answer-complaint': {
    takes: 'CASE --answer',
    says: 'the final answer, by e-mail and with the case',
    run: answerCase,
  },
  suspended: { takes: '', says: 'where nobody may send from for now', reads: true, run: showSuspended },
  'suspend-location': { takes: 'COUNTRY', says: 'who lives there begins no transfer', run: suspendLocation },
  'resume-location': { takes: 'COUNTRY', says: 'they may send again', run: resumeLocation },
  operators: { takes: '', says: 'who may act', reads: true, run: showOperators },
  'add-operator': { takes: 'NAME', says: 'make the secret of a new operator', run: newOperator },
  'remove-operator': { takes: 'NAME', says: 'somebody acts no more', run: removeOperator },
  approve: { takes: 'TRANSFER', says: 'x2  let a large transfer go out', run: actOfTwo('approve', 'approve') },
  reject: { takes: 'TRANSFER --reason', says: 'end it; what was paid goes back', run: actForReason('reject') },
  release: {
    takes: 'TRANSFER',
    says: 'a false alarm: pay a held or suspended transfer out',
    run: release,
  },
  'accept-difference': {
    takes: 'TRANSFER',
    says: 'x2  take less than was due for enough',
    run: actOfTwo('difference.accepted', 'acceptDifference'),
  },
  'request-documents': { takes: 'TRANSFER --reason', says: 'ask the sender for a document', run: requestDocuments },
  'accept-documents': { takes: 'TRANSFER', says: 'the document will do', run: act({ type: 'docs.accepted' }) },
  'clear-hit': { takes: 'TRANSFER', says: 'x2  somebody else of that name', run: actOfTwo('hit.cleared', 'clearHit') },
  'confirm-hit': {
    takes: 'TRANSFER',
    says: 'x2  the one who is listed: end it, freeze the money',
    run: actOfTwo('hit.confirmed', 'confirmHit'),
  },
  'release-frozen': {
    takes: 'TRANSFER',
    says: 'x2  the law lets frozen money go back',
    run: actOfTwo('frozen.released', 'releaseFrozen'),
  },
  'hold-legally': {
    takes: 'TRANSFER --reason',
    says: 'by order of a court or an authority: nothing of it leaves',
    run: holdLegally,
  },
  'release-legal-hold': { takes: 'TRANSFER', says: 'x2  the order is over', run: releaseLegalHold },
  'flag-fraud': { takes: 'TRANSFER --reason', says: 'stop it for a look', run: actForReason('fraud.flag') },
  'clear-fraud': { takes: 'TRANSFER', says: 'all is well: it goes on', run: act({ type: 'fraud.cleared' }) },
  'confirm-fraud': {
    takes: 'TRANSFER',
    says: 'end it; what was paid goes back to the payer',
    run: act({ type: 'fraud.confirmed' }),
  },
  'chargeback-opened': {
    takes: 'TRANSFER',
    says: 'the payer’s bank took the money back',
    run: actOnChargeback('chargeback.opened'),
  },
  'chargeback-won': { takes: 'TRANSFER', says: 'we have it again', run: actOnChargeback('chargeback.won') },
  'chargeback-lost': {
    takes: 'TRANSFER [--amount FEE]',
    says: 'the payer keeps it',
    run: actOnChargeback('chargeback.lost'),
  },
  'mark-paid': { takes: 'TRANSFER --reference', says: 'a manual payout was made', run: markPaid },
  'mark-returned': { takes: 'TRANSFER --reason', says: 'a payout came back', run: markReturned },
  refund: {
    takes: 'TRANSFER',
    says: 'x2  give back what a partner returned',
    run: actOfTwo('return.refunded', 'refundReturned'),
  },
  'refund-paid': {
    takes: 'TRANSFER --reference',
    says: 'x2  a refund its company refused was paid by bank',
    run: refundPaid,
  },
  'refund-bounced': { takes: 'TRANSFER --reference', says: 'a refund came back to us', run: refundBounced },
  'accept-paid': {
    takes: 'TRANSFER',
    says: 'what was paid after it was given back was the delivery',
    run: actOnOverpaid('payout.acknowledged'),
  },
  recovered: {
    takes: 'TRANSFER --reference',
    says: 'the partner made good what it paid twice',
    run: actOnOverpaid('payout.recovered'),
  },
  'top-up': { takes: 'PARTNER --bought --paid --reference', says: 'float was bought', run: topUp },
  'write-off': { takes: '--amount --reason --reference', says: 'x2  accept a loss', run: writeOff },
  maintenance: {
    takes: 'on|off [--reason]',
    says: 'put a page in the place of signing in; the reason is what it says',
    run: switchSite,
  },
  'mobile-redirect': { takes: 'on|off', says: 'lead phones to the apps', run: switchRedirect },
  block: {
    takes: 'PERSON --reason',
    says: 'sign somebody out everywhere and stop what is not with a partner yet',
    run: blockPerson,
  },
  'pause-rule': { takes: 'RULE', says: 'a rule about fraud holds nothing for now', run: pauseRule },
  'resume-rule': { takes: 'RULE', says: 'it holds again', run: resumeRule },
  unblock: { takes: 'PERSON', says: 'x2  let them go on', run: unblockPerson },
  security: {
    takes: '[PERSON] [--since 24h]',
    says: 'what happened to accounts, and who tries many of them',
    reads: true,
    run: showSecurity,
  },
  'end-sessions': { takes: 'PERSON', says: 'sign somebody out everywhere', run: endSessions },
};

export const helpLines = (): string[] => [
  'npm run ops -- COMMAND [about] --as NAME [--reference REF] [--reason "…"] [--amount "10 GBP"] [--json]',
  'Acting asks for your secret, or reads it from OPERATOR_SECRET.',
  '',
  ...table(
    ['command', 'about', 'what it does'],
    Object.entries(commands).map(([name, { takes, says }]) => [name, takes, says]),
  ),
];

/** Does what an operator asked, once they proved who they are, and keeps who asked for what (D-113). */
export async function runOps(db: Db, request: OpsRequest, fetchFile?: FetchFile): Promise<OpsAnswer> {
  const entry = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  if (!entry) return { ok: false, lines: [`There is no command “${request.command}”.`, '', ...helpLines()] };
  const tools = { db, happen: happenIn(db), operator: '', fetchFile };
  if (entry.reads) return entry.run(tools, request);
  if (request.command === 'add-operator' && (await mayAddUnasked(tools))) return acted(entry, tools, request);

  const { operator: name, secret } = request;
  if (!name) return { ok: false, lines: ['Say who you are: --as NAME.'] };
  if (!secret) return { ok: false, lines: ['Give your secret: type it in a terminal, or set OPERATOR_SECRET.'] };
  if (!(await isOperator(db, { name, secret }))) {
    return { ok: false, lines: [`That is not the secret of an operator “${name}”. See operators.`] };
  }
  return acted(entry, { ...tools, operator: name }, request);
}

async function acted(entry: Entry, tools: Parameters<Command>[0], request: OpsRequest): Promise<OpsAnswer> {
  const operator = tools.operator || 'installation';
  const id = await keepAct(tools.db, operator, request);
  const answer = await entry.run(tools, request);
  if (!answer.ok) await keepRefusal(tools.db, { id, operator, request, why: answer.lines.join(' ') });
  return answer;
}
