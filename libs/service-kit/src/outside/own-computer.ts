const OWN = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, as a URL names it, is the computer of whoever asks. */
export const isOwnComputer = (hostname: string): boolean => OWN.test(hostname);
