/** The browser goes to a provider's page; apart from the screen, because tests stay where they are. */
export const leaveFor = (uri: string): void => window.location.assign(uri);
