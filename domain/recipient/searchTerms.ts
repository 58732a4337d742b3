/**
 * What a search for a person looks for: each word is part of the name, wherever it stands in it, since many say the
 * family's name first (RCP-07, D-91).
 */
export const searchTerms = (search: string): string[] => search.split(/\s+/).filter(Boolean);
