/** Where on the dashboard what is open stands: /dashboard#open. */
export const openMattersPlace = 'open';
