type PersonName = { readonly firstName: string; readonly lastName: string };

/** What somebody is called; who has one name has no last one. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trimEnd();
