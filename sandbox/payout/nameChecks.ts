import { createHash } from 'node:crypto';

/** Given name and family name, as banks and mobile networks in Cameroon, Nigeria, Uganda and Kenya print them. */
const holders = [
  'NGOUE ADELAIDE',
  'MBARGA JEAN PAUL',
  'FOTSO CLARISSE',
  'TCHOUMI BERTRAND',
  'EKANI SOLANGE',
  'NKENG EMMANUEL',
  'ATANGANA ROSE',
  'KAMGA SERGE',
  'ABENA CHANTAL',
  'TABI FLORENCE',
  'ADEYEMI OLUWASEUN',
  'OKAFOR CHINONSO',
  'BELLO AMINA',
  'EZE IFEANYI',
  'BALOGUN TEMITOPE',
  'IBRAHIM MUSA',
  'OKONKWO NGOZI',
  'ADEBAYO FOLASADE',
  'UMAR HADIZA',
  'NWOSU CHUKWUEMEKA',
  'NAKATO JOAN',
  'OKELLO DAVID',
  'NAMUKASA GRACE',
  'MUGISHA BRIAN',
  'ACHIENG STELLA',
  'SSERWADDA PAUL',
  'NALUBEGA RUTH',
  'TUMUSIIME ISAAC',
  'AKELLO PATRICIA',
  'KATO JOSEPH',
  'WANJIKU MARY',
  'OTIENO KEVIN',
  'MWANGI PETER',
  'NJERI FAITH',
  'KIPCHOGE DANIEL',
  'MUTUA BEATRICE',
  'OCHIENG GEORGE',
  'WAMBUI ESTHER',
  'KAMAU SAMUEL',
  'CHEBET LINDA',
] as const;

export type NameCheck =
  | { readonly outcome: 'found'; readonly customerName: string }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'tryLater' };

/**
 * Who holds an account, by its last two digits: 39 nobody, 29 no answer today, 77 somebody else.
 * Otherwise whoever the caller expects, when it says so, or always the same holder for the same account.
 */
export function checkName({
  account,
  expectedName,
}: {
  account: string;
  expectedName?: string | undefined;
}): NameCheck {
  const ending = account.slice(-2);
  if (ending === '39') return { outcome: 'notFound' };
  if (ending === '29') return { outcome: 'tryLater' };
  if (ending === '77' || !expectedName) return { outcome: 'found', customerName: holderOf(account, expectedName) };
  return { outcome: 'found', customerName: expectedName.trim().toUpperCase() };
}

function holderOf(account: string, notThis = ''): string {
  const others = holders.filter((holder) => holder !== notThis.trim().toUpperCase());
  const position = createHash('sha256').update(account).digest().readUInt32BE(0) % others.length;
  return others[position] ?? holders[0];
}
