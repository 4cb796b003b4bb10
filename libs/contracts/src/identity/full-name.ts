type Named = { readonly firstName: string; readonly lastName: string };

/** What somebody is called; who has one name has no last one. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trimEnd();
