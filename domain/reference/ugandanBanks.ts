/** When the list was last compared with what is publicly known; the operator confirms it (D-69). */
export const ugandanBanksReviewedOn = '2026-11-21';

/**
 * The 28 institutions that hold Ugandan bank accounts (RCP-32): the clearing banks still open, and the credit
 * institutions that take deposits.
 */
export const ugandanBanks = [
  { id: 'abc-capital', bank: 'ABC Capital Bank' },
  { id: 'absa', bank: 'Absa Bank Uganda' },
  { id: 'bank-of-africa', bank: 'Bank of Africa Uganda' },
  { id: 'baroda', bank: 'Bank of Baroda Uganda' },
  { id: 'bank-of-india', bank: 'Bank of India Uganda' },
  { id: 'brac', bank: 'BRAC Uganda Bank' },
  { id: 'cairo', bank: 'Cairo Bank Uganda' },
  { id: 'centenary', bank: 'Centenary Bank' },
  { id: 'citibank', bank: 'Citibank Uganda' },
  { id: 'dfcu', bank: 'dfcu Bank' },
  { id: 'diamond-trust', bank: 'Diamond Trust Bank Uganda' },
  { id: 'ecobank', bank: 'Ecobank Uganda' },
  { id: 'equity', bank: 'Equity Bank Uganda' },
  { id: 'exim', bank: 'Exim Bank Uganda' },
  { id: 'finance-trust', bank: 'Finance Trust Bank' },
  { id: 'guaranty-trust', bank: 'Guaranty Trust Bank Uganda' },
  { id: 'housing-finance', bank: 'Housing Finance Bank' },
  { id: 'im', bank: 'I&M Bank Uganda' },
  { id: 'kcb', bank: 'KCB Bank Uganda' },
  { id: 'ncba', bank: 'NCBA Bank Uganda' },
  { id: 'opportunity', bank: 'Opportunity Bank Uganda' },
  { id: 'postbank', bank: 'PostBank Uganda' },
  { id: 'pride', bank: 'Pride Bank' },
  { id: 'salaam', bank: 'Salaam Bank Uganda' },
  { id: 'stanbic', bank: 'Stanbic Bank Uganda' },
  { id: 'standard-chartered', bank: 'Standard Chartered Bank Uganda' },
  { id: 'tropical', bank: 'Tropical Bank' },
  { id: 'uba', bank: 'United Bank for Africa Uganda (UBA)' },
] as const;
