/** What senders in the euro zone say they do (KYC-28, KYC-34); the names are the server's English ones. */
export const professions = [
  { id: 'accounting-finance', name: 'Accounting and finance' },
  { id: 'administration', name: 'Administration and office work' },
  { id: 'agriculture', name: 'Agriculture and fishing' },
  { id: 'arts-media', name: 'Arts, media and sport' },
  { id: 'business-owner', name: 'Business owner' },
  { id: 'care', name: 'Care and social work' },
  { id: 'cleaning', name: 'Cleaning and facilities' },
  { id: 'construction', name: 'Construction and trades' },
  { id: 'driving-delivery', name: 'Driving and delivery' },
  { id: 'education', name: 'Education and training' },
  { id: 'engineering', name: 'Engineering' },
  { id: 'healthcare', name: 'Healthcare and nursing' },
  { id: 'homemaker', name: 'Homemaker' },
  { id: 'hospitality', name: 'Hotels and restaurants' },
  { id: 'information-technology', name: 'Information technology' },
  { id: 'law', name: 'Law' },
  { id: 'manufacturing', name: 'Manufacturing and warehouse work' },
  { id: 'public-service', name: 'Public service' },
  { id: 'religion', name: 'Religious work' },
  { id: 'retired', name: 'Retired' },
  { id: 'sales-retail', name: 'Sales and retail' },
  { id: 'science', name: 'Science and research' },
  { id: 'security', name: 'Security and emergency services' },
  { id: 'self-employed', name: 'Self-employed' },
  { id: 'student', name: 'Student' },
  { id: 'unemployed', name: 'Not working at present' },
  { id: 'other', name: 'Other' },
] as const;

export type ProfessionId = (typeof professions)[number]['id'];

export const isProfession = (id: string): id is ProfessionId => professions.some((profession) => profession.id === id);
