import { showAudit } from './audit.ts';
import { blockPerson, unblockPerson } from './blockCommands.ts';
import { answerCase, showComplaints } from './complaintCommands.ts';
import { closeCorridor, openCorridor, showClosedCorridors } from './corridorCommands.ts';
import { endSessions } from './endSessions.ts';
import { pauseRule, resumeRule } from './fraudRuleCommands.ts';
import { act, actForReason, actOfTwo, actOnChargeback, release, requestDocuments } from './holdCommands.ts';
import { keptCommands } from './keptCommands.ts';
import { holdLegally, releaseLegalHold } from './legalHoldCommands.ts';
import { loadWatchlist } from './loadWatchlist.ts';
import { resumeLocation, showSuspended, suspendLocation } from './locationCommands.ts';
import { addOperator, changeOperator, rekeyOperator, removeOperator } from './operatorCommands.ts';
import { resend } from './outboxCommands.ts';
import { actOnOverpaid, markPaid, markReturned } from './payoutCommands.ts';
import { showQueue } from './queue.ts';
import { endRecallAs, markRecallAsked, showRecalls } from './recallCommands.ts';
import { reconcileDay } from './reconcileDay.ts';
import { refundBounced, refundPaid } from './refundCommands.ts';
import { type CommandName, isCommand, isTwoPersonCommand, whoMayInWords } from './roles.ts';
import type { CommandEntry } from './runCommand.ts';
import { showOperators } from './showOperators.ts';
import { showSecurity } from './showSecurity.ts';
import { showStatus } from './showStatus.ts';
import { showTransfer } from './showTransfer.ts';
import { switchRedirect, switchSite } from './siteCommands.ts';
import { answerSupportCase, listSupport, showSupport } from './supportCommands.ts';
import { table } from './table.ts';
import { topUp } from './topUp.ts';
import { verifyAudit } from './verifyAudit.ts';
import { verifyBooks } from './verifyBooks.ts';
import { writeOff } from './writeOff.ts';

