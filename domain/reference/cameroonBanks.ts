/** The first five digits of a Cameroonian account say the bank; the id is that code. */
export const cameroonBanks = [
  { id: '10001', bank: 'BICEC' },
  { id: '10002', bank: 'SCB Cameroun' },
  { id: '10003', bank: 'Société Générale Cameroun' },
  { id: '10004', bank: 'Standard Chartered Bank Cameroon' },
  { id: '10005', bank: 'Afriland First Bank' },
  { id: '10006', bank: 'Amity Bank' },
  { id: '10007', bank: 'Citibank Cameroon' },
  { id: '10008', bank: 'Commercial Bank Cameroun' },
  { id: '10019', bank: 'Crédit Foncier du Cameroun' },
  { id: '10020', bank: 'Société Camerounaise d’Équipement' },
  { id: '10021', bank: 'SOCCA' },
  { id: '10022', bank: 'SOCABAIL' },
  { id: '10023', bank: 'Union Bank of Cameroon' },
  { id: '10025', bank: 'National Financial Credit Bank' },
  { id: '10026', bank: 'FOGAPE' },
  { id: '10027', bank: 'Société de Recouvrement des Créances' },
  { id: '10028', bank: 'Société Nationale d’Investissement' },
  { id: '10029', bank: 'Ecobank Cameroun' },
  { id: '10030', bank: 'PRO-PME' },
  { id: '10031', bank: 'Africa Leasing Company' },
  { id: '10032', bank: 'Société Financière Africaine' },
  { id: '10033', bank: 'United Bank for Africa Cameroon (UBA)' },
  { id: '10034', bank: 'Banque Atlantique Cameroun' },
  { id: '10035', bank: 'BGFIBank Cameroun' },
  { id: '10036', bank: 'Banque Camerounaise des PME' },
  { id: '10037', bank: 'Wafacash' },
  { id: '10039', bank: 'CCA Bank' },
  { id: '10040', bank: 'Bange Bank Cameroun' },
  { id: '16010', bank: 'Crédit du Sahel' },
  { id: '16012', bank: 'Fonds Provinciale de Refinancement' },
  { id: '30004', bank: 'Crédit Agricole d’Investissement du Cameroun (CAIC)' },
] as const;

/** Names the bank of a five-digit code, when we know it. */
export const cameroonBankOf = (bankCode: string): string | undefined =>
  cameroonBanks.find(({ id }) => id === bankCode)?.bank;
