import { createContext } from 'react';

/** The title of a page that came as HTML, which says more than its heading. It is kept while that page is shown. */
export const WrittenTitle = createContext<string | undefined>(undefined);