/** Everything an operator can do; who may, and what takes two of them, is in `roles.ts`. */
export const commands: Readonly<Record<CommandName, CommandEntry>> = {
  help: { takes: '', says: 'this list', run: async () => ({ ok: true, lines: helpLines() }) },
  status: { takes: '', says: 'how the product stands, on one page', run: showStatus },
  verify: {
    takes: '[--whole]',
    says: 'check every promise about the books: what happened since they were verified last, or everything',
    run: verifyBooks,
  },
  reconcile: {
    takes: '[DAY]',
    says: 'close a day: safeguarding figures, and where companies’ files do not agree with our books',
    run: reconcileDay,
  },
  queue: { takes: '', says: 'what waits for a person', run: ({ db }) => showQueue(db) },
  show: { takes: 'TRANSFER', says: 'a transfer, its journal and history', run: showTransfer },
  audit: { takes: '[TRANSFER]', says: 'who did what', run: ({ db }, request) => showAudit(db, request) },
  'verify-audit': {
    takes: '[FILE]',
    says: 'whether an act was changed or taken away, here and in AUDIT_LOG',
    run: verifyAudit,
  },
  complaints: {
    takes: '[CASE]',
    says: 'complaints nobody answered, or one of them',
    run: showComplaints,
  },
  'answer-complaint': {
    takes: 'CASE --answer',
    says: 'the final answer, by e-mail and with the case',
    run: answerCase,
  },
  recalls: { takes: '[CASE]', says: 'delivered transfers somebody wants back or did not get', run: showRecalls },
  'recall-asked': { takes: 'CASE', says: 'the partner was asked', run: markRecallAsked },
  'recall-refused': {
    takes: 'CASE --reason',
    says: 'the partner said no; money that came back is mark-returned',
    run: endRecallAs('refused'),
  },
  'recall-unanswered': {
    takes: 'CASE --reason',
    says: 'the partner said nothing and its time is over',
    run: endRecallAs('noAnswer'),
  },
  'support-list': { takes: '', says: 'who waits for an answer to what they wrote in the guide', run: listSupport },
  'support-show': { takes: 'CASE', says: 'what was said, and with the guide before', run: showSupport },
  'support-answer': {
    takes: 'CASE --answer',
    says: 'an answer, in their conversation and by e-mail',
    run: answerSupportCase,
  },
  suspended: { takes: '', says: 'where nobody may send from for now', run: showSuspended },
  'suspend-location': { takes: 'COUNTRY', says: 'who lives there begins no transfer', run: suspendLocation },
  'resume-location': { takes: 'COUNTRY', says: 'they may send again', run: resumeLocation },
  'closed-corridors': {
    takes: '',
    says: 'pairs of currencies nothing is quoted for, and until when',
    run: showClosedCorridors,
  },
  'close-corridor': {
    takes: 'FROM-TO|TO [--until DAY]',
    says: 'nothing is quoted there; senders read the day it should open again',
    run: closeCorridor,
  },
  'open-corridor': { takes: 'FROM-TO|TO', says: 'it is quoted again', run: openCorridor },
  operators: { takes: '', says: 'who may act', run: showOperators },
  'add-operator': {
    takes: 'NAME --email --roles',
    says: 'a new operator, who gets the secret by a link that works once',
    run: addOperator,
  },
  'remove-operator': { takes: 'NAME', says: 'somebody acts no more', run: removeOperator },
  'rekey-operator': {
    takes: 'NAME',
    says: 'end a secret that was lost or seen; a link to a new one goes to its owner',
    run: rekeyOperator,
  },
  'change-operator': {
    takes: 'NAME [--roles] [--email] [--language]',
    says: 'other roles, or another address',
    run: changeOperator,
  },
  approve: { takes: 'TRANSFER', says: 'let a large transfer go out', run: actOfTwo('approve', 'approve') },
  reject: { takes: 'TRANSFER --reason', says: 'end it; what was paid goes back', run: actForReason('reject') },
  release: {
    takes: 'TRANSFER',
    says: 'a false alarm: pay a held or suspended transfer out',
    run: release,
  },
  'accept-difference': {
    takes: 'TRANSFER',
    says: 'take less than was due for enough',
    run: actOfTwo('difference.accepted', 'acceptDifference'),
  },
  'request-documents': { takes: 'TRANSFER --reason', says: 'ask the sender for a document', run: requestDocuments },
  'accept-documents': { takes: 'TRANSFER', says: 'the document will do', run: act({ type: 'docs.accepted' }) },
  'clear-hit': { takes: 'TRANSFER', says: 'somebody else of that name', run: actOfTwo('hit.cleared', 'clearHit') },
  'confirm-hit': {
    takes: 'TRANSFER',
    says: 'the one who is listed: end it, freeze the money',
    run: actOfTwo('hit.confirmed', 'confirmHit'),
  },
  'load-watchlist': { takes: 'FILE', says: 'put a list in force; by two where it shrank', run: loadWatchlist },
  'release-frozen': {
    takes: 'TRANSFER',
    says: 'the law lets frozen money go back',
    run: actOfTwo('frozen.released', 'releaseFrozen'),
  },
  'hold-legally': {
    takes: 'TRANSFER --reason',
    says: 'by order of a court or an authority: nothing of it leaves',
    run: holdLegally,
  },
  'release-legal-hold': { takes: 'TRANSFER', says: 'the order is over', run: releaseLegalHold },
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
    says: 'give back what a partner returned',
    run: actOfTwo('return.refunded', 'refundReturned'),
  },
  'refund-paid': {
    takes: 'TRANSFER --reference',
    says: 'a refund its company refused was paid by bank',
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
  'write-off': { takes: '--amount --reason --reference', says: 'accept a loss', run: writeOff },
  resend: { takes: 'KIND|all', says: 'try again what was tried in vain; status names it', run: resend },
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
  unblock: { takes: 'PERSON', says: 'let them go on', run: unblockPerson },
  security: {
    takes: '[PERSON] [--since 24h]',
    says: 'what happened to accounts, and who tries many of them',
    run: showSecurity,
  },
  ...keptCommands,
  'end-sessions': { takes: 'PERSON', says: 'sign somebody out everywhere', run: endSessions },
};

export const helpLines = (): string[] => [
  'npm run ops -- COMMAND [about] --as NAME [--reference REF] [--reason "…"] [--amount "10 GBP"] [--json]',
  'Acting asks for your secret, or reads it from OPERATOR_SECRET. x2 takes two operators.',
  '',
  ...table(
    ['command', 'about', 'what it does', 'who may'],
    Object.entries(commands).map(([name, { takes, says }]) => [
      name,
      takes,
      isTwoPersonCommand(name) ? `x2  ${says}` : says,
      isCommand(name) ? whoMayInWords(name) : '',
    ]),
  ),
];
