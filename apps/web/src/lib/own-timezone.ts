/** The zone of the person who looks, not of the organization (IANA). */
export const ownTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
