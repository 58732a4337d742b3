/** What an operator may do is what one of their roles may do. */
export const operatorRoles = ['support', 'payments', 'compliance'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

type Who = readonly [OperatorRole, ...OperatorRole[]];

const everybody: Who = operatorRoles;

/** Who may give each command. What only reads asks for nobody's secret. */
export const whoMay = {
  help: 'anyone',
  status: 'anyone',
  verify: 'anyone',
  reconcile: 'anyone',
  queue: 'anyone',
  show: 'anyone',
  audit: 'anyone',
  'verify-audit': 'anyone',
  complaints: 'anyone',
  recalls: 'anyone',
  suspended: 'anyone',
  'closed-corridors': 'anyone',
  operators: 'anyone',
  security: 'anyone',
  backup: 'anyone',
  restore: 'anyone',
  'secrets-status': 'anyone',
  'secrets-reseal': 'anyone',
  'secrets-give-up': ['compliance'],
  'answer-complaint': ['support', 'compliance'],
  'recall-asked': ['support', 'payments'],
  'recall-refused': ['support', 'payments'],
  'recall-unanswered': ['support', 'payments'],
  'support-list': ['support', 'compliance'],
  'support-show': ['support', 'compliance'],
  'support-answer': ['support', 'compliance'],
  'end-sessions': everybody,
  'person-export': ['support', 'compliance'],
  'person-close': ['compliance'],
  block: everybody,
  unblock: ['compliance'],
  resend: ['support', 'payments'],
  maintenance: everybody,
  'mobile-redirect': ['support'],
  'suspend-location': ['payments', 'compliance'],
  'resume-location': ['payments', 'compliance'],
  'close-corridor': ['payments', 'compliance'],
  'open-corridor': ['payments', 'compliance'],
  approve: ['payments'],
  reject: ['payments', 'compliance'],
  release: ['payments', 'compliance'],
  'accept-difference': ['payments'],
  'request-documents': everybody,
  'accept-documents': ['compliance'],
  'clear-hit': ['compliance'],
  'confirm-hit': ['compliance'],
  'load-watchlist': ['compliance'],
  'release-frozen': ['compliance'],
  'hold-legally': ['compliance'],
  'release-legal-hold': ['compliance'],
  'flag-fraud': everybody,
  'clear-fraud': ['compliance'],
  'confirm-fraud': ['compliance'],
  'pause-rule': ['compliance'],
  'resume-rule': ['compliance'],
  'chargeback-opened': ['payments'],
  'chargeback-won': ['payments'],
  'chargeback-lost': ['payments'],
  'mark-paid': ['payments'],
  'mark-returned': ['payments'],
  refund: ['payments'],
  'refund-paid': ['payments'],
  'refund-bounced': ['payments'],
  'accept-paid': ['payments'],
  recovered: ['payments'],
  'top-up': ['payments'],
  'write-off': ['payments'],
  'add-operator': ['compliance'],
  'remove-operator': ['compliance'],
  'rekey-operator': ['compliance'],
  'change-operator': ['compliance'],
} as const satisfies Readonly<Record<string, Who | 'anyone'>>;

export type CommandName = keyof typeof whoMay;

export const isCommand = (text: string): text is CommandName => Object.hasOwn(whoMay, text);

/** What one operator alone may not do: the first one's yes is kept, another one's carries it out. */
export const twoPersonCommands = [
  'approve',
  'accept-difference',
  'clear-hit',
  'confirm-hit',
  'release-frozen',
  'release-legal-hold',
  'refund',
  'refund-paid',
  'write-off',
  'unblock',
  'person-close',
  'secrets-give-up',
  'add-operator',
  'remove-operator',
  'rekey-operator',
  'change-operator',
] as const satisfies readonly CommandName[];
export type TwoPersonCommand = (typeof twoPersonCommands)[number];

export const isTwoPersonCommand = (command: string): command is TwoPersonCommand =>
  twoPersonCommands.some((known) => known === command);

/** Who may, in words: `anyone`, or the roles. */
export const whoMayInWords = (command: CommandName): string => {
  const who = whoMay[command];
  return who === 'anyone' ? who : who === everybody ? 'every role' : who.join(', ');
};

export function mayGive(command: CommandName, roles: readonly string[]): boolean {
  const who: Who | 'anyone' = whoMay[command];
  return who === 'anyone' || who.some((role) => roles.includes(role));
}

/** `support,payments` as typed; undefined when a word of it is no role. */
export function rolesIn(text = ''): readonly OperatorRole[] | undefined {
  const typed = text.split(',').map((word) => word.trim());
  const known = operatorRoles.filter((role) => typed.includes(role));
  return known.length > 0 && known.length === new Set(typed).size ? known : undefined;
}
